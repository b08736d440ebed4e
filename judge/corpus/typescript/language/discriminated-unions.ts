type Shape =
  | { kind: 'circle'; radius: number }
  | { kind: 'rect'; width: number; height: number }
  | { kind: 'triangle'; sides: readonly [number, number, number] }

function assertNever(x: never): never {
  throw new Error(`Unexpected: ${JSON.stringify(x)}`)
}

function area(s: Shape): number {
  switch (s.kind) {
    case 'circle':
      return Math.PI * s.radius ** 2
    case 'rect':
      return s.width * s.height
    case 'triangle': {
      const [a, b, c] = s.sides
      const p = (a + b + c) / 2
      return Math.sqrt(p * (p - a) * (p - b) * (p - c))
    }
    default:
      return assertNever(s)
  }
}

const shapes: Shape[] = [
  { kind: 'circle', radius: 1.5 },
  { kind: 'rect', width: 3, height: 4 },
  { kind: 'triangle', sides: [3, 4, 5] },
]
for (const s of shapes) console.log(s.kind.padEnd(10), area(s).toFixed(4))
const byKind = {} as Record<Shape['kind'], number>
for (const s of shapes) byKind[s.kind] = +area(s).toFixed(1)
console.log(byKind)
const isRect = (s: Shape): s is Extract<Shape, { kind: 'rect' }> => s.kind === 'rect'
console.log(shapes.filter(isRect).map((r) => r.width))
try {
  area({ kind: 'blob' } as unknown as Shape)
} catch (e) {
  console.log((e as Error).message)
}
