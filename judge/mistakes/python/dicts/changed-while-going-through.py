counts = {'a': 1, 'b': 2}
for key in counts:
    if counts[key] == 1:
        del counts[key]
