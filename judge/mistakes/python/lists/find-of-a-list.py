values = [3, 1]
print(values.find(1))
