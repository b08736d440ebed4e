import type { Random } from '@callofcode/content/random'

const MOST = 50_000

/** Uses the borders of all beginnings. A border shows where a copy of the melody's beginning starts. */
export function solve(stdin: string): string {
  const melody = stdin.trimEnd()
  const border: number[] = [0, 0]
  for (let at = 1; at < melody.length; at++) {
    let size = border[at] ?? 0
    while (size > 0 && melody[size] !== melody[at]) size = border[size] ?? 0
    border.push(melody[size] === melody[at] ? size + 1 : 0)
  }
  // The longest border at a place is not enough, as shorter borders start later within it.
  const common = new Array<number>(melody.length).fill(0)
  for (let end = 1; end <= melody.length; end++) {
    const size = border[end] ?? 0
    if (size > 0) common[end - size] = Math.max(common[end - size] ?? 0, size)
  }
  let at = 1
  while (at < melody.length) {
    const size = common[at] ?? 0
    let inside = 1
    for (; inside < size; inside++) {
      const known = common[inside] ?? 0
      if ((common[at + inside] ?? 0) > size - inside) break
      common[at + inside] = Math.min(known, size - inside)
    }
    at += inside
  }
  return `${common.slice(1).join(' ')}\n`
}

export function small(random: Random): string {
  return `${random.string(random.int(2, 9), 'ab')}\n`
}

export function valid(stdin: string): string | undefined {
  if (!/^[a-z]+\n$/.test(stdin)) return 'The input must be one line of letters from a to z.'
  if (stdin.length < 3) return 'The melody must have at least two notes.'
  if (stdin.length > MOST + 1) return 'The melody may have at most 50 000 notes.'
  return undefined
}
