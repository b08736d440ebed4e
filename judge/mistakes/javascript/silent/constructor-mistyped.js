class Point {
  constructer(x) {
    this.x = x
  }
}
console.log(new Point(3).x)
