count = 0
count++
print(count)
