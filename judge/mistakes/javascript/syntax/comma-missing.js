const values = [3, 1 2]
