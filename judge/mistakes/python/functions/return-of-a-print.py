def double(n):
    return print(n * 2)

print(double(2) + 1)
