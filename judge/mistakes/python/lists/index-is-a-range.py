values = [1, 2, 3]
print(values[range(2)])
