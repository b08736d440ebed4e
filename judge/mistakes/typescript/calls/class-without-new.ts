class Point {
  x = 0
}
const p = Point()
console.log(p)