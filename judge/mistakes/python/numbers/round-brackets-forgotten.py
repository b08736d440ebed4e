n = 5
print(2(n + 1))
