import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const LARGEST = 1e9

export function solve(stdin: string): string {
  const [counts = [], changes = [], ...walks] = rowsOf(stdin)
  const [stages = 0] = counts
  const heights = [0]
  for (let stage = 0; stage < stages; stage++) heights.push((heights[stage] ?? 0) + (changes[stage] ?? 0))
  const answers = walks.map(([from = 1, to = 1]) => (heights[to] ?? 0) - (heights[from - 1] ?? 0))
  return answers.map((answer) => `${answer}\n`).join('')
}

export function small(random: Random): string {
  const stages = random.int(1, 6)
  const walks = random.array(random.int(1, 4), () => walk(random.int(1, stages), random.int(1, stages)))
  return trail(random.ints(stages, -9, 9), walks)
}

export function valid(stdin: string): string | undefined {
  if (!/^[-\d \n]*\n$/.test(stdin)) return 'There may be whole numbers, blanks and line ends only.'
  const [counts = [], changes = [], ...walks] = rowsOf(stdin)
  const [stages = 0, asked = 0] = counts
  if (counts.length !== 2) return 'The first line must hold n and q.'
  if (stages < 1 || stages > MOST) return 'n must be from 1 to 20 000.'
  if (asked < 1 || asked > MOST) return 'q must be from 1 to 20 000.'
  if (changes.length !== stages) return 'The second line must hold n numbers.'
  if (changes.some((change) => !(Math.abs(change) <= LARGEST))) return 'A change must be from -10^9 to 10^9.'
  if (walks.length !== asked) return 'There must be q lines with walks.'
  const isWalk = ([from = 0, to = 0, ...more]: number[]) =>
    more.length === 0 && from >= 1 && from <= to && to <= stages
  if (!walks.every(isWalk)) return 'A walk must be two numbers with 1 ≤ l ≤ r ≤ n.'
  return undefined
}

/** Returns the input of these stages and walks. */
export function trail(changes: number[], walks: [number, number][]): string {
  const rows = [[changes.length, walks.length], changes, ...walks]
  return rows.map((row) => `${row.join(' ')}\n`).join('')
}

/** Returns the walk from the earlier to the later of two stages. */
export function walk(one: number, other: number): [number, number] {
  return [Math.min(one, other), Math.max(one, other)]
}

const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((row) => row.split(' ').map(Number))
