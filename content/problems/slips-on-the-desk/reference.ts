import type { Random } from '@callofcode/content/random'

export type Note = ['look', string] | ['write', string, string]

/** Appends every touch to a long list. A search for a place starts at the front of it and skips slips that were touched later. */
export function solve(places: number, notes: Note[]): string[] {
  const desk = new Map<string, { translation: string; touched: number }>()
  const touches: string[] = []
  const answers: string[] = []
  let next = 0
  const touch = (word: string, translation: string) => {
    desk.set(word, { translation, touched: touches.length })
    touches.push(word)
  }
  for (const [kind, word, text = ''] of notes) {
    const slip = desk.get(word)
    if (kind === 'look') {
      answers.push(slip?.translation ?? '')
      if (slip) touch(word, slip.translation)
      continue
    }
    while (!slip && desk.size === places) {
      const oldest = touches[next] ?? ''
      if (desk.get(oldest)?.touched === next) desk.delete(oldest)
      next++
    }
    touch(word, text)
  }
  return answers
}

export function small(random: Random): [number, Note[]] {
  return [random.int(1, 3), notesOf(random, random.int(1, 9), ['a', 'b', 'c', 'd'])]
}

/** Makes notes about these words. `looks` is the share of looks. */
export const notesOf = (random: Random, count: number, words: string[], looks = 0.5) =>
  random.array(count, (): Note => {
    const word = random.pick(words)
    return random.bool(looks) ? ['look', word] : ['write', word, random.string(2, 'xyz')]
  })

export function valid(places: number, notes: Note[]): string | undefined {
  if (places < 1 || places > 10_000) return 'There must be 1 to 10 000 places.'
  if (notes.length < 1 || notes.length > 20_000) return 'There must be 1 to 20 000 notes.'
  for (const [kind, ...texts] of notes) {
    if (texts.length !== { look: 1, write: 2 }[kind])
      return 'A note must be "look" with a word, or "write" with a word and a translation.'
    if (!texts.every((text) => /^[a-z]{1,10}$/.test(text)))
      return 'A word or a translation must be 1 to 10 letters, a to z.'
  }
  return undefined
}
