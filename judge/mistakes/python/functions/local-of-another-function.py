def read():
    number = 5

read()
print(number)
