values = []
total = 0
print(total / len(values))
