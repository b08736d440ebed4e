values = [1, 2]
values.insert(3)
print(values)
