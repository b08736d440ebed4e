seen = {3, 1, 2}
print(seen[0])
