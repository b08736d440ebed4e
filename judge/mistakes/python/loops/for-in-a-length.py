values = [1, 2, 3]
for i in len(values):
    print(values[i])
