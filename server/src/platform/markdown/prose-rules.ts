import type { MarkdownIt, Ruler, StateInline } from 'markdown-it'

/** Returns a rule of the parser, so that its replacement can call it. */
export function ruleOf<Args extends unknown[], Result>(ruler: Ruler<Args, Result>, name: string) {
  const found = ruler.__rules__.find((rule) => rule.name === name)
  if (!found) throw new Error(`The parser has no rule ${name}`)
  return found.fn
}

/** Keeps code in prose as text: `a*b*c`, `count(*)`, `__init__`, `p = &sum;`, `dp[i](j)`. None of it is markup. */
export function proseRules(md: MarkdownIt) {
  md.inline.State = class extends md.inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord)
      const end = start + found.length
      return stars(
        found,
        this.src.slice(Math.max(0, start - 2), start),
        this.src.slice(end, Math.min(end + 2, this.posMax)),
      )
    }
  }
  md.inline.ruler.before('emphasis', 'dunder', dunder)
  md.inline.ruler.before('link', 'index', index)
  md.inline.ruler.before('entity', 'address-of', addressOf)
  const isAllowed = md.validateLink
  md.validateLink = (address) => isAllowed(address) && isAddress(address)
  const quote = ruleOf(md.block.ruler, 'blockquote')
  md.block.ruler.at(
    'blockquote',
    (state, line, ...rest) =>
      !isComparison(state.src, (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0)) &&
      quote(state, line, ...rest),
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  )
  const reference = ruleOf(md.block.ruler, 'reference')
  md.block.ruler.at(
    'reference',
    (state, line, ...rest) =>
      !state.src.startsWith('[^', (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0)) &&
      reference(state, line, ...rest),
  )
}

interface Stars {
  can_open: boolean
  can_close: boolean
  length: number
}

/** `count(*)`, `"*"`, `|*|`. */
const ALONE = /^(?:[([{,][)\]},]|(["'|])\1)$/
/** Factors of a product, `.*` and the ends of a comment. Only ASCII words count: other scripts may have no spaces. */
const LEFT = /[A-Za-z0-9_)\]}`.]$|(?:^|[^\w*_])\/$/
const RIGHT = /^(?:[A-Za-z0-9_([{`]|\/(?:[\s;]|$))/

/** Treats stars between two words or brackets as an operator. */
const stars = (found: Stars, before: string, after: string): Stars => {
  const isAlone = ALONE.test(`${before.at(-1) ?? ''}${after[0] ?? ''}`)
  return {
    ...found,
    can_open: found.can_open && !isAlone && !LEFT.test(before),
    can_close: found.can_close && !isAlone && !RIGHT.test(after),
  }
}

const DUNDER = /__(?:[a-z][a-z0-9_]*|[A-Z][A-Z0-9_]*)__(?!\w)/y

/** Keeps `__init__` and `__FILE__` as text. */
function dunder(state: StateInline, silent: boolean): boolean {
  if (/\w/.test(state.src[state.pos - 1] ?? ' ')) return false
  return asTyped(state, silent, DUNDER)
}

const INDEX = /\[[^[\]\n]{0,50}\]\((?!\s*<?(?:https?:|mailto:|[/#]))/y

/** Keeps `dp[i](j)` as text: after a word, only a true address makes a link. */
function index(state: StateInline, silent: boolean): boolean {
  if (!/[\w)\]]/.test(state.src[state.pos - 1] ?? ' ')) return false
  return asTyped(state, silent, INDEX)
}

const NAMED = /&(?!(?:lt|gt|amp|quot|apos|nbsp);)[a-z]\w*;/iy

/** Keeps `p = &sum;` as text. It takes an address, though `&sum;` is also an HTML entity. */
function addressOf(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state
  if (!/(?:[=(,]|\breturn)\s*$/.test(src.slice(Math.max(0, pos - 8), pos))) return false
  return asTyped(state, silent, NAMED)
}

function asTyped(state: StateInline, silent: boolean, pattern: RegExp): boolean {
  pattern.lastIndex = state.pos
  const [written] = pattern.exec(state.src) ?? []
  if (!written || state.pos + written.length > state.posMax) return false
  if (!silent) state.pending += written
  state.pos += written.length
  return true
}

/**
 * Returns whether a link's target is an address. The targets in `[i](j)`, `[0]: 5` and `<std::string>` are not.
 * `[next](two-pointers)` leads to another blog.
 */
const isAddress = (address: string) =>
  /^[a-z][a-z0-9+.-]*:/i.test(address)
    ? /^(?:https?|mailto):/i.test(address)
    : /[/#?.]|\w\w-\w\w/.test(address)

/** Returns whether `>` begins a comparison such as `>= 5`, or the prompt of Python as in `>>> print(1)`. */
const isComparison = (src: string, pos: number) =>
  /^(?:>{1,2}=|>>>(?=\s|$)(?!\s*>))/.test(src.slice(pos, pos + 80))
