abstract class Shape {
  abstract area(): number
}
const s = new Shape()
console.log(s)