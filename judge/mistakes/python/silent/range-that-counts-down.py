total = 0
for i in range(3, 0):
    total += i
print(total)
