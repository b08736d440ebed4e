interface Block {
  readonly tag: string
  readonly text: string
}
interface Options {
  /** Whether links and pictures include their addresses: `Seats (https://club.example/events)`. */
  readonly addresses?: boolean
}

const PIECE = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g
const BLOCKS =
  /^(?:p|h[1-6]|div|tr|table|figure|figcaption|summary|details|dt|dd|blockquote|ul|ol|li|pre|hr)$/
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
/** Elements that are joined without an empty line. */
const ROWS = /^(?:li|tr|dt|dd)$/

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
const attribute = (attributes: string, name: string) =>
  decoded(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')

/** Converts the server's `html` to plain text as the page shows it, for readers without markup. Hidden parts stay hidden. */
export const plainText = (html: string, options?: Options): string =>
  blocksOf(html, options).reduce(
    (whole, { tag, text }, at, all) =>
      at === 0 ? text : `${whole}${ROWS.test(tag) && all[at - 1]?.tag === tag ? '\n' : '\n\n'}${text}`,
    '',
  )

/** Returns the text as paragraphs, list items, rows and so on. */
export function blocksOf(html: string, options: Options = {}): Block[] {
  const reader = new Reader(options.addresses ?? false)
  // Sanitized text and attributes contain no angle bracket, so everything that looks like a tag is one.
  for (const [whole, slash, name, attributes = ''] of html.matchAll(PIECE)) {
    if (!name) reader.read(decoded(whole))
    else if (slash) reader.close(name)
    else reader.open(name, attributes)
  }
  reader.end('p')
  return reader.blocks
}

class Reader {
  readonly blocks: Block[] = []
  readonly #addresses: boolean
  #text = ''
  #mark = ''
  #quotes = 0
  #isCode = false
  /** The skipped element, and the number of open elements with its name. */
  #skipped: { readonly name: string; depth: number } | undefined
  /** The next number of each open list, or undefined for a bulleted list. */
  readonly #lists: (number | undefined)[] = []
  readonly #links: { readonly address: string; readonly from: number }[] = []

  constructor(addresses: boolean) {
    this.#addresses = addresses
  }

  read(text: string) {
    if (!this.#skipped) this.#text += this.#isCode ? text : text.replace(/[^\S\n\u00a0]+/g, ' ')
  }

  open(name: string, attributes: string) {
    if (this.#skipped) return this.#skip(name, attributes)
    if (BLOCKS.test(name)) this.end(name)
    if (/ class="spoiler"/.test(attributes)) {
      this.read('…')
      this.#skipped = { name, depth: 1 }
    } else if (name === 'header' || name === 'math') this.#skipped = { name, depth: 1 }
    else if (name === 'br') this.read('\n')
    else if (name === 'hr') this.blocks.push({ tag: name, text: '---' })
    else if (name === 'img') this.#picture(attributes)
    else if (name === 'input') this.read(attributes.includes(' checked') ? '[x]' : '[ ]')
    else if (name === 'td' || name === 'th') this.#text = this.#text.trim() && `${this.#text.trimEnd()} | `
    else if (name === 'a')
      this.#links.push({ address: attribute(attributes, 'href'), from: this.#text.length })
    else this.#openBlock(name, attributes)
  }

  #openBlock(name: string, attributes: string) {
    if (name === 'blockquote') this.#quotes += 1
    if (name === 'pre') this.#isCode = true
    if (name === 'ul') this.#lists.push(undefined)
    if (name === 'ol') this.#lists.push(Number(attribute(attributes, 'start') || 1))
    if (name !== 'li') return
    const number = this.#lists.pop()
    this.#lists.push(number === undefined ? number : number + 1)
    this.#mark = `${'  '.repeat(this.#lists.length - 1)}${number === undefined ? '-' : `${number}.`} `
  }

  /** Reads the source of a formula, and skips its rendered form. */
  #skip(name: string, attributes: string) {
    if (!this.#skipped) return
    if (name === this.#skipped.name) this.#skipped.depth += 1
    if (this.#skipped.name === 'math' && attributes.includes('application/x-tex')) this.#skipped = undefined
  }

  close(name: string) {
    if (this.#skipped) {
      if (name === this.#skipped.name) this.#skipped.depth -= 1
      if (this.#skipped.depth > 0) return
      this.#skipped = undefined
      if (BLOCKS.test(name)) this.end(name)
      return
    }
    if (name === 'annotation') this.#skipped = { name: 'math', depth: 1 }
    if (name === 'a') this.#closeLink()
    if (BLOCKS.test(name)) this.end(name)
    if (name === 'blockquote') this.#quotes -= 1
    if (name === 'pre') this.#isCode = false
    if (name === 'ul' || name === 'ol') this.#lists.pop()
  }

  #closeLink() {
    const { address = '', from = 0 } = this.#links.pop() ?? {}
    const words = this.#text.slice(from).trim()
    const isSaid = [words, `${words}/`, `mailto:${words}`].includes(address)
    if (this.#addresses && address && !isSaid) this.read(words ? ` (${address})` : address)
  }

  #picture(attributes: string) {
    const [words, address] = [attribute(attributes, 'alt'), attribute(attributes, 'src')]
    this.read(this.#addresses ? `${words} (${address})`.trim() : words)
  }

  end(tag: string) {
    const text = this.#isCode
      ? this.#text.replace(/^\n+|\s+$/g, '')
      : this.#text.trim().replace(/ *\n */g, '\n')
    this.#text = ''
    if (!text) return
    const lines = `${this.#mark}${text}`.split('\n').map((line) => `${'> '.repeat(this.#quotes)}${line}`)
    this.blocks.push({ tag: this.#mark ? 'li' : tag, text: lines.join('\n') })
    this.#mark = ''
  }
}
