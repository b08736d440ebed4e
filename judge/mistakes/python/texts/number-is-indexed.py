n = 123
print(n[0])
