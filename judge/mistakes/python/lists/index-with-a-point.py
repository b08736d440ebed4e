values = [3, 1, 2]
middle = len(values) / 2
print(values[middle])
