values = [1, 2]
for v : values:
    print(v)
