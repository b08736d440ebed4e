seen = {1, 2, 3}
for v in seen:
    if v == 2:
        seen.remove(v)
print(seen)
