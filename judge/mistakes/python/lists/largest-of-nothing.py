values = []
print(max(values))
