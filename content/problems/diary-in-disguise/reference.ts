import type { Random } from '@callofcode/content/random'

/** Replaces each letter by the first position of that letter. A disguise does not change these positions. */
export function solve(plain: string, secret: string): boolean {
  const shape = (text: string) => {
    const first = new Map<string, number>()
    return [...text].map((letter, at) => {
      if (!first.has(letter)) first.set(letter, at)
      return first.get(letter)
    })
  }
  return shape(plain).join() === shape(secret).join()
}

export function small(random: Random): [string, string] {
  const length = random.int(1, 5)
  const plain = random.string(length, 'abc')
  return [plain, random.bool() ? random.string(length, 'abc') : disguised(random, plain, 'abc')]
}

/** Returns the text after each sign of the alphabet was replaced by another sign. */
export function disguised(random: Random, plain: string, alphabet: string): string {
  const signs = random.shuffle(alphabet)
  return [...plain].map((letter) => signs[alphabet.indexOf(letter)]).join('')
}

export function valid(plain: string, secret: string): string | undefined {
  if (plain.length < 1 || plain.length > 20_000) return 'A text must have 1 to 20 000 letters.'
  if (plain.length !== secret.length) return 'Both texts must have the same length.'
  if (!/^[a-zA-Z0-9 ]*$/.test(plain + secret)) return 'There may be letters, digits and blanks only.'
  return undefined
}
