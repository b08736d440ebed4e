seen = {}
seen.add(3)
print(seen)
