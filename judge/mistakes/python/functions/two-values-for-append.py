pairs = []
pairs.append(3, 4)
