def double(n):
    return 2 * n

print(double(2, 3))
