import type { Random } from '@callofcode/content/random'

const LETTERS = 60_000

export function solve(book: string[], message: string): string {
  const forms = new Set(book)
  const shorten = (word: string) => {
    for (let length = 1; length < word.length; length++)
      if (forms.has(word.slice(0, length))) return word.slice(0, length)
    return word
  }
  return message.split(' ').map(shorten).join(' ')
}

export function small(random: Random): [string[], string] {
  const words = (count: number) => wordsOf(random, count, 4, 'ab')
  return [words(random.int(1, 4)), words(random.int(1, 5)).join(' ')]
}

export function valid(book: string[], message: string): string | undefined {
  if (book.length < 1 || book.length > 5000) return 'There must be 1 to 5000 short forms.'
  if (!book.every(isWord)) return 'A short form must be 1 to 100 letters, a to z.'
  if (book.join('').length > LETTERS) return 'The short forms may have at most 60 000 letters together.'
  if (message.length < 1 || message.length > LETTERS) return 'The message must have 1 to 60 000 characters.'
  if (!message.split(' ').every(isWord))
    return 'The message must be words of 1 to 100 letters, a to z, with one blank between them.'
  return undefined
}

export const wordsOf = (random: Random, count: number, longest: number, alphabet?: string) =>
  random.array(count, () => random.string(random.int(1, longest), alphabet))

const isWord = (word: string) => /^[a-z]{1,100}$/.test(word)
