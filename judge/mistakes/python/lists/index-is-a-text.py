values = [3, 1, 2]
i = input()
print(values[i])
