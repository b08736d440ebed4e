class Point {
  constructor(x: number) {
    this.x = x
  }
}
console.log(new Point(1))