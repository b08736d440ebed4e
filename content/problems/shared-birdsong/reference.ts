import type { Random } from '@callofcode/content/random'

/** Keeps for each length the earliest note of the evening at which a common melody of that length can end. */
export function solve(morning: string, evening: string): number {
  const ends: number[] = []
  for (const note of morning) {
    // Lengths go from the longest down, so that a note is used only once.
    for (let length = ends.length; length >= 0; length--) {
      const after = length === 0 ? -1 : (ends[length - 1] ?? 0)
      const place = evening.indexOf(note, after + 1)
      if (place >= 0 && place < (ends[length] ?? evening.length)) ends[length] = place
    }
  }
  return ends.length
}

export function small(random: Random): [string, string] {
  const notes = random.pick(['ab', 'abc', 'abcd'])
  return [random.string(random.int(1, 7), notes), random.string(random.int(1, 7), notes)]
}

export function valid(...recordings: [string, string]): string | undefined {
  if (recordings.some((notes) => notes.length < 1)) return 'A recording must have at least one note.'
  if (recordings.some((notes) => notes.length > 700)) return 'A recording may have at most 700 notes.'
  if (recordings.some((notes) => /[^a-z]/.test(notes))) return 'The notes must be letters from a to z.'
  return undefined
}
