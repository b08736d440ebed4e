import type { Random } from '@callofcode/content/random'

/** Follows the grammar: a row is letters and repeats, and a repeat is a number and a row in parentheses. */
export function solve(pattern: string): string {
  let at = 0
  const row = (): string => {
    let knitted = ''
    while (at < pattern.length && pattern[at] !== ')') {
      const number = /^\d*/.exec(pattern.slice(at, at + 4))?.[0] ?? ''
      at += number.length + 1
      if (number === '') knitted += pattern[at - 1]
      else {
        knitted += row().repeat(Number(number))
        at++
      }
    }
    return knitted
  }
  return row()
}

export function small(random: Random): string[] {
  return [made(random, 2)]
}

/** Makes a pattern with parentheses up to this depth. */
export function made(random: Random, depth: number, most = 3): string {
  const part = () =>
    depth > 0 && random.bool()
      ? `${random.int(1, most)}(${made(random, depth - 1, most)})`
      : random.pick('kpy')
  return random.array(random.int(1, 3), part).join('')
}

export function valid(pattern: string): string | undefined {
  if (pattern.length < 1 || pattern.length > 2000) return 'The pattern must have 1 to 2000 signs.'
  if (!/^([a-z]|[1-9]\d{0,3}(?=\()|(?<=\d)\(|\))+$/.test(pattern))
    return 'There must be letters, and numbers before opening parentheses only.'
  if (/\(\)/.test(pattern)) return 'There must be a stitch between two parentheses.'
  if ((pattern.match(/\d+/g) ?? []).some((number) => Number(number) > 1000))
    return 'A number must be at most 1000.'
  const length = knitted(pattern)
  if (Number.isNaN(length)) return 'Each parenthesis must have its partner.'
  if (length > 20_000) return 'The row may have at most 20 000 stitches.'
  return undefined
}

/** Returns the number of stitches of a pattern. */
function knitted(pattern: string): number {
  const waiting: [number, number][] = []
  let length = 0
  for (const [part] of pattern.matchAll(/(\d+)\(|[a-z]|\)/g)) {
    if (part === ')') {
      const [before, times] = waiting.pop() ?? [Number.NaN, 1]
      length = before + times * length
    } else if (part.endsWith('(')) {
      waiting.push([length, Number.parseInt(part, 10)])
      length = 0
    } else length++
  }
  return waiting.length > 0 ? Number.NaN : length
}
