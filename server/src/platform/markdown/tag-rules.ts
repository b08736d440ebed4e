import type { MarkdownIt, StateBlock, StateCore, Token } from 'markdown-it'
import { ruleOf } from './prose-rules.ts'
import { WRITABLE } from './sanitize.ts'

const EMPTY = new Set(['br', 'hr', 'img'])
/** Elements that end with their parent if they are not closed. */
const ENDS_BY_ITSELF = new Set(['li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'caption'])
/** The attributes that a tag needs to show anything. Without them the tag is code. */
const NEEDS: Record<string, RegExp> = { img: /\ssrc\s*=/i, a: /\shref\s*=/i }
/** Any other attribute without a value is a word of an expression: `a <b and c> d`. */
const WITHOUT_VALUE = /^(?:open|alt|reversed|hidden|nowrap)$/i

const VALUE = `\\s*=\\s*(?:[^"'=<>\`\\s]+|'[^']*'|"[^"]*")`
const NAME = '[a-zA-Z_:][a-zA-Z0-9:._-]*'
const ATTRIBUTE = new RegExp(`\\s+(${NAME})(${VALUE})?`, 'g')
const TAGS = new RegExp(`<!---?>|<!--|</?[a-zA-Z][a-zA-Z0-9-]*(?:\\s+${NAME}(?:${VALUE})?)*\\s*/?>`, 'g')
const COMMENT = /^<!--/
const STARTS = /<(?:!--|(\/?)([a-z][a-z0-9]*)(?=[\s/>]|$))/iy

/** A tag between two texts. */
interface Piece {
  readonly text: string
  readonly tag?: Tag | undefined
  isLive?: boolean
}
interface Tag {
  readonly name: string
  readonly isEnd: boolean
}

/**
 * Decides which tags are real. A tag must be allowed, and closed where it was opened: in its paragraph, or among its sibling
 * blocks. Everything else between `<` and `>` is text: most of it is code.
 */
export function tagRules(md: MarkdownIt) {
  const inline = ruleOf(md.inline.ruler, 'html_inline')
  const block = ruleOf(md.block.ruler, 'html_block')
  md.inline.ruler.at('html_inline', (state, silent) => {
    const { pos } = state
    if (!inline(state, true)) return false
    const written = state.src.slice(pos, state.pos)
    if (!silent && (COMMENT.test(written) || readTag(written))) {
      state.pos = pos
      return inline(state, false)
    }
    if (!silent) state.pending += written
    return true
  })
  md.block.ruler.at('html_block', (state, ...rest) => mayBegin(state, rest[0]) && block(state, ...rest), {
    alt: ['paragraph', 'reference', 'blockquote'],
  })
  md.core.ruler.before('inline', 'block-tags', keepBlockTags)
  md.core.ruler.after('inline', 'inline-tags', keepInlineTags)
}

/** Parses a tag by itself. Returns undefined if members may not write it. */
function readTag(written: string): Tag | undefined {
  const [, slash = '', word = ''] = /^<(\/?)([a-zA-Z][a-zA-Z0-9-]*)/.exec(written) ?? []
  const name = word.toLowerCase()
  if (!WRITABLE.has(name)) return undefined
  if (slash) return { name, isEnd: true }
  if (NEEDS[name]?.test(written) === false) return undefined
  for (const [, attribute = '', value] of written.matchAll(ATTRIBUTE))
    if (value === undefined && !WITHOUT_VALUE.test(attribute)) return undefined
  return { name, isEnd: false }
}

const sources = new WeakMap<object, { lower: string; places: Map<string, number> }>()

/** Returns whether a block of tags may begin in this line: its first tag is allowed and has its counterpart. */
function mayBegin({ src, env, bMarks, tShift }: StateBlock, line: number): boolean {
  const pos = (bMarks[line] ?? 0) + (tShift[line] ?? 0)
  STARTS.lastIndex = pos
  const found = STARTS.exec(src)
  if (!found) return false
  const [, slash, name = ''] = found
  const key = env as object
  const source = sources.get(key) ?? { lower: src.toLowerCase(), places: new Map<string, number>() }
  sources.set(key, source)
  // Each word is searched for once in a text: a search from every line would take very long.
  const placeOf = (word: string, search: 'indexOf' | 'lastIndexOf') => {
    const place = source.places.get(word) ?? source.lower[search](word)
    source.places.set(word, place)
    return place
  }
  const tag = name.toLowerCase()
  if (!tag) return placeOf('-->', 'lastIndexOf') > pos
  if (!WRITABLE.has(tag)) return false
  if (slash) {
    const first = placeOf(`<${tag}`, 'indexOf')
    return first >= 0 && first < pos
  }
  return EMPTY.has(tag) || ENDS_BY_ITSELF.has(tag) || placeOf(`</${tag}`, 'lastIndexOf') > pos
}

/** The open tags in one place. */
class OpenTags {
  readonly #open: { readonly name: string; readonly piece: Piece }[] = []
  // With the counts, an end tag without a start needs no search.
  readonly #counts = new Map<string, number>()

  take(piece: Piece) {
    if (!piece.tag) return
    const { name, isEnd } = piece.tag
    if (EMPTY.has(name)) piece.isLive = !isEnd
    else if (isEnd) this.#close(name, piece)
    else {
      this.#open.push({ name, piece })
      this.#count(name, 1)
    }
  }

  #close(name: string, end: Piece) {
    if (!this.#counts.get(name)) return
    for (let last = this.#open.pop(); last; last = this.#open.pop()) {
      this.#count(last.name, -1)
      if (last.name === name || ENDS_BY_ITSELF.has(last.name)) last.piece.isLive = true
      if (last.name === name) break
    }
    end.isLive = true
  }

  #count(name: string, by: number) {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by)
  }
}

function keepBlockTags(state: StateCore) {
  const places = [new OpenTags()]
  const blocks = new Map<Token, Piece[]>()
  for (const token of state.tokens) {
    if (token.nesting === 1) places.push(new OpenTags())
    if (token.nesting === -1) places.pop()
    if (token.type !== 'html_block') continue
    const pieces = piecesOf(token.content)
    for (const piece of pieces) places.at(-1)?.take(piece)
    blocks.set(token, pieces)
  }
  if (blocks.size === 0) return
  state.tokens = state.tokens.flatMap((token) => {
    const pieces = blocks.get(token)
    if (!pieces) return [token]
    if (pieces.some(({ isLive }) => isLive)) {
      token.content = pieces.map(shown).join('')
      return [token]
    }
    const text = pieces.map((piece) => piece.text).join('')
    return text.trim() ? paragraph(state, text.trim(), token.level) : []
  })
}

const shown = ({ text, isLive }: Piece) => (isLive ? text : text.replaceAll('<', '&lt;'))

/** Splits a block of HTML into texts and tags. Its comments are left out. */
function piecesOf(content: string): Piece[] {
  const pieces: Piece[] = []
  // No comment ends after this place, so none is searched for there.
  const lastEnd = content.lastIndexOf('-->')
  let from = 0
  for (let found = nextTag(content, 0); found; found = nextTag(content, from)) {
    const { index, 0: written } = found
    if (index > from) pieces.push({ text: content.slice(from, index) })
    const end = written === '<!--' && lastEnd > index ? content.indexOf('-->', index) : -1
    from = end < 0 ? index + written.length : end + '-->'.length
    if (!COMMENT.test(written) || (written === '<!--' && end < 0))
      pieces.push({ text: written, tag: readTag(written) })
  }
  pieces.push({ text: content.slice(from) })
  return pieces
}

function nextTag(content: string, from: number) {
  TAGS.lastIndex = from
  return TAGS.exec(content)
}

function paragraph({ Token }: StateCore, text: string, level: number): Token[] {
  const [open, inline, close] = [
    new Token('paragraph_open', 'p', 1),
    new Token('inline', '', 0),
    new Token('paragraph_close', 'p', -1),
  ]
  for (const token of [open, inline, close]) Object.assign(token, { block: true, level })
  return [open, Object.assign(inline, { content: text, children: [], level: level + 1 }), close]
}

function keepInlineTags({ tokens }: StateCore) {
  for (const { children } of tokens) {
    const tags = new OpenTags()
    const written = (children ?? []).filter(({ type }) => type === 'html_inline')
    const pieces = written.map(({ content }): Piece => ({ text: content, tag: readTag(content) }))
    for (const piece of pieces) tags.take(piece)
    for (const [at, token] of written.entries()) {
      if (pieces[at]?.isLive) continue
      token.type = 'text'
      if (COMMENT.test(token.content)) token.content = ''
    }
  }
}
