n = 1234
print(len(n))
