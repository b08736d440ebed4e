import type { Random } from '@callofcode/content/random'

const PEOPLE = 20_000
const QUERIES = 40_000

/** Stores circles as lists. The people of the smaller circle move, so each person moves only a few times. */
export function solve(stdin: string): string {
  const { people, queries } = eveningOf(stdin)
  const fires = Array.from({ length: people + 1 }, (_, person) => [person])
  const fireOf = (person: number) => fires[person] ?? []
  const answers: (string | number)[] = []
  for (const [what, a = 0, b = 0] of queries) {
    if (what === 'size') answers.push(fireOf(a).length)
    if (what === 'same') answers.push(fireOf(a) === fireOf(b) ? 'yes' : 'no')
    if (what !== 'join' || fireOf(a) === fireOf(b)) continue
    const [larger, smaller] = fireOf(a).length < fireOf(b).length ? [b, a] : [a, b]
    const joined = fireOf(larger)
    for (const person of fireOf(smaller)) {
      joined.push(person)
      fires[person] = joined
    }
  }
  return answers.map((answer) => `${answer}\n`).join('')
}

export function small(random: Random): string {
  const people = random.int(1, 6)
  return evening(people, [...queriesOf(random, people, random.int(0, 7)), ['size', random.int(1, people)]])
}

export function valid(stdin: string): string | undefined {
  if (!/^\d+ \d+\n((join|same) \d+ \d+\n|size \d+\n)*$/.test(stdin))
    return 'There may be a line with n and q, and lines like "join 1 2", "size 1" and "same 1 2".'
  const { people, asked, queries } = eveningOf(stdin)
  if (people < 1 || people > PEOPLE) return 'n must be from 1 to 20 000.'
  if (asked < 1 || asked > QUERIES) return 'q must be from 1 to 40 000.'
  if (queries.length !== asked) return 'There must be q queries.'
  if (queries.some(([, ...named]) => named.some((person) => person < 1 || person > people)))
    return 'A person must be from 1 to n.'
  if (queries.every(([what]) => what === 'join')) return 'There must be at least one size or same.'
  return undefined
}

export type Query = ['join' | 'same', number, number] | ['size', number]

/** Returns the input of these queries. */
export function evening(people: number, queries: Query[]): string {
  return [[people, queries.length], ...queries].map((row) => `${row.join(' ')}\n`).join('')
}

export function queriesOf(random: Random, people: number, count: number): Query[] {
  const person = () => random.int(1, people)
  return random.array(count, () =>
    random.bool(0.3) ? ['size', person()] : [random.pick(['join', 'same'] as const), person(), person()],
  )
}

function eveningOf(stdin: string) {
  const [first = '', ...lines] = stdin.trimEnd().split('\n')
  const [people = 0, asked = 0] = first.split(' ').map(Number)
  const queries = lines.map((line): [string, ...number[]] => {
    const [what = '', ...named] = line.split(' ')
    return [what, ...named.map(Number)]
  })
  return { people, asked, queries }
}
