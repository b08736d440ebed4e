pairs = dict([1, 2])
print(pairs)
