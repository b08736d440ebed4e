n = 8 / 2
print(n << 1)
