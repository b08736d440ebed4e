interface Printable {
  print(): string
}
interface Sized {
  readonly length: number
}
abstract class Shape implements Printable {
  static registry: Shape[] = []
  protected abstract readonly sides: number
  constructor(readonly name: string) {
    Shape.registry.push(this)
  }
  abstract area(): number
  print(): string {
    return `${this.name} with ${this.sides} sides: ${this.area().toFixed(2)}`
  }
}
class Polygon extends Shape implements Sized {
  protected override readonly sides: number
  constructor(name: string, private readonly points: [number, number][]) {
    super(name)
    this.sides = points.length
  }
  override area(): number {
    return Math.abs(this.points.reduce((s, [x, y], i) => {
      const [u, v] = this.points[(i + 1) % this.points.length]!
      return s + x * v - u * y
    }, 0)) / 2
  }
  get length(): number {
    return this.points.length
  }
}
class Square extends Polygon {
  #side: number
  constructor(side: number) {
    super('square', [[0, 0], [side, 0], [side, side], [0, side]])
    this.#side = side
  }
  set side(s: number) {
    if (s < 0) throw new Error('negative')
    this.#side = s
  }
  get side(): number {
    return this.#side
  }
  static isSquare(x: object): x is Square {
    return #side in x
  }
}
const tri = new Polygon('triangle', [[0, 0], [4, 0], [0, 3]])
const sq = new Square(2)
sq.side += 3
for (const s of Shape.registry) console.log(s.print(), s instanceof Square, Square.isSquare(s))
console.log(sq.side, tri.length, (sq as Sized).length, Object.keys(tri))
const things: (Printable & Sized)[] = [tri, sq]
console.log(things.map((t) => t.length * 2))
const Anonymous = class<T> {
  constructor(public item: T) {}
  map<U>(f: (t: T) => U) {
    return new Anonymous(f(this.item))
  }
}
console.log(new Anonymous(3).map((n) => 'x'.repeat(n)).item)
