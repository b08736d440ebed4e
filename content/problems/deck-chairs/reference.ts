import type { Random } from '@callofcode/content/random'

const CHAIRS = 20_000

/** Counts the free chairs of each block of 150. A block without free chairs takes one step. */
export function solve(stdin: string): string {
  const [chairs = 0, , ...favourites] = numbersOf(stdin)
  const size = 150
  const taken = new Array<boolean>(chairs).fill(false)
  const free = Array.from({ length: Math.ceil(chairs / size) }, (_, at) => Math.min(size, chairs - at * size))
  const answers = favourites.map((favourite) => {
    let at = favourite - 1
    while (taken[at]) {
      const block = Math.floor(at / size)
      at = free[block] === 0 ? (block + 1) * size : at + 1
      if (at >= chairs) at = 0
    }
    taken[at] = true
    free[Math.floor(at / size)] = (free[Math.floor(at / size)] ?? 0) - 1
    return at + 1
  })
  return `${answers.join(' ')}\n`
}

/** Returns the input of these guests. */
export const morning = (chairs: number, favourites: number[]) =>
  `${chairs} ${favourites.length}\n${favourites.join(' ')}\n`

export function small(random: Random): string {
  const chairs = random.int(1, 7)
  return morning(chairs, random.ints(random.int(1, chairs), 1, chairs))
}

export function valid(stdin: string): string | undefined {
  if (!/^\d+ \d+\n\d+( \d+)*\n$/.test(stdin))
    return 'There must be a line with n and q, and a line with the favourites.'
  const [chairs = 0, guests = 0, ...favourites] = numbersOf(stdin)
  if (chairs < 1 || chairs > CHAIRS) return 'n must be from 1 to 20 000.'
  if (guests < 1 || guests > chairs) return 'q must be from 1 to n.'
  if (favourites.length !== guests) return 'There must be q favourites.'
  if (favourites.some((chair) => chair < 1 || chair > chairs)) return 'A favourite must be from 1 to n.'
  return undefined
}

const numbersOf = (stdin: string) => stdin.trimEnd().split(/\s/).map(Number)
