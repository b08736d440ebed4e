function greet(name: string): string {
  return greet.prefix + name + greet.count++
}
namespace greet {
  export let prefix = 'Hello, '
  export let count = 1
}
enum Shape {
  Circle,
  Square,
}
namespace Shape {
  export function parse(s: string): Shape {
    return s === 'circle' ? Shape.Circle : Shape.Square
  }
  export const all = [Shape.Circle, Shape.Square]
}
namespace App.Models {
  export class User {
    constructor(public name: string) {}
  }
  export namespace Defaults {
    export const guest = new User('guest')
  }
}
namespace App {
  export const version = '1.2'
  export const make = (n: string) => new Models.User(n)
}
interface Box {
  width: number
}
interface Box {
  height: number
}
const b: Box = { width: 2, height: 3 }
console.log(greet('ann'), greet('bob'), greet.prefix.length, b.width * b.height)
console.log(Shape.parse('circle'), Shape[1], Shape.all)
console.log(App.version, App.make('x'), App.Models.Defaults.guest.name)
