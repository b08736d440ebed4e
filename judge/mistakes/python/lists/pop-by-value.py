values = [10, 20]
values.pop(20)
print(values)
