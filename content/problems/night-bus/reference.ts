import type { Random } from '@callofcode/content/random'

/** Searches breadth-first, stop by stop. The first stop that leads to a stop puts it into the queue. */
export function solve(reach: number[]): number {
  const tickets = [0]
  for (let stop = 0; stop < reach.length; stop++) {
    const farthest = Math.min(stop + (reach[stop] ?? 0), reach.length - 1)
    while (tickets.length <= farthest) tickets.push((tickets[stop] ?? 0) + 1)
  }
  return tickets[reach.length - 1] ?? 0
}

export function small(random: Random): [number[]] {
  return [passable(random.ints(random.int(1, 8), 0, 4))]
}

export function valid(reach: number[]): string | undefined {
  if (reach.length < 1) return 'There must be at least one stop.'
  if (reach.length > 20_000) return 'There may be at most 20 000 stops.'
  if (reach.some((stops) => stops < 0 || stops > 20_000))
    return 'A ticket must be good for 0 to 20 000 stops.'
  let farthest = 0
  for (let stop = 0; stop < reach.length; stop++) {
    if (stop > farthest) return `Stop ${stop} cannot be reached, so the last one cannot either.`
    farthest = Math.max(farthest, stop + (reach[stop] ?? 0))
  }
  return undefined
}

/** Returns the same tickets. Where the ride would end before the last stop, the ticket becomes good for one stop. */
export function passable(reach: number[]): number[] {
  let farthest = 0
  return reach.map((stops, stop) => {
    const stuck = stop < reach.length - 1 && Math.max(farthest, stop + stops) === stop
    const good = stuck ? 1 : stops
    farthest = Math.max(farthest, stop + good)
    return good
  })
}
