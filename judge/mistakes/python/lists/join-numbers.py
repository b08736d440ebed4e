values = [3, 1, 2]
print(' '.join(values))
