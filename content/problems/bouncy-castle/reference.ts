import type { Random } from '@callofcode/content/random'

export type Request = [first: number, last: number, price: number]

/** Goes through the requests by their first days. Each one follows the best result of the requests that are over by then. */
export function solve(stdin: string): string {
  const requests = requestsOf(stdin)
  const byFirst = requests.toSorted(([one], [other]) => one - other)
  const byLast = requests.toSorted(([, one], [, other]) => one - other)
  const earnedBy = new Map<Request, number>()
  let most = 0
  let over = 0
  const letEnd = (day: number) => {
    for (let party = byLast[over]; party && party[1] < day; party = byLast[++over])
      most = Math.max(most, earnedBy.get(party) ?? 0)
  }
  for (const request of byFirst) {
    letEnd(request[0])
    earnedBy.set(request, most + request[2])
  }
  letEnd(Number.POSITIVE_INFINITY)
  return `${most}\n`
}

export function small(random: Random): string {
  return written(
    random.array(random.int(1, 6), () => {
      const first = random.int(1, 9)
      return [first, first + random.int(0, 4), random.int(1, 9)]
    }),
  )
}

export function valid(stdin: string): string | undefined {
  if (!/^\d+\n(\d+ \d+ \d+\n)+$/.test(stdin)) return 'There must be a number, and then three in each line.'
  const requests = requestsOf(stdin)
  if (Number(stdin.split('\n')[0]) !== requests.length)
    return 'The first number must say how many requests there are.'
  if (requests.length > 20_000) return 'There may be at most 20 000 requests.'
  if (requests.some(([first, last]) => first < 1 || first > last || last > 1e9))
    return 'The days of a request must be 1 ≤ a ≤ b ≤ 10^9.'
  if (requests.some(([, , price]) => price < 1 || price > 1e9)) return 'A price must be from 1 to 10^9.'
  return undefined
}

/** Returns the text of an input. */
export const written = (requests: Request[]) =>
  [[requests.length], ...requests].map((line) => `${line.join(' ')}\n`).join('')

const requestsOf = (stdin: string) =>
  stdin
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line): Request => {
      const [first = 0, last = 0, price = 0] = line.split(' ').map(Number)
      return [first, last, price]
    })
