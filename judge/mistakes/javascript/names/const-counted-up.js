const count = 0
count++
