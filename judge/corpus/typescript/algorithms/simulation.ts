interface Vec {
  readonly x: number
  readonly y: number
}
const add = (a: Vec, b: Vec): Vec => ({ x: a.x + b.x, y: a.y + b.y })
const DIRECTIONS = { N: { x: 0, y: 1 }, E: { x: 1, y: 0 }, S: { x: 0, y: -1 }, W: { x: -1, y: 0 } } as const satisfies Record<string, Vec>
type Direction = keyof typeof DIRECTIONS
const ORDER: readonly Direction[] = ['N', 'E', 'S', 'W']
type Command = 'L' | 'R' | 'F' | `F${number}`
class Robot {
  private trail: Vec[] = [{ x: 0, y: 0 }]
  constructor(private facing: Direction = 'N') {}
  private turn(by: 1 | 3): void {
    this.facing = ORDER[(ORDER.indexOf(this.facing) + by) % 4]!
  }
  do(...commands: Command[]): this {
    for (const c of commands) {
      if (c === 'L') this.turn(3)
      else if (c === 'R') this.turn(1)
      else for (let n = Number(c.slice(1)) || 1; n > 0; n--) this.trail.push(add(this.at, DIRECTIONS[this.facing]))
    }
    return this
  }
  get at(): Vec {
    return this.trail[this.trail.length - 1]!
  }
  crossings(): number {
    return this.trail.length - new Set(this.trail.map(({ x, y }) => `${x},${y}`)).size
  }
}
const r = new Robot().do('F2', 'R', 'F3', 'R', 'F', 'R', 'F4', 'L', 'F')
console.log(r.at, r.crossings(), new Robot('W').do('F10', 'L').at)
console.log(new Robot('S').do('F'))
class Lcg {
  constructor(private seed = 1n) {}
  next(n: number): number {
    this.seed = (this.seed * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n)
    return Number(this.seed >> 33n) % n
  }
}
const rng = new Lcg(42n)
const rolls = Array.from({ length: 1000 }, () => rng.next(6) + rng.next(6) + 2)
const histogram = rolls.reduce((h, x) => h.set(x, (h.get(x) ?? 0) + 1), new Map<number, number>())
console.log(new Map([...histogram].sort(([a], [b]) => a - b)))
console.log(rolls.slice(0, 10), rolls.reduce((a, b) => a + b) / rolls.length)
