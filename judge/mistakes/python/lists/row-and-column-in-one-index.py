grid = [[1, 2], [3, 4]]
print(grid[0, 1])
