values = [3, 1, 2]
sorted(values)
print(values)
