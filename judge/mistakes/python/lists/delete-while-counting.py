values = [3, 1, 2]
for i in range(len(values)):
    if values[i] == 1:
        del values[i]
print(values)
