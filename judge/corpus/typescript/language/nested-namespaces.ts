namespace Geometry {
  export interface Shape {
    area(): number
  }
  export namespace Flat {
    let made = 0
    export const names: string[] = []
    export class Circle implements Shape {
      constructor(public readonly radius: number) {
        made++
        names.push(`circle ${radius}`)
      }
      area() {
        return Math.round(Math.PI * this.radius ** 2 * 100) / 100
      }
    }
    export class Rectangle implements Shape {
      constructor(
        public readonly width: number,
        public readonly height: number,
      ) {
        made++
        names.push(`rectangle ${width}x${height}`)
      }
      area() {
        return this.width * this.height
      }
    }
    export function count() {
      return made
    }
  }
  export enum Unit {
    Metre = 'm',
    Foot = 'ft',
  }
  export function describe(shape: Shape, unit = Unit.Metre): string {
    return `${shape.constructor.name}: ${shape.area()} ${unit}²`
  }
}

import Flat = Geometry.Flat

const shapes: Geometry.Shape[] = [new Flat.Circle(1.5), new Flat.Rectangle(3, 4), new Geometry.Flat.Circle(2)]
for (const shape of shapes) console.log(Geometry.describe(shape))
console.log(Geometry.describe(shapes[1]!, Geometry.Unit.Foot))
console.log(Flat.count(), Flat.names)

namespace Geometry {
  export const total = (all: Shape[]) => all.reduce((sum, one) => sum + one.area(), 0)
}
console.log(Geometry.total(shapes).toFixed(2), Object.keys(Geometry), Object.keys(Geometry.Flat))

function counter() {
  return ++counter.calls
}
namespace counter {
  export let calls = 10
}
console.log(counter(), counter(), counter.calls)

enum Weekday {
  Monday = 1,
  Tuesday,
  Saturday = 6,
  Sunday,
}
namespace Weekday {
  export function isFree(day: Weekday) {
    return day >= Weekday.Saturday
  }
}
console.log(Weekday.isFree(Weekday.Monday), Weekday.isFree(Weekday.Sunday), Weekday[2])
