const count = 0
count = count + 1
