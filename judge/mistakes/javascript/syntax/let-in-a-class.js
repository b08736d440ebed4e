class Point {
  let x = 1
}
console.log(new Point().x)
