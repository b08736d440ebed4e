import type { Random } from '@callofcode/content/random'

export type Tour = [first: number, last: number]

/** Takes the smallest tour first. The tour answers all open wishes on its way, which are then skipped. */
export function solve(tours: Tour[], wishes: number[]): number[] {
  const rooms = [...new Set(wishes)].sort((one, other) => one - other)
  // The next open room for each room, the room itself included, with one more entry at the end.
  const next = [...rooms.keys(), rooms.length]
  const open = (at: number): number => {
    let end = at
    while (next[end] !== end) end = next[end] ?? rooms.length
    for (let place = at; place !== end; ) {
      const further = next[place] ?? end
      next[place] = end
      place = further
    }
    return end
  }
  const answers = new Map<number, number>()
  for (const [first, last] of tours.toSorted((one, other) => one[1] - one[0] - (other[1] - other[0]))) {
    for (let at = open(from(rooms, first)); (rooms[at] ?? Number.POSITIVE_INFINITY) <= last; at = open(at)) {
      answers.set(rooms[at] ?? 0, last - first + 1)
      next[at] = at + 1
    }
  }
  return wishes.map((room) => answers.get(room) ?? -1)
}

/** Returns the index of the first room that is not before this one. */
function from(rooms: number[], room: number): number {
  let [low, high] = [0, rooms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rooms[middle] ?? 0) < room) low = middle + 1
    else high = middle
  }
  return low
}

export function small(random: Random): [Tour[], number[]] {
  return [someTours(random, random.int(1, 5), 12, 6), random.ints(random.int(1, 5), 1, 14)]
}

export const someTours = (random: Random, count: number, rooms: number, longest: number) =>
  random.array(count, (): Tour => {
    const first = random.int(1, rooms)
    return [first, Math.min(1e9, first + random.int(0, longest - 1))]
  })

export function valid(tours: Tour[], wishes: number[]): string | undefined {
  if (tours.length < 1 || wishes.length < 1) return 'There must be at least one tour and one wish.'
  if (tours.length > 20_000 || wishes.length > 20_000) return 'There may be at most 20 000 tours and wishes.'
  if (tours.some((tour) => tour.length !== 2)) return 'A tour must be two numbers.'
  if ([...tours.flat(), ...wishes].some((room) => room < 1 || room > 1e9))
    return 'A room must be from 1 to 10^9.'
  if (tours.some(([first, last]) => first > last)) return 'A tour must not end before its first room.'
  return undefined
}
