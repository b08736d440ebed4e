print(int(101, 2))
