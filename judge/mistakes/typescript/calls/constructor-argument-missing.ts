class Point {
  constructor(public x: number, public y: number) {}
}
const p = new Point(3)
console.log(p)