n = 7 ** 20000
print(n)
