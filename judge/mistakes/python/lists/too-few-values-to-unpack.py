first, second = [3]
