const grid = []
grid[0][0] = 1
