values = [1.5, 2.5]
print(round(values))
