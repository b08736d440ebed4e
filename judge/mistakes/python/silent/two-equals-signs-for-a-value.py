count = 3
count == 4
print(count)
