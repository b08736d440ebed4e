type Point = readonly [row: number, col: number]
type Cell = '#' | '.' | 'S' | 'E'
const maze: readonly string[] = ['S.#.....', '..#.###.', '.##.#E#.', '....#.#.', '.####.#.', '........']
const find = (c: Cell): Point => {
  for (const [r, row] of maze.entries()) {
    const col = row.indexOf(c)
    if (col >= 0) return [r, col]
  }
  throw new Error(`no ${c}`)
}
const key = ([r, c]: Point): string => `${r},${c}`
function* neighbours([r, c]: Point): Generator<Point> {
  for (const [dr, dc] of [[0, 1], [1, 0], [0, -1], [-1, 0]] as const) {
    const cell = maze[r + dr]?.[c + dc]
    if (cell !== undefined && cell !== '#') yield [r + dr, c + dc]
  }
}
function bfs(start: Point, goal: Point): Point[] | null {
  const prev = new Map<string, Point | null>([[key(start), null]])
  const queue: Point[] = [start]
  for (const p of queue) {
    if (key(p) === key(goal)) {
      const path: Point[] = []
      for (let at: Point | null = p; at; at = prev.get(key(at)) ?? null) path.unshift(at)
      return path
    }
    for (const n of neighbours(p))
      if (!prev.has(key(n))) {
        prev.set(key(n), p)
        queue.push(n)
      }
  }
  return null
}
const path = bfs(find('S'), find('E'))
console.log(path?.length, path?.slice(0, 3), path?.at(-1))
const art = maze.map((row) => [...row])
path?.slice(1, -1).forEach(([r, c]) => (art[r]![c] = '*'))
console.log(art.map((r) => r.join('')).join('\n'))
const prerequisites: Record<string, string[]> = { app: ['db', 'ui'], ui: ['css'], db: [], css: [], test: ['app'] }
function order(graph: Record<string, string[]>): string[] {
  const state = new Map<string, 'open' | 'done'>()
  const out: string[] = []
  const visit = (n: string, trail: string[]): void => {
    if (state.get(n) === 'done') return
    if (state.get(n) === 'open') throw new Error([...trail, n].join(' -> '))
    state.set(n, 'open')
    graph[n]!.forEach((d) => visit(d, [...trail, n]))
    state.set(n, 'done')
    out.push(n)
  }
  Object.keys(graph).forEach((n) => visit(n, []))
  return out
}
console.log(order(prerequisites))
try {
  order({ ...prerequisites, css: ['test'] })
} catch (e) {
  console.log((e as Error).message)
}
