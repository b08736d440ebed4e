n = 0
print(5 % n)
