import type { Random } from '@callofcode/content/random'

export type Place = [x: number, y: number]

const FURTHEST = 1_000_000

/** Positive if `c` lies to the left of the line from `a` to `b`. */
const side = ([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))

const between = (one: number, middle: number, other: number) =>
  Math.min(one, other) <= middle && middle <= Math.max(one, other)

/** Returns whether `p` is on the segment from `a` to `b`, ends included. */
const on = (a: Place, b: Place, p: Place) =>
  side(a, b, p) === 0 && between(a[0], p[0], b[0]) && between(a[1], p[1], b[1])

const piecesOf = (stones: Place[]) =>
  stones.map((stone, at): [Place, Place] => [stone, stones[(at + 1) % stones.length] ?? stone])

/**
 * Computes how often the border winds around each lynx. It counts the segments that cross the ray down from the lynx: those to
 * the right minus those to the left.
 */
export function solve(stdin: string): string {
  const { stones, lynxes } = read(stdin)
  const pieces = piecesOf(stones)
  const where = (lynx: Place) => {
    if (pieces.some(([a, b]) => on(a, b, lynx))) return 'border'
    let around = 0
    for (const [a, b] of pieces) {
      if (a[0] <= lynx[0] && lynx[0] < b[0] && side(a, b, lynx) > 0) around++
      if (b[0] <= lynx[0] && lynx[0] < a[0] && side(a, b, lynx) < 0) around--
    }
    return around === 0 ? 'outside' : 'inside'
  }
  return lynxes.map((lynx) => `${where(lynx)}\n`).join('')
}

function read(stdin: string) {
  const lines = stdin.trimEnd().split('\n')
  const [count = 0, asked = 0] = (lines[0] ?? '').split(' ').map(Number)
  const places = lines.slice(1).map((line): Place => {
    const [x = 0, y = 0] = line.split(' ').map(Number)
    return [x, y]
  })
  return { count, asked, stones: places.slice(0, count), lynxes: places.slice(count) }
}

export const written = (stones: Place[], lynxes: Place[]) =>
  [[stones.length, lynxes.length], ...stones, ...lynxes].map((line) => `${line.join(' ')}\n`).join('')

export function small(random: Random): string {
  for (;;) {
    const stones = random
      .distinct(random.int(3, 6), 0, 24)
      .map((place): Place => [place % 5, Math.floor(place / 5)])
    if (touches(stones)) continue
    return written(
      stones,
      random.array(random.int(1, 4), (): Place => [random.int(-1, 5), random.int(-1, 5)]),
    )
  }
}

export function valid(stdin: string): string | undefined {
  if (!/^\d+ \d+\n(-?\d+ -?\d+\n)+$/.test(stdin)) return 'There must be lines of two whole numbers.'
  const { count, asked, stones, lynxes } = read(stdin)
  if (count < 3 || count > 200) return 'There must be 3 to 200 stones.'
  if (asked < 1 || asked > 1000) return 'There must be 1 to 1000 lynxes.'
  if (lynxes.length !== asked) return 'The first line must say how many stones and lynxes there are.'
  if ([...stones, ...lynxes].flat().some((one) => Math.abs(one) > FURTHEST))
    return 'A coordinate must be from -10^6 to 10^6.'
  if (new Set(stones.map(String)).size < count) return 'No stone may come twice.'
  if (touches(stones)) return 'The border must neither cross nor touch itself.'
  return undefined
}

/** Returns whether two segments meet at any point other than the stone between them. */
function touches(stones: Place[]): boolean {
  const pieces = piecesOf(stones)
  return pieces.some(([a, b], at) =>
    pieces.slice(at + 1).some(([c, d]) => {
      const shared = [a, b].filter((end) => end === c || end === d).length
      if (shared > 0) return on(a, b, c === a || c === b ? d : c) || on(c, d, a === c || a === d ? b : a)
      const apart = on(a, b, c) || on(a, b, d) || on(c, d, a) || on(c, d, b)
      return apart || (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0)
    }),
  )
}
