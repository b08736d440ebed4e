const point = { x: 1 }
point.y = 2
console.log(point)