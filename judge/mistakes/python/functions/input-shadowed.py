sum = 0
for v in [1, 2]:
    sum = sum + v
print(sum([3, 4]))
