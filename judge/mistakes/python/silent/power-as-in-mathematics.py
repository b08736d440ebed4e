print(10 ^ 3)
