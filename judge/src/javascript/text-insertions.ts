/** Collects insertions into a text. Each place is an index into the original text. */
export class TextInsertions {
  private readonly original: string
  private readonly added: { at: number; end: number; text: string }[] = []

  constructor(original: string) {
    this.original = original
  }

  add(at: number, text: string) {
    this.added.push({ at, end: at, text })
  }

  /** Replaces a part and keeps the number of lines. */
  replace(at: number, end: number, text: string) {
    this.added.push({ at, end, text: text + this.original.slice(at, end).replace(/[^\n]/g, '') })
  }

  /** Returns the text with all insertions. Those at one place stay in the order in which they were added. */
  text(): string {
    const sorted = this.added.map((one, order) => ({ ...one, order }))
    sorted.sort((one, other) => one.at - other.at || one.order - other.order)
    let all = ''
    let from = 0
    for (const { at, end, text } of sorted) {
      all += this.original.slice(from, at) + text
      from = end
    }
    return all + this.original.slice(from)
  }
}
