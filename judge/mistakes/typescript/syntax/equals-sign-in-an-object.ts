const point = { x = 3, y = 4 }
console.log(point)