seen = set()
seen.add({"a": 1})
print(seen)
