seen = set()
seen.add([1, 2])
