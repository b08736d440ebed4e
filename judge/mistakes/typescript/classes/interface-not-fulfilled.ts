interface Shape {
  area(): number
}
class Square implements Shape {
  constructor(private side: number) {}
}
console.log(new Square(2))