seen = {1, 2}
print(seen[0:1])
