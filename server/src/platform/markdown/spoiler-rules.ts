import type { MarkdownIt, StateBlock, StateInline, Token } from 'markdown-it'
import type { Parsing } from './parser.ts'

// A longer spoiler must be a block. Without this limit, each bar of a text would start a search to its end.
const LONGEST = 2_000
const TITLE = 'Spoiler'
const OPENS = /^(:{3,})[ \t]*spoiler(?:[ \t]+(.*))?$/i
// A checkbox works by key, by touch and without a script. Screen readers do not read the hidden text before it is ticked.
const BOX = '<input type="checkbox" autocomplete="off" aria-label="Show spoiler">'
const HINT = 'Spoiler: it opens on the page itself.'

/** Adds spoilers, hidden until the reader opens them: `||text||` in a line, `:::spoiler Title … :::` as a block. */
export function spoilerRules(md: MarkdownIt) {
  md.inline.ruler.at('text', textUpToBar)
  md.inline.ruler.after('escape', 'spoiler', inlineSpoiler)
  md.block.ruler.before('fence', 'spoiler', blockSpoiler, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
  md.core.ruler.push('spoiler-hints', (state) => {
    if (!(state.env as Parsing).hideSpoilers) return
    state.tokens = hinted(state.tokens, state.Token)
    for (const token of state.tokens) if (token.children) token.children = hinted(token.children, state.Token)
  })
  md.renderer.rules.spoiler_open = (_tokens, _at, _options, env) => {
    const { cutOuts } = env as Parsing
    const box = cutOuts.put({ kind: 'markup', markup: BOX })
    return `<span class="${cutOuts.nonce}-spoiler">${box}<span class="${cutOuts.nonce}-hidden">`
  }
  md.renderer.rules.spoiler_close = () => '</span></span>'
  md.renderer.rules.spoiler_block_open = (tokens, at) =>
    `<details class="spoiler"><summary>${md.utils.escapeHtml(tokens[at]?.info || TITLE)}</summary>\n`
  md.renderer.rules.spoiler_block_close = () => '</details>\n'
}

// The parser's own text rule skips bars, because they are no markup to it.
const WORDS = /[^\n!#$%&*+\-:<=>@[\\\]^_`{}~|]+/y

function textUpToBar(state: StateInline, silent: boolean): boolean {
  WORDS.lastIndex = state.pos
  const words = WORDS.exec(state.src)?.[0].slice(0, state.posMax - state.pos)
  if (!words) return false
  if (!silent) state.pending += words
  state.pos += words.length
  return true
}

function inlineSpoiler(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state
  // Inside a link, a checkbox would be a control in a control.
  if (src[pos] !== '|' || src[pos + 1] !== '|' || state.linkLevel > 0) return false
  const start = pos + 2
  if (/[\s|]/.test(src[start] ?? ' ') || WORD_BEFORE.test(src.slice(Math.max(0, pos - 2), pos))) return false
  const limit = Math.min(posMax, start + LONGEST)
  const end = closing(src, Math.max(start, searches.get(state) ?? 0), limit)
  if (end <= start) {
    if (end < 0) searches.set(state, limit)
    return false
  }
  if (!silent) inside(state, start, end)
  state.pos = end + 2
  state.posMax = posMax
  return true
}

/** Parses the text between the bars like the rest of the line. */
function inside(state: StateInline, start: number, end: number) {
  state.push('spoiler_open', 'span', 1)
  state.pos = start
  state.posMax = end
  // Blocks nested spoilers: with a box in a box, neither would open.
  state.linkLevel += 1
  state.md.inline.tokenize(state)
  state.linkLevel -= 1
  state.push('spoiler_close', 'span', -1)
}

// If one search found no end, the next one is skipped. Otherwise a text of bars takes very long.
const searches = new WeakMap<StateInline, number>()

// In `a||b||c`, `f(x)||"y"||z` and `!a ||!b||!c` the bars are an operator, in `||v||_2` a norm.
const WORD_BEFORE = /[\p{L}\p{M}\p{N}_)\]}`+]$|[\p{L}\p{M}\p{N}_]["']$/u
const GOES_ON = /[\p{L}\p{N}_([{^]|[!~*&+\-$@"']+[\p{L}\p{N}_(]/uy

/** Returns the closing bars. `a || b` is an expression too, so no blank may stand inside the bars. Text in backticks is code. */
function closing(src: string, from: number, limit: number): number {
  let at = from
  while (at < limit) {
    if (src[at] === '`') at = afterCode(src, at, limit)
    else if (src[at] === '\\') at += 2
    else if (isEnd(src, at) && at + 1 < limit) return at
    else at += 1
  }
  return -1
}

function isEnd(src: string, at: number): boolean {
  GOES_ON.lastIndex = at + 2
  return src.startsWith('||', at) && /\S/.test(src[at - 1] ?? ' ') && !GOES_ON.test(src)
}

function afterCode(src: string, at: number, limit: number): number {
  let ticks = at
  while (src[ticks] === '`') ticks += 1
  const end = src.indexOf(src.slice(at, ticks), ticks)
  return end < 0 || end >= limit ? ticks : end + (ticks - at)
}

function blockSpoiler(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false
  const [, fence = '', title = ''] = OPENS.exec(lineOf(state, startLine)) ?? []
  if (!fence) return false
  if (silent) return true
  const last = lastLine(state, startLine + 1, endLine, fence)
  const { parentType, lineMax } = state
  const open = state.push('spoiler_block_open', 'details', 1)
  open.info = title.trim()
  open.map = [startLine, last]
  state.lineMax = last
  state.md.block.tokenize(state, startLine + 1, last)
  state.push('spoiler_block_close', 'details', -1)
  state.parentType = parentType
  state.lineMax = lineMax
  state.line = Math.min(last + 1, endLine)
  return true
}

const lineOf = (state: StateBlock, line: number) =>
  state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trimEnd()

/** Returns the line that closes a spoiler, or the end of its container. An unclosed spoiler still hides its text. */
function lastLine(state: StateBlock, from: number, end: number, fence: string): number {
  let code = ''
  let depth = 0
  for (let line = from; line < end; line += 1) {
    const text = lineOf(state, line)
    const ticks = /^(?:`{3,}|~{3,})/.exec(text)?.[0] ?? ''
    if (code) code = ticks.startsWith(code) && text === ticks ? '' : code
    else if (ticks) code = ticks
    else if (OPENS.exec(text)?.[1] === fence) depth += 1
    else if (text === fence) {
      if (depth === 0) return line
      depth -= 1
    }
  }
  return end
}

/** Replaces each spoiler by a hint, because mails and feeds cannot open one. */
function hinted(
  tokens: readonly Token[],
  Made: new (type: string, tag: string, nesting: 0) => Token,
): Token[] {
  const left: Token[] = []
  let depth = 0
  for (const token of tokens) {
    const isBlock = token.type.startsWith('spoiler_block')
    if (/^spoiler(_block)?_open$/.test(token.type)) {
      if (depth === 0) left.push(hint(new Made('html_block', '', 0), isBlock))
      depth += 1
    } else if (/^spoiler(_block)?_close$/.test(token.type)) depth -= 1
    else if (depth === 0) left.push(token)
  }
  return left
}

function hint(token: Token, isBlock: boolean): Token {
  token.content = isBlock ? `<p><em>${HINT}</em></p>\n` : `<em>${HINT}</em>`
  return token
}
