import type { NamedFunction, Structure } from './read-shape.ts'
import type { Token } from './tokens.ts'

/** A loop or a function. It ends at a line that is indented as little as it or less. */
interface Block {
  readonly indent: number
  readonly isLoop: boolean
  readonly named: NamedFunction | undefined
}

/** A bracket, with the loops of its comprehension and those nested inside. */
interface Bracket {
  loops: number
  /** The deepest loops that run once for each turn of these, and the deepest that run only once. */
  within: number
  beside: number
  /** Whether the first iterable of the comprehension is past. */
  isPast: boolean
}

const OPENS = new Set(['(', '[', '{'])
const CLOSES = new Set([')', ']', '}'])

/** Finds loops and functions of Python by the indentation of lines. */
export function pythonStructure(tokens: readonly Token[]): Structure {
  const blocks: Block[] = []
  const brackets: Bracket[] = []
  const functions: NamedFunction[] = []
  let [depth, deepest] = [0, 0]
  /** Whether the token is in the iterable of a loop, which is evaluated once. */
  let isHead = false

  const begin = (at: number, indent: number) => {
    for (let last = blocks.at(-1); last && last.indent >= indent; last = blocks.at(-1)) {
      blocks.pop()
      if (last.isLoop) depth--
      if (last.named) last.named.to = at
    }
    const word = textAt(at) === 'async' ? textAt(at + 1) : textAt(at)
    const isLoop = word === 'for' || word === 'while'
    const name = nameOf(at, word)
    const named = name === undefined ? undefined : { name, from: at + 2, to: tokens.length }
    if (named) functions.push(named)
    if (isLoop || named) blocks.push({ indent, isLoop, named })
    if (isLoop) deepest = Math.max(deepest, ++depth)
    isHead = word === 'for'
  }
  const textAt = (at: number) => tokens[at]?.text
  const nameOf = (at: number, word: string | undefined) => {
    if (word === 'def') return textAt(at + (textAt(at) === 'async' ? 2 : 1))
    return textAt(at + 1) === '=' && textAt(at + 2) === 'lambda' ? textAt(at) : undefined
  }
  const close = () => {
    const { loops = 0, within = 0, beside = 0 } = brackets.pop() ?? {}
    const nested = Math.max(loops + within, beside)
    const outer = brackets.at(-1)
    if (!outer) deepest = Math.max(deepest, depth - (isHead ? 1 : 0) + nested)
    else if (outer.loops === 1 && !outer.isPast) outer.beside = Math.max(outer.beside, nested)
    else outer.within = Math.max(outer.within, nested)
  }

  for (const [at, { text, first, indent }] of tokens.entries()) {
    if (first) begin(at, indent)
    const inside = brackets.at(-1)
    if (OPENS.has(text)) brackets.push({ loops: 0, within: 0, beside: 0, isPast: false })
    else if (CLOSES.has(text)) close()
    else if (text === ':' && !inside) isHead = false
    else if (text === 'for' && inside) inside.isPast = ++inside.loops > 1
    else if (text === 'if' && inside && inside.loops > 0) inside.isPast = true
  }
  return { loops: deepest, functions }
}
