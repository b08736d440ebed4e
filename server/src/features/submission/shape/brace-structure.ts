import { nameBefore } from './function-name.ts'
import type { NamedFunction, Structure } from './read-shape.ts'
import type { Token } from './tokens.ts'

interface Entry {
  /** `body`: the code under a loop or a condition, with braces or without. `arrow`: a function without braces. */
  readonly kind: '(' | '[' | '{' | 'body' | 'arrow'
  readonly isLoop: boolean
  /** The index of its first token. */
  readonly from: number
  /** The keyword that governs it. For `(` it is the keyword whose head this is. */
  readonly word?: string | undefined
  readonly named?: NamedFunction | undefined
}

export interface BraceRules {
  readonly loopMacros: ReadonlySet<string>
  /** Methods that call their argument repeatedly. */
  readonly loopCalls: ReadonlySet<string>
  /** Whether a line end may end a statement. */
  readonly endsByLine: boolean
}

const OPENER: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
const HEADS = new Set(['for', 'while', 'if', 'switch'])
const BETWEEN = new Set(['await', 'constexpr'])
const VALUE = /^[\p{L}_$0"]/u
const ENDS_VALUE = /^(?:[\p{L}_$0"]|[)\]}]|\+\+|--)/u
const JOINS = new Set([
  'in',
  'of',
  'instanceof',
  'as',
  'satisfies',
  'return',
  'typeof',
  'new',
  'await',
  'else',
])

/** Finds loops and functions of the languages with braces. For any text, each token is pushed and popped once. */
export function braceStructure(tokens: readonly Token[], rules: BraceRules): Structure {
  return new Walk(tokens, rules).all()
}

class Walk {
  readonly #tokens: readonly Token[]
  readonly #rules: BraceRules
  readonly #stack: Entry[] = []
  readonly #functions: NamedFunction[] = []
  /** The opening token of each closed bracket. */
  readonly #opened = new Map<number, number>()
  #depth = 0
  #deepest = 0
  /** The keyword whose head in brackets follows. */
  #head: string | undefined
  /** The index of an `else`, or of the `while` after a `do`, that is already handled. */
  #seen = -1

  constructor(tokens: readonly Token[], rules: BraceRules) {
    this.#tokens = tokens
    this.#rules = rules
  }

  all(): Structure {
    for (const [at, token] of this.#tokens.entries()) {
      if (this.#rules.endsByLine && token.first) this.#endByLine(at)
      this.#read(at, token.text)
    }
    this.#functions.sort((one, other) => one.from - other.from)
    return { loops: this.#deepest, functions: this.#functions }
  }

  #read(at: number, text: string) {
    if (at === this.#seen) return
    if (text === '(' || text === '[') this.#open(at, text)
    else if (text === '{') this.#push({ kind: '{', isLoop: false, from: at, named: this.#named(at) })
    else if (text === ')' || text === ']' || text === '}') this.#close(at, text)
    else if (text === ';') this.#end(at)
    else if (text === ',' && this.#top?.kind === 'arrow') this.#pop(at)
    else if (text === '=>' && this.#text(at + 1) !== '{')
      this.#push({ kind: 'arrow', isLoop: false, from: at + 1, named: this.#named(at + 1) })
    else if (text === 'do' && this.#text(at - 1) !== '.')
      this.#push({ kind: 'body', isLoop: true, from: at + 1, word: text })
    else if (this.#isHead(at, text)) this.#head = text
  }

  #isHead(at: number, text: string): boolean {
    if (!HEADS.has(text) && !this.#rules.loopMacros.has(text)) return false
    const next = BETWEEN.has(this.#text(at + 1) ?? '') ? at + 2 : at + 1
    return this.#text(next) === '(' && this.#text(at - 1) !== '.'
  }

  #open(at: number, kind: '(' | '[') {
    const [before = '', dot] = [this.#text(at - 1), this.#text(at - 2)]
    const isLoop = kind === '(' && dot === '.' && this.#rules.loopCalls.has(before)
    this.#push({ kind, isLoop, from: at, word: kind === '(' ? this.#head : undefined })
    if (kind === '(') this.#head = undefined
  }

  #close(at: number, text: string) {
    let last = this.#pop(at)
    while (last && last.kind !== OPENER[text]) last = this.#pop(at)
    if (!last) return
    this.#opened.set(at, last.from)
    if (last.kind === '(' && last.word !== undefined) {
      const isLoop = last.word !== 'if' && last.word !== 'switch'
      this.#push({ kind: 'body', isLoop, from: at + 1, word: last.word })
    } else if (last.kind === '{') this.#end(at, true)
  }

  /** Ends the statement and everything that it is the body of. */
  #end(at: number, isBrace = false) {
    for (let last = this.#top; last?.kind === 'body' || last?.kind === 'arrow'; last = this.#top) {
      if (isBrace && last.kind === 'arrow') return
      this.#pop(at)
      const next = this.#text(at + 1)
      if (last.word === 'if' && next === 'else') {
        this.#push({ kind: 'body', isLoop: false, from: at + 2, word: next })
        this.#seen = at + 1
        return
      }
      if (last.word === 'do' && next === 'while') {
        this.#seen = at + 1
        return
      }
    }
  }

  /** Ends a statement if a line begins with a value and the previous line ends with one. */
  #endByLine(at: number) {
    const top = this.#top
    if ((top?.kind !== 'body' && top?.kind !== 'arrow') || at <= top.from) return
    const [before = '', now = ''] = [this.#text(at - 1), this.#text(at)]
    if (!ENDS_VALUE.test(before) || JOINS.has(before)) return
    if (now === 'else' || (VALUE.test(now) && !JOINS.has(now))) this.#end(at - 1)
  }

  #named(at: number): NamedFunction | undefined {
    const name = nameBefore(this.#tokens, at, this.#opened)
    if (name === undefined) return undefined
    const named = { name, from: at, to: this.#tokens.length }
    this.#functions.push(named)
    return named
  }

  #push(entry: Entry) {
    this.#stack.push(entry)
    if (entry.isLoop) this.#deepest = Math.max(this.#deepest, ++this.#depth)
  }

  #pop(at: number): Entry | undefined {
    const last = this.#stack.pop()
    if (last?.isLoop) this.#depth--
    if (last?.named) last.named.to = at
    return last
  }

  get #top() {
    return this.#stack.at(-1)
  }

  #text = (at: number) => this.#tokens[at]?.text
}
