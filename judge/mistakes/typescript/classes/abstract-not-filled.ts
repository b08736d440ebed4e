abstract class Shape {
  abstract area(): number
}
class Square extends Shape {}
console.log(new Square())