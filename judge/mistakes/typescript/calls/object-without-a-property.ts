interface Point {
  x: number
  y: number
}
const far = (p: Point) => p.x + p.y
console.log(far({ x: 3 }))