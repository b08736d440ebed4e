import type { SolutionLanguage } from '@callofcode/contract/problem/problem'

export interface Token {
  /** A word, a sign, `"` for a string, `0` for a number, `#` for a line of the preprocessor. */
  readonly text: string
  readonly line: number
  /** Whether it is the first token of its line. In Python the line is that of its statement. */
  readonly first: boolean
  /** The indentation of its line, if it is the first token. */
  readonly indent: number
}

export interface Tokens {
  readonly tokens: readonly Token[]
  /** Macros that begin a loop. */
  readonly loopMacros: ReadonlySet<string>
}

/** The limits of reading. The rest of a longer text is ignored. */
const MOST_CHARACTERS = 200_000
const MOST_TOKENS = 60_000

// The alternatives of a repeated group begin with different characters. So none is tried twice.
const BLANKS = /[^\S\n]+/y
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy
const NUMBER = /\d[\w.]*/y
const SPLIT_NUMBER = /\d(?:[\w.]|'(?=\w))*/y
const SIGN = /=>|->|::|[=!<>]=|\+\+|--|[\s\S]/uy
const LINE_COMMENT = /\/\/[^\n]*/y
const JOINED_COMMENT = /\/\/(?:[^\n\\]|\\[\s\S]?)*/y
const BLOCK_COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/y
const STRING = /"(?:[^"\\\n]|\\[\s\S]?)*"?|'(?:[^'\\\n]|\\[\s\S]?)*'?/y
const JAVA_BLOCK = /"""(?:[^\\]|\\[\s\S]?)*?(?:"""|$)/y
const RAW_CPP = /(?:u8|[uUL])?R"([^()\\\s"]{0,16})\(/y
const PREPROCESSOR = /#(?:[^\n\\]|\\[\s\S]?)*/y
const PYTHON_COMMENT = /#[^\n]*/y
const PYTHON_BLOCK = /[rbfuRBFU]{0,2}(?:"""(?:[^\\]|\\[\s\S]?)*?(?:"""|$)|'''(?:[^\\]|\\[\s\S]?)*?(?:'''|$))/y
const PYTHON_STRING = /[rbfuRBFU]{0,2}(?:"(?:[^"\\\n]|\\[\s\S]?)*"?|'(?:[^'\\\n]|\\[\s\S]?)*'?)/y
const JOIN = /\\\r?\n/y
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]?|\$(?!\{))*(?:`|\$\{|$)/y
const REGEX = /\/(?:[^/\\[\n]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n])*\])+\/[a-z]*/y
const REST = /[^\n]*/y

const STRINGS: Record<SolutionLanguage, readonly RegExp[]> = {
  python: [PYTHON_BLOCK, PYTHON_STRING],
  javascript: [STRING],
  typescript: [STRING],
  cpp: [STRING],
  java: [JAVA_BLOCK, STRING],
}
const COMMENTS: Record<SolutionLanguage, readonly RegExp[]> = {
  python: [PYTHON_COMMENT, JOIN],
  javascript: [LINE_COMMENT, BLOCK_COMMENT],
  typescript: [LINE_COMMENT, BLOCK_COMMENT],
  cpp: [JOINED_COMMENT, BLOCK_COMMENT],
  java: [LINE_COMMENT, BLOCK_COMMENT],
}

const TAB = 8
const widthOf = (blanks: string) => {
  let width = 0
  for (const blank of blanks) width = blank === '\t' ? width - (width % TAB) + TAB : width + 1
  return width
}

/**
 * Returns the words and signs of a source, without comments and the contents of strings. The source may be invalid: any text has
 * tokens, and each character is read a fixed number of times.
 */
export function tokensOf(language: SolutionLanguage, source: string): Tokens {
  return new Scan(language, source.slice(0, MOST_CHARACTERS)).all()
}

class Scan {
  readonly #language: SolutionLanguage
  readonly #text: string
  readonly #tokens: Token[] = []
  readonly #loopMacros = new Set<string>()
  #at = 0
  #line = 1
  #indent = 0
  #isFirst = true
  /** The number of open brackets. Inside them Python ignores line ends. */
  #open = 0
  /** The open braces within each open template of JavaScript. */
  readonly #templates: number[] = []

  constructor(language: SolutionLanguage, text: string) {
    this.#language = language
    this.#text = text
  }

  all(): Tokens {
    while (this.#at < this.#text.length && this.#tokens.length < MOST_TOKENS) this.#step()
    return { tokens: this.#tokens, loopMacros: this.#loopMacros }
  }

  #step() {
    if (this.#text[this.#at] === '\n') return this.#newLine()
    const blanks = this.#take(BLANKS)
    if (blanks) {
      if (this.#isFirst) this.#indent = widthOf(blanks)
      return
    }
    if (COMMENTS[this.#language].some((one) => this.#take(one))) return
    if (this.#special() || this.#string()) return
    const word = this.#take(WORD)
    if (word) return this.#add(word)
    if (this.#take(this.#language === 'cpp' ? SPLIT_NUMBER : NUMBER)) return this.#add('0')
    this.#sign(this.#take(SIGN) ?? '')
  }

  #newLine() {
    this.#at++
    this.#line++
    if (this.#language === 'python' && this.#open > 0) return
    this.#isFirst = true
    this.#indent = 0
  }

  #string(): boolean {
    const line = this.#line
    if (!STRINGS[this.#language].some((one) => this.#take(one))) return false
    this.#add('"', line)
    return true
  }

  #sign(sign: string) {
    if ('([{'.includes(sign)) this.#open++
    else if (')]}'.includes(sign)) this.#open = Math.max(0, this.#open - 1)
    this.#add(sign)
  }

  /** Reads syntax that only one language has. */
  #special(): boolean {
    if (this.#language === 'cpp') return this.#rawString() || this.#preprocessor()
    if (this.#language === 'javascript' || this.#language === 'typescript')
      return this.#template() || this.#regex()
    return false
  }

  #rawString(): boolean {
    RAW_CPP.lastIndex = this.#at
    const found = RAW_CPP.exec(this.#text)
    if (!found) return false
    const line = this.#line
    const end = this.#text.indexOf(`)${found[1]}"`, RAW_CPP.lastIndex)
    this.#moveTo(end < 0 ? this.#text.length : end + (found[1] ?? '').length + 2)
    this.#add('"', line)
    return true
  }

  #preprocessor(): boolean {
    if (!this.#isFirst) return false
    const line = this.#line
    const directive = this.#take(PREPROCESSOR)
    if (!directive) return false
    const [, name] = directive.match(/^#\s*define\s+(\w+)\([^)]*\)[\s\S]*?\b(?:for|while)\b/) ?? []
    if (name) this.#loopMacros.add(name)
    this.#add('#', line)
    return true
  }

  #template(): boolean {
    const sign = this.#text[this.#at]
    const [inside] = this.#templates.slice(-1)
    if (sign === '{' && inside !== undefined) this.#templates.push((this.#templates.pop() ?? 0) + 1)
    if (sign === '}' && inside !== undefined && inside > 0)
      this.#templates.push((this.#templates.pop() ?? 0) - 1)
    const goesOn = sign === '}' && inside === 0
    if (sign !== '`' && !goesOn) return false
    if (goesOn) this.#templates.pop()
    const line = this.#line
    this.#at++
    if (this.#take(TEMPLATE)?.endsWith('${')) this.#templates.push(0)
    this.#add('"', line)
    return true
  }

  #regex(): boolean {
    if (this.#text[this.#at] !== '/' || !beginsValue(this.#tokens.at(-1)?.text)) return false
    // An expression that is incomplete on this line does not continue on the next. The rest of the line is skipped.
    if (this.#take(REGEX) || this.#take(REST)) this.#add('"')
    return true
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const [found] = pattern.exec(this.#text) ?? []
    if (!found) return undefined
    this.#moveTo(this.#at + found.length)
    return found
  }

  #moveTo(end: number) {
    for (let at = this.#at; at < end; at++) if (this.#text.charCodeAt(at) === NEW_LINE) this.#line++
    this.#at = end
  }

  #add(text: string, line = this.#line) {
    this.#tokens.push({ text, line, first: this.#isFirst, indent: this.#isFirst ? this.#indent : 0 })
    this.#isFirst = false
  }
}

const NEW_LINE = 10
const ENDS_VALUE = /^(?:[\p{L}_$0"]|[)\]}]|\+\+|--)/u
const BEFORE_VALUE = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'void',
  'delete',
  'do',
  'else',
  'yield',
])
const beginsValue = (last: string | undefined) =>
  last === undefined || BEFORE_VALUE.has(last) || !ENDS_VALUE.test(last)
