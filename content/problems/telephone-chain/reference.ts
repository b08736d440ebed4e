import type { Random } from '@callofcode/content/random'

type Chain = (number | null)[]

/** Goes through the listed values row by row. The people called by a row are the next values, two for each person in it. */
export function solve(chain: Chain): number[][] {
  const found: number[][] = []
  let from = 0
  let width = 1
  for (;;) {
    const people = chain.slice(from, from + width).filter((person) => person !== null)
    if (people.length === 0) return found
    found.push(people)
    from += width
    width = 2 * people.length
  }
}

export function small(random: Random): [Chain] {
  return [random.binaryTree(random.int(0, 8), () => random.int(-3, 9))]
}

export function valid(chain: Chain): string | undefined {
  const people = chain.filter((person) => person !== null)
  if (people.length > 5000) return 'There may be at most 5000 people.'
  if (people.some((person) => Math.abs(person) > 1000)) return 'A number must be from -1000 to 1000.'
  let places = 1
  for (const person of chain) {
    if (places === 0) return 'A person is called by nobody.'
    places += person === null ? -1 : 1
  }
  if (chain.at(-1) === null) return 'The list must end with a person.'
  return undefined
}
