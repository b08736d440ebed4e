class Point {
  let x = 0
}
console.log(new Point())