grid = [0] * 3
grid[0][0] = 1
print(grid)
