const grid: number[][] = [1, 2, 3]
console.log(grid)