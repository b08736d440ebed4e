interface Shape {
  area(): number
}
class Square implements Shape {
  area() {
    return 'four'
  }
}
console.log(new Square().area())