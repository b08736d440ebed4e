interface Point {
  readonly x: number
}
const p: Point = { x: 1 }
p.x = 2
console.log(p)