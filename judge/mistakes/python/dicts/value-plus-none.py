counts = {}
counts["a"] = counts.get("a") + 1
print(counts)
