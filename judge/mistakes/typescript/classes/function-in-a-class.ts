class Point {
  x = 0
  function show() {
    console.log(this.x)
  }
}
new Point().show()