n = 123
total = 0
for d in n:
    total += d
print(total)
