n = 10 ** 400
print(n / 3)
