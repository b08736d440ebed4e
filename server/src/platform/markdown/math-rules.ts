import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'
import type { Parsing } from './parser.ts'

// A longer text is not treated as a formula. Without this limit, each dollar sign of a text would start a search to its end.
const LONGEST = 2_000
const MOST_LINES = 60

/** Adds formulas: `$…$` in a line, `$$…$$` in a line or as a separate block. An unmatched dollar sign stays a dollar sign. */
export function mathRules(md: MarkdownIt) {
  md.inline.ruler.after('escape', 'math', inlineMath)
  md.block.ruler.before('fence', 'math_block', blockMath, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
  md.renderer.rules.math = (tokens, at, _options, env) => {
    const { cutOuts } = env as Parsing
    const { content = '', markup = '', block = false } = tokens[at] ?? {}
    const word = cutOuts.put({ kind: 'math', tex: content, display: markup === '$$', block })
    return block ? `${word}\n` : word
  }
  md.renderer.rules.math_block = md.renderer.rules.math
}

function inlineMath(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state
  if (src[pos] !== '$') return false
  const fence = src[pos + 1] === '$' ? '$$' : '$'
  const start = pos + fence.length
  const end = fence === '$' ? endOfWords(state, start) : endOfDisplay(state, start)
  if (end < 0) return false
  if (!silent) {
    const token = state.push('math', 'math', 0)
    token.content = src.slice(start, end)
    token.markup = fence
  }
  state.pos = end + fence.length
  return true
}

const MONEY = /^\d[^\\]*\s(?:and|or|but|to|for|from|per|each|is|was|at|vs|you)\s/

// `$n$th` is a formula, `$HOME:$PATH` and `$(a)$(b)` are not.
const GOES_ON = /(?!(?:th|st|nd|rd|s)\b)[\w({]/y

/**
 * Returns the end of `$…$`: the next sign, or none. `$5 and $6` is money, `foo$|bar$` a pattern, `${a}/$b` a path. So a formula
 * has no word directly before or after it, and no space inside its signs. Without a command, its braces must be closed.
 */
function endOfWords({ src, pos, posMax }: StateInline, start: number): number {
  const end = nextSign(src, start, Math.min(posMax, start + LONGEST))
  if (end <= start || /\w/.test(src[pos - 1] ?? ' ')) return -1
  const tex = src.slice(start, end)
  GOES_ON.lastIndex = end + 1
  if (/^\s|\s$/.test(tex) || MONEY.test(tex) || GOES_ON.test(src)) return -1
  return tex.includes('\\') || tex.split('{').length === tex.split('}').length ? end : -1
}

// If one search found no end, the next one is skipped. Otherwise a text of dollar signs takes very long.
const searches = new WeakMap<StateInline, number>()

function endOfDisplay(state: StateInline, start: number): number {
  const { src, posMax } = state
  const limit = Math.min(posMax, start + LONGEST)
  let at = nextSign(src, Math.max(start, searches.get(state) ?? 0), limit)
  while (at >= 0 && (at === start || src[at + 1] !== '$')) at = nextSign(src, at + 1, limit)
  if (at < 0) searches.set(state, limit)
  return at
}

/** Returns the next dollar sign without a backslash before it. */
function nextSign(src: string, from: number, limit: number): number {
  let at = src.indexOf('$', from)
  while (at > 0 && src[at - 1] === '\\') at = src.indexOf('$', at + 1)
  return at < limit ? at : -1
}

function blockMath(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const lineOf = (line: number) =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trimEnd()
  const first = lineOf(startLine)
  if (!first.startsWith('$$') || (state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false
  const last = lastLine(startLine, Math.min(endLine, startLine + MOST_LINES), lineOf)
  if (last === undefined) return false
  if (silent) return true
  const lines = Array.from({ length: last - startLine + 1 }, (_, at) => lineOf(startLine + at))
  const token = state.push('math_block', 'math', 0)
  token.block = true
  token.content = lines.join('\n').slice(2, -2).trim()
  token.markup = '$$'
  token.map = [startLine, last + 1]
  state.line = last + 1
  return true
}

function lastLine(start: number, end: number, lineOf: (line: number) => string): number | undefined {
  const first = lineOf(start)
  if (first.length > 4 && first.indexOf('$$', 2) === first.length - 2) return start
  if (first.includes('$$', 2)) return undefined
  for (let line = start + 1; line < end; line += 1) {
    const text = lineOf(line)
    if (text.endsWith('$$')) return line
    if (text.includes('$$')) return undefined
  }
  return undefined
}
