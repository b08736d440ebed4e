import type { Random } from '@callofcode/content/random'

/** A lamp is steady if it is lit at first and stays lit. It goes out at the next multiple of twice its value. */
export function solve(from: number, to: number): number {
  let steady = 0
  for (let lamp = 1; lamp <= from; lamp *= 2) {
    const lit = Math.floor(from / lamp) % 2 === 1
    const goesOut = (Math.floor(from / (2 * lamp)) + 1) * 2 * lamp
    if (lit && to < goesOut) steady += lamp
  }
  return steady
}

export function small(random: Random): [number, number] {
  const from = random.int(0, 40)
  return [from, from + random.int(0, 6)]
}

export function valid(from: number, to: number): string | undefined {
  if (from < 0 || to > 2 ** 31 - 1) return 'The numbers must be from 0 to 2^31 - 1.'
  if (from > to) return '`first` must not be larger than `last`.'
  return undefined
}
