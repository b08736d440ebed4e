class Animal {
  constructor(public name: string) {}
}
class Dog extends Animal {
  constructor(name: string, public age: number) {
    this.age = age
  }
}
console.log(new Dog('Rex', 3))