const point = {
  x: 1
  y: 2
}
console.log(point.x)
