import type { Random } from '@callofcode/content/random'

export type Piece = [weight: number, duty: number, visitors: number]

/** Keeps all useful choices. For the same weight and duty, it keeps the choice with the most visitors. */
export function solve(stdin: string): string {
  const [[, weightLimit, dutyLimit], ...pieces] = rowsOf(stdin)
  let choices = new Map<string, Piece>([['0 0', [0, 0, 0]]])
  for (const [weight, duty, visitors] of pieces) {
    const more = new Map(choices)
    for (const [w, d, v] of choices.values()) {
      const packed: Piece = [w + weight, d + duty, v + visitors]
      if (packed[0] > weightLimit || packed[1] > dutyLimit) continue
      const key = `${packed[0]} ${packed[1]}`
      if ((more.get(key)?.[2] ?? 0) < packed[2]) more.set(key, packed)
    }
    choices = more
  }
  return `${Math.max(...[...choices.values()].map(([, , visitors]) => visitors))}\n`
}

export function small(random: Random): string {
  const pieces = random.array(
    random.int(1, 5),
    (): Piece => [random.int(0, 5), random.int(0, 5), random.int(1, 9)],
  )
  return written(random.int(0, 9), random.int(0, 9), pieces)
}

export function valid(stdin: string): string | undefined {
  if (!/^(\d+ \d+ \d+\n){2,}$/.test(stdin)) return 'Each line must hold three numbers.'
  const [[count, ...limits], ...pieces] = rowsOf(stdin)
  if (count !== pieces.length) return 'The first number must say how many pieces there are.'
  if (count > 40) return 'There may be at most 40 pieces.'
  if (limits.some((limit) => limit > 60)) return 'W and D must be from 0 to 60.'
  if (pieces.some(([weight, duty]) => weight > 60 || duty > 60))
    return 'The weight and the duty of a piece must be from 0 to 60.'
  if (pieces.some(([, , visitors]) => visitors < 1 || visitors > 1e9))
    return 'A piece must bring from 1 to 10^9 visitors.'
  return undefined
}

/** Returns the text of an input. */
export const written = (weightLimit: number, dutyLimit: number, pieces: Piece[]) =>
  [[pieces.length, weightLimit, dutyLimit], ...pieces].map((row) => `${row.join(' ')}\n`).join('')

function rowsOf(stdin: string): [Piece, ...Piece[]] {
  const [limits = [0, 0, 0], ...pieces] = stdin
    .trimEnd()
    .split('\n')
    .map((line): Piece => {
      const [one = 0, other = 0, third = 0] = line.split(' ').map(Number)
      return [one, other, third]
    })
  return [limits, ...pieces]
}
