import type { Random } from '@callofcode/content/random'

export type Note = [kind: string, letters: string]

/** Compares a sighting with every ring of the same length. */
export function solve(notes: Note[]): boolean[] {
  const rings = new Map<number, Set<string>>()
  const answers: boolean[] = []
  for (const [kind, letters] of notes) {
    const alike = rings.get(letters.length) ?? new Set()
    rings.set(letters.length, alike)
    if (kind === 'ring') alike.add(letters)
    else answers.push(alike.has(letters) || [...alike].some((ring) => fits(ring, letters)))
  }
  return answers
}

const fits = (ring: string, seen: string) =>
  [...seen].every((letter, at) => letter === '?' || letter === ring[at])

export function small(random: Random): [Note[]] {
  const notes = random.array(random.int(1, 8), () => note(random, { longest: 3, alphabet: 'ab', rings: 0.5 }))
  return [notes]
}

interface Shape {
  longest: number
  alphabet: string
  /** The share of notes about a new ring. */
  rings: number
}

export function note(random: Random, { longest, alphabet, rings }: Shape): Note {
  const letters = random.string(random.int(1, longest), alphabet)
  if (random.bool(rings)) return ['ring', letters]
  return ['seen', blurred(random, letters, random.int(0, 3))]
}

/** Replaces up to `most` letters by `?`. */
export function blurred(random: Random, letters: string, most: number): string {
  const signs = [...letters]
  for (let count = 0; count < most; count++) signs[random.int(0, signs.length - 1)] = '?'
  return signs.join('')
}

export function valid(notes: Note[]): string | undefined {
  if (notes.length < 1) return 'There must be at least one note.'
  if (notes.length > 10_000) return 'There may be at most 10 000 notes.'
  let signs = 0
  for (const note of notes) {
    if (note.length !== 2) return 'A note must be two texts.'
    const [kind, letters] = note
    if (kind !== 'ring' && kind !== 'seen') return 'A note must begin with "ring" or "seen".'
    if (!(kind === 'ring' ? /^[a-z]{1,20}$/ : /^[a-z?]{1,20}$/).test(letters))
      return 'A text must have 1 to 20 letters from a to z; only in sightings there may be ?.'
    const unread = letters.replaceAll(/[^?]/g, '').length
    if (unread > 3 && unread < letters.length) return 'There may be at most three ?, or nothing else.'
    signs += letters.length
  }
  return signs > 100_000 ? 'All texts together may have at most 100 000 signs.' : undefined
}
