import { randomBytes } from 'node:crypto'

/**
 * Stand for code and math while the rest of a text is sanitized; our own markup replaces them afterwards. A
 * placeholder is a random word, so no author can write one. Only text is replaced: in an attribute the word stays.
 */
export class Placeholders<T> {
  readonly nonce = `x${randomBytes(12).toString('hex')}`
  readonly items: T[] = []
  readonly #places = new RegExp(`${this.nonce}-(\\d+)-`, 'g')

  /** Stores an item and returns its placeholder. */
  put(item: T): string {
    return `${this.nonce}-${this.items.push(item) - 1}-`
  }

  fill(text: string, markup: readonly string[]): string {
    if (!text.includes(this.nonce)) return text
    return text.replace(this.#places, (_, at: string) => markup[Number(at)] ?? '')
  }
}
