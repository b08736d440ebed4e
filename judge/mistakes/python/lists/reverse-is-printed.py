values = [1, 2]
for v in values.reverse():
    print(v)
