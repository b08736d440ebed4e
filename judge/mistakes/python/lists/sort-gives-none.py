values = [3, 1, 2]
ordered = values.sort()
print(ordered[0])
