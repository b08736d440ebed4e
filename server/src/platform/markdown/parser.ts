import { randomBytes } from 'node:crypto'
import MarkdownIt, { type Env, type StateCore, type Token } from 'markdown-it'
import type { Code } from './code.ts'
import type { Formula } from './math.ts'
import { mathRules } from './math-rules.ts'
import { type Mentions, mentionRule, type Names, noteMentions } from './mention-rule.ts'
import { isPictureAddress } from './picture-address.ts'
import { proseRules } from './prose-rules.ts'
import { isOtherSite } from './sanitize.ts'
import { spoilerRules } from './spoiler-rules.ts'
import { tagRules } from './tag-rules.ts'
import { taskRule } from './task-rule.ts'

/**
 * Placeholders for code and math while the rest of a text is sanitized. Our own markup replaces them afterwards. A placeholder is
 * a random word, so no author can write one. Only text is replaced: in an attribute, the word stays.
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

export interface Heading {
  readonly id: string
  readonly text: string
  readonly level: number
}
/** Our own markup, cut out unchanged. */
interface Own {
  readonly kind: 'markup'
  readonly markup: string
}
export type Cut = Code | Formula | Own
export interface Parsing extends Env {
  readonly cutOuts: Placeholders<Cut>
  readonly headings: Heading[]
  /** Ids in use. */
  readonly ids: Set<string>
  /** Addresses of pictures on other hosts. */
  readonly outside: string[]
  readonly hideSpoilers: boolean
  readonly names: Names
  readonly mentions: Mentions
}

// About 5,000 paragraphs, list items or cells. Only a text that is made to be slow has so many.
const MOST_TOKENS = 20_000

/** Parses Markdown. Code and math are cut out, and headings are recorded. Its output must still be sanitized. */
export const parser = new MarkdownIt({ html: true, linkify: true })
// Without a scheme, `main.py` and `a.sh` would become links to Paraguay and Saint Helena.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
// A comment of C++ is not an address: `//main.cc`.
parser.linkify.add('//', null)
parser.use(proseRules)
parser.use(tagRules)
parser.use(mathRules)
parser.use(spoilerRules)
parser.use(mentionRule)
parser.use(taskRule)

const cutCode = (token: Token | undefined, env: Env | undefined) => {
  const { cutOuts } = env as Parsing
  return `${cutOuts.put({ kind: 'code', source: token?.content ?? '', info: token?.info.trim() ?? '' })}\n`
}
parser.renderer.rules.fence = (tokens, at, _options, env) => cutCode(tokens[at], env)
parser.renderer.rules.code_block = (tokens, at, _options, env) => cutCode(tokens[at], env)

parser.core.ruler.after('block', 'cap', (state) => {
  if (state.tokens.length > MOST_TOKENS) state.tokens = [asTyped(state)]
})
parser.core.ruler.push('headings', (state) => {
  state.tokens.forEach((open, at) => {
    if (open.type !== 'heading_open') return
    const [inline, close] = state.tokens.slice(at + 1, at + 3)
    if (!isBlank(inline)) noteHeading(state, open, inline)
    else for (const tag of [open, close]) if (tag) tag.hidden = true
  })
})
parser.core.ruler.push('columns', (state) => {
  for (const token of state.tokens) if (token.type === 'th_open' || token.type === 'td_open') alignCell(token)
})
parser.core.ruler.push('linked-images', (state) => {
  for (const token of state.tokens) if (token.children) unlinkImages(token.children, state.env as Parsing)
})
parser.core.ruler.push('mentions', (state) => noteMentions(state.tokens, (state.env as Parsing).mentions))
parser.core.ruler.push('pasted-addresses', (state) => {
  for (const { children } of state.tokens) if (children) notePastedPictures(children, state.env as Parsing)
})

/** Returns the whole text as one block of code. */
function asTyped(state: StateCore): Token {
  const token = new state.Token('code_block', 'code', 0)
  token.content = state.src
  return token
}

/** Returns whether a heading is empty or has only invisible signs. Screen readers would stop at it and read nothing. */
const isBlank = (inline: Token | undefined) =>
  (inline?.children ?? []).every(
    ({ type, content }) => /^(text|softbreak)$/.test(type) && /^[\s\p{C}]*$/u.test(content),
  )

function noteHeading(state: StateCore, open: Token, inline: Token | undefined) {
  const { headings, cutOuts, ids } = state.env as Parsing
  const text = wordsOf(inline?.children ?? [])
  open.attrSet('id', `${cutOuts.nonce}-${headings.length}`)
  headings.push({ id: headingId(text, ids), text, level: Number(open.tag.slice(1)) })
}

/** Returns a heading as plain text. Hidden parts stay hidden in the contents list too. */
function wordsOf(children: readonly Token[]): string {
  let words = ''
  let hidden = 0
  for (const { type, content, nesting } of children) {
    if (type.startsWith('spoiler')) hidden += nesting
    else if (hidden > 0) continue
    else if (['text', 'code_inline', 'math', 'mention'].includes(type)) words += content
    else if (type === 'softbreak') words += ' '
  }
  return words.trim()
}

/** Returns an id such as `h-two-pointers`. The prefix keeps these ids apart from the page's own. */
function headingId(text: string, ids: Set<string>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const plain = `h-${words.join('-').slice(0, 60) || 'section'}`
  const id = ids.has(plain) ? `${plain}-${ids.size + 1}` : plain
  ids.add(id)
  return id
}

/** Sets the alignment as a class. The content security policy would refuse a style attribute. */
function alignCell(cell: Token) {
  const style = String(cell.attrGet('style') ?? '')
  cell.attrs = null
  if (style.endsWith('right')) cell.attrSet('class', 'r')
  if (style.endsWith('center')) cell.attrSet('class', 'm')
}

/** Turns an image from elsewhere into a link. Inside a link it becomes text, because links cannot be nested. */
function unlinkImages(children: Token[], { outside }: Parsing) {
  let links = 0
  for (const child of children) {
    if (child.type === 'link_open') links += 1
    else if (child.type === 'link_close') links -= 1
    else if (child.type === 'image' && links > 0 && !isPictureAddress(String(child.attrGet('src') ?? ''))) {
      const src = String(child.attrGet('src') ?? '')
      if (isOtherSite(src)) outside.push(src)
      child.type = 'text'
      child.content = child.content || 'Image'
    }
  }
}

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i

/** Records pasted picture addresses: their authors meant to show the picture. */
function notePastedPictures(children: readonly Token[], { outside }: Parsing) {
  for (const { type, markup, attrs } of children) {
    const address = type === 'link_open' && markup === 'linkify' ? String(attrs?.[0]?.[1] ?? '') : ''
    if (PICTURE.test(address)) outside.push(address)
  }
}
