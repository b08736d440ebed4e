total = 0
    total = total + 1
print(total)
