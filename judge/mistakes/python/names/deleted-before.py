n = 5
del n
print(n)
