import { randomBytes } from 'node:crypto'

/**
 * Places in a text where markup of our own goes in once the rest is sanitized: code and math. What stands there
 * meanwhile is a word that nobody can guess, so nobody can write one, and only text is ever replaced: in an attribute
 * the word stays a word.
 */
export class Placeholders<T> {
  readonly nonce = `x${randomBytes(12).toString('hex')}`
  readonly items: T[] = []
  readonly #places = new RegExp(`${this.nonce}-(\\d+)-`, 'g')

  /** Keeps an item and answers the word to leave in its place. */
  put(item: T): string {
    return `${this.nonce}-${this.items.push(item) - 1}-`
  }

  fill(text: string, markup: readonly string[]): string {
    if (!text.includes(this.nonce)) return text
    return text.replace(this.#places, (_, at: string) => markup[Number(at)] ?? '')
  }
}
