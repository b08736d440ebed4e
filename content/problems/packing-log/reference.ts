import type { Random } from '@callofcode/content/random'

const openingOf: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

export function solve(log: string): boolean {
  const open: string[] = []
  for (const sign of log) {
    const opening = openingOf[sign]
    if (opening === undefined) open.push(sign)
    else if (open.pop() !== opening) return false
  }
  return open.length === 0
}

export function small(random: Random): [string] {
  const log = random.string(random.int(1, 6), '()[]{}')
  // A random log is hardly ever good. So half of the logs get the closing signs that they lack.
  return [random.bool() ? log : closed(log)]
}

export function valid(log: string): string | undefined {
  if (log.length < 1) return 'The log must have at least one sign.'
  if (log.length > 20_000) return 'The log may have at most 20 000 signs.'
  if (/[^()[\]{}]/.test(log)) return 'The log may hold the signs ( ) [ ] { } only.'
  return undefined
}

/** Returns a good log with the opening signs of this one. */
function closed(log: string): string {
  const closingOf: Record<string, string> = { '(': ')', '[': ']', '{': '}' }
  const open: string[] = []
  let good = ''
  for (const sign of log) {
    if (closingOf[sign]) open.push(closingOf[sign])
    if (closingOf[sign]) good += sign
    else good += open.pop() ?? '()'
  }
  return good + open.reverse().join('')
}
