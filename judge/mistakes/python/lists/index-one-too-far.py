values = [3, 1, 2]
for i in range(len(values) + 1):
    print(values[i])
