for v, i, w in enumerate([1, 2]):
    print(i, v)
