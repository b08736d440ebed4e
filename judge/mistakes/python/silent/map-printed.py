print(map(int, "1 2".split()))
