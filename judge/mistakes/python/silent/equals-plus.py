total = 1
for v in [1, 2]:
    total =+ v
print(total)
