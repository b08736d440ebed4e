class Point {
  constructor(x) {
    this.x = x
  }
}
const p = Point(3)
