type Shape = { kind: 'circle'; radius: number } | { kind: 'square'; side: number }
function size(shape: Shape) {
  return shape.radius
}
console.log(size({ kind: 'circle', radius: 1 }))