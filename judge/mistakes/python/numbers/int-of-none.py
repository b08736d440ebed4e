def read():
    n = 5

print(int(read()))
