import type { Random } from '@callofcode/content/random'

export type Note = ['look', string] | ['write', string, string]

/** Every touch is written into a long list. Whoever needs a place goes through it from its begin and skips what was touched later. */
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

/** Notes about these words; the share of looks. */
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
