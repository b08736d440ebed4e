/** A text into which other text is written, at places that are those of the text as it was. */
export class FilledText {
  private readonly text: string
  private readonly added: { at: number; text: string }[] = []

  constructor(text: string) {
    this.text = text
  }

  add(at: number, text: string) {
    this.added.push({ at, text })
  }

  whole(): string {
    // In the order in which they were added where several stand at one place.
    const sorted = this.added.map((one, order) => ({ ...one, order }))
    sorted.sort((one, other) => one.at - other.at || one.order - other.order)
    let all = ''
    let from = 0
    for (const { at, text } of sorted) {
      all += this.text.slice(from, at) + text
      from = at
    }
    return all + this.text.slice(from)
  }
}
