import type { Random } from '@callofcode/content/random'

/** Uses blocks of k hours. A window is the end of one block and the beginning of the next. */
export function solve(stdin: string): string {
  const [hours = 0, lift = 1, ...gusts] = stdin.split(/\s+/).filter(Boolean).map(Number)
  const sinceBegin = [...gusts]
  const untilEnd = [...gusts]
  for (let at = 1; at < hours; at++)
    if (at % lift > 0) sinceBegin[at] = Math.max(sinceBegin[at - 1] ?? 0, gusts[at] ?? 0)
  for (let at = hours - 2; at >= 0; at--)
    if ((at + 1) % lift > 0) untilEnd[at] = Math.max(untilEnd[at + 1] ?? 0, gusts[at] ?? 0)
  const strongest = Array.from({ length: hours - lift + 1 }, (_, at) =>
    Math.max(untilEnd[at] ?? 0, sinceBegin[at + lift - 1] ?? 0),
  )
  return `${strongest.join(' ')}\n`
}

/** Returns the text of an input. */
export const written = (lift: number, gusts: number[]) => `${gusts.length} ${lift}\n${gusts.join(' ')}\n`

export function small(random: Random): string {
  const hours = random.int(1, 7)
  return written(random.int(1, hours), random.ints(hours, 0, 9))
}

export function valid(stdin: string): string | undefined {
  if (!/^\d+ \d+\n\d+( \d+)*\n$/.test(stdin))
    return 'There must be two numbers, and then the gusts in one line.'
  const [hours = 0, lift = 0, ...gusts] = stdin.trimEnd().split(/\s/).map(Number)
  if (gusts.length !== hours) return 'The first number must say how many hours there are.'
  if (hours > 50_000) return 'There may be at most 50 000 hours.'
  if (lift < 1 || lift > hours) return 'A lift must take from 1 to n hours.'
  if (gusts.some((gust) => gust > 1e9)) return 'A gust must be from 0 to 10^9.'
  return undefined
}
