const grid = [[1, 2], [3, 4]]
console.log(grid[2][0])
