values = [1, 2, 3]
for i in range(values):
    print(i)
