import type { Random } from '@callofcode/content/random'

/** Returns the answer of a person who sees the wheel. */
export function solve(test: string): string {
  const { wanted, keys } = read(test)
  return `! ${keys.indexOf(wanted)}\n`
}

export function small(random: Random): string {
  const count = random.int(1, 7)
  return written(wheel(random.distinct(count, -6, 9), random.int(0, count - 1)), random.int(-6, 9))
}

export function valid(test: string): string | undefined {
  if (!/^\d+ -?\d+\n-?\d+( -?\d+)*\n$/.test(test))
    return 'There must be two lines of whole numbers: n and the wanted key, and the keys.'
  const { count, wanted, keys } = read(test)
  if (keys.length !== count) return 'The first number must say how many keys there are.'
  if (keys.length > 20_000) return 'There may be at most 20 000 keys.'
  if ([wanted, ...keys].some((key) => Math.abs(key) > 1e9)) return 'A number must be from -10^9 to 10^9.'
  if (new Set(keys).size < keys.length) return 'All keys must have different numbers.'
  const falls = keys.filter((key, hook) => key > (keys[(hook + 1) % keys.length] ?? key)).length
  if (falls > 1) return 'The numbers must ascend once around the wheel.'
  return undefined
}

function read(test: string) {
  const [first = '', second = ''] = test.trimEnd().split('\n')
  const [count = 0, wanted = 0] = first.split(' ').map(Number)
  return { count, wanted, keys: second.split(' ').map(Number) }
}

export const written = (keys: number[], wanted: number) => `${keys.length} ${wanted}\n${keys.join(' ')}\n`

/** Sorts the keys, and then moves `turned` of them from the front to the back. */
export function wheel(keys: number[], turned: number): number[] {
  const sorted = keys.toSorted((one, other) => one - other)
  return [...sorted.slice(turned), ...sorted.slice(0, turned)]
}
