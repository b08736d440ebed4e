n = 5
print(max(n))
