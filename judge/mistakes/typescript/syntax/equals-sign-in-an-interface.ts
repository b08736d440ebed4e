interface Point {
  x = number
}
const p: Point = { x: 1 }
console.log(p)