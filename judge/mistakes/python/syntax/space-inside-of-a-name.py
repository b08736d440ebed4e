total sum = 5
print(total sum)
