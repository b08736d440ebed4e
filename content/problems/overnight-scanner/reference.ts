import type { Random } from '@callofcode/content/random'

export function solve(pages: number[], hours: number): number {
  let tooSlow = 0
  let enough = Math.max(...pages)
  while (enough - tooSlow > 1) {
    const speed = Math.floor((tooSlow + enough) / 2)
    if (hoursAt(speed, pages) <= hours) enough = speed
    else tooSlow = speed
  }
  return enough
}

export function small(random: Random): [number[], number] {
  const pages = random.ints(random.int(1, 4), 1, 12)
  return [pages, random.int(pages.length, pages.length + 12)]
}

export function valid(pages: number[], hours: number): string | undefined {
  if (pages.length < 1) return 'There must be at least one book.'
  if (pages.length > 3000) return 'There may be at most 3000 books.'
  if (pages.some((book) => book < 1 || book > 1e9)) return 'A book must have from 1 to 10^9 pages.'
  if (hours < pages.length) return 'There must be at least one hour for each book.'
  if (hours > 2e9) return 'The night may have at most 2 · 10^9 hours.'
  return undefined
}

function hoursAt(speed: number, pages: number[]): number {
  return pages.reduce((hours, book) => hours + Math.ceil(book / speed), 0)
}
