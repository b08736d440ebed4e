namespace Geometry {
  export interface Point {
    x: number
    y: number
  }
  const ORIGIN: Point = { x: 0, y: 0 }
  export function distance(a: Point, b: Point = ORIGIN): number {
    return Math.hypot(a.x - b.x, a.y - b.y)
  }
  export namespace Lines {
    export const slope = (a: Point, b: Point) => (b.y - a.y) / (b.x - a.x)
  }
}

class Temperature {
  constructor(readonly celsius: number) {}
}
namespace Temperature {
  export const FREEZING = new Temperature(0)
  export function fromFahrenheit(f: number) {
    return new Temperature(((f - 32) * 5) / 9)
  }
}

console.log(Geometry.distance({ x: 3, y: 4 }), Geometry.distance({ x: 1, y: 1 }, { x: 4, y: 5 }))
console.log(Geometry.Lines.slope({ x: 0, y: 0 }, { x: 4, y: 1 }))
console.log(Temperature.FREEZING, Temperature.fromFahrenheit(212).celsius)
import Lines = Geometry.Lines
console.log(Lines.slope({ x: 1, y: 5 }, { x: 3, y: 1 }))
