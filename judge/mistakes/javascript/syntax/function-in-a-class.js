class Point {
  function show() {
    return 1
  }
}
console.log(new Point().show())
