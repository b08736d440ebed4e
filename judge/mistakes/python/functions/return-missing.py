def double(n):
    n * 2

print(double(4) + 1)
