rows = [[0] * 3] * 2
rows[0][1] = 5
print(rows)
