total = 0
total.append(5)
print(total)
