import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'
import type { Parsing } from './parser.ts'

// A longer text is no formula. Without this limit, each dollar sign of a text would start a search to its end.
const LONGEST = 2_000
const MOST_LINES = 60

/** `$…$` in a line, `$$…$$` in a line or as a separate block. An unmatched dollar sign stays a dollar sign. */
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
  const { src, pos, posMax } = state
  if (src[pos] !== '$') return false
  const fence = src[pos + 1] === '$' ? '$$' : '$'
  const start = pos + fence.length
  if (fence === '$' && /\s/.test(src[start] ?? ' ')) return false
  const searched = searchedUpTo(state)
  const limit = Math.min(posMax, start + LONGEST)
  const end = closing(src, start, Math.max(start, searched[fence]), limit, fence)
  if (end < 0) {
    searched[fence] = limit
    return false
  }
  if (!silent) {
    const token = state.push('math', 'math', 0)
    token.content = src.slice(start, end)
    token.markup = fence
  }
  state.pos = end + fence.length
  return true
}

// If one search found no end, the next one is skipped. Otherwise a text of dollar signs takes very long.
const searches = new WeakMap<StateInline, { $: number; $$: number }>()

function searchedUpTo(state: StateInline) {
  const known = searches.get(state) ?? { $: 0, $$: 0 }
  searches.set(state, known)
  return known
}

/** Where the formula ends. As in Pandoc, `$5 and $6` is money: no space inside the signs, no digit after them. */
function closing(src: string, start: number, from: number, limit: number, fence: string): number {
  for (let at = src.indexOf('$', from); at >= 0 && at < limit; at = src.indexOf('$', at + 1)) {
    if (src[at - 1] === '\\' || at === start) continue
    if (
      fence === '$$' ? src[at + 1] === '$' : !/\s/.test(src[at - 1] ?? ' ') && !/\d/.test(src[at + 1] ?? '')
    )
      return at
  }
  return -1
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
