import { escapeMarkup } from '../escape-markup.ts'
import { boundSizes } from './math-sizes.ts'

/** Limits the markup of a text's formulas and highlighted code, in characters. Articles need less. */
export class OutputBudget {
  #left: number

  constructor(source: string) {
    this.#left = 30_000 + 5 * source.length
  }

  /** Takes `size` characters. Returns false if they do not fit. */
  take(size: number): boolean {
    if (size > this.#left) return false
    this.#left -= size
    return true
  }
}

/** Returns the limit on the markup of a whole text, in characters. Only an attack needs more. */
export const longestOutput = (source: string) => 40_000 + 8 * source.length

export interface Formula {
  readonly kind: 'math'
  readonly tex: string
  readonly display: boolean
  /** True for a formula between blocks, false within a line of text. */
  readonly block: boolean
}

type Katex = typeof import('katex').default
/** Renders the formulas of one text. */
export type DrawFormula = (formula: Formula) => string

// A text full of formulas would delay all requests. Formulas beyond this limit are shown as typed.
const MOST_FORMULAS = 400
const MOST_COST = 30_000
// A longer text is not treated as a formula. Nested formulas take more time than their length suggests.
const LONGEST = 5_000
const SHORT = 60
/** The cost of a command, in characters. */
const COMMAND = 8

let loading: Promise<Katex> | undefined

/** Returns a renderer to MathML, which browsers draw without a style sheet. */
export async function formulaDrawer(budget: OutputBudget): Promise<DrawFormula> {
  // Loaded with the first formula, so that starting does not wait for it.
  loading ??= import('katex').then(({ default: katex }) => katex)
  const katex = await loading
  let formulas = 0
  let cost = 0
  return (formula) => {
    const commands = readCommands(formula.tex)
    formulas += 1
    cost += formula.tex.length + COMMAND * commands.count
    if (formulas > MOST_FORMULAS || cost > MOST_COST || formula.tex.length > LONGEST)
      return formulaAsTyped(formula)
    const drawn = commands.refused
      ? withReason(formula, `\\${commands.refused} is not drawn here.`)
      : draw(katex, formula)
    return budget.take(drawn.length) ? wrap(formula, drawn) : formulaAsTyped(formula)
  }
}

export const formulaAsTyped: DrawFormula = (formula) => wrap(formula, source(formula))

const OPTIONS = { output: 'mathml', strict: 'ignore', trust: false, maxExpand: 200, maxSize: 20 } as const

function draw(katex: Katex, formula: Formula): string {
  try {
    const drawn = katex.renderToString(formula.tex, { ...OPTIONS, displayMode: formula.display })
    // Removes unneeded markup. The only style is the frame of \fcolorbox, and quotes in text are written &quot;. In HTML, <math>
    // needs no name space, and the span around it serves a style sheet that this site does not load.
    return boundSizes(withSpaces(drawn))
      .replace(/ style="[^"]*"/g, '')
      .replace(/^<span class="[^"]*">(.*)<\/span>$/s, '$1')
      .replace(' xmlns="http://www.w3.org/1998/Math/MathML"', '')
  } catch (error) {
    const reason = error instanceof Error && 'rawMessage' in error ? String(error.rawMessage) : ''
    return withReason(formula, reason || 'It is no formula.')
  }
}

const FUNCTION_NAME = /<mi[^>]*>([a-z]{2,}(?: [a-z]+)?)<\/mi><mo>\u2061<\/mo>/g
const THIN = '0.17em'
/** Characters in which neighbours are searched for. A formula may contain a thousand names. */
const NEAR = 200

/**
 * Adds space around a function name, as TeX does: `n log n`, but `O(log n)` and `log(n)`. Browsers add none, because KaTeX writes
 * the name as a variable. As an operator, the name keeps its space, even with a subscript.
 */
function withSpaces(drawn: string): string {
  return drawn.replace(FUNCTION_NAME, (name: string, word: string, at: number) => {
    const before = drawn
      .slice(Math.max(0, at - NEAR), at)
      .replace(/(?:<m(?:sub|sup|subsup|under)>)?(?:<mrow>)?$/, '')
    const after = drawn.slice(at + name.length, at + name.length + NEAR)
    const left = /(?:<\/m(?!o>|row>)[a-z]+|[)\]}]<\/mo|\/mrow)>$/.test(before) ? THIN : '0'
    const right = /^(?:<\/mrow>.*?<\/msu(?:b|p|bsup)>)?<mo[^>]*>[([]/.test(after) ? '0' : THIN
    return `<mo lspace="${left}" rspace="${right}">${word}</mo>`
  })
}

const withReason = (formula: Formula, reason: string) => `${source(formula)} <em>${escapeMarkup(reason)}</em>`
const source = ({ tex }: Formula) => `<code>${escapeMarkup(tex)}</code>`
/** Wraps a formula, so that one wider than the screen scrolls. A formula that is surely short is no stop for the keyboard. */
function wrap({ block, tex }: Formula, markup: string): string {
  if (block) return `<div class="math" tabindex="0">${markup}</div>`
  if (!markup.startsWith('<math')) return markup
  return `<span class="math"${tex.length > SHORT ? ' tabindex="0"' : ''}>${markup}</span>`
}

/** All KaTeX commands that define commands. They could turn a line of text into a megabyte, or take seconds. */
const DEFINING = [
  'def',
  'gdef',
  'edef',
  'xdef',
  'let',
  'futurelet',
  'global',
  'long',
  'newcommand',
  'renewcommand',
  'providecommand',
]
/** Commands that control macro expansion. They are useless without user-defined commands. */
const STEERING = ['expandafter', 'noexpand']
/** Commands that write to the process's output, where members' texts must not appear. */
const PRINTING = ['message', 'errmessage', 'show']
const refused = new Set([...DEFINING, ...STEERING, ...PRINTING])

const COMMANDS = /\\(?:([a-zA-Z@]+)|[\s\S]?)/g

/** Reads a formula's commands as KaTeX does. Returns their number, and the first one that is not allowed. */
function readCommands(tex: string): { count: number; refused: string | undefined } {
  let count = 0
  let first: string | undefined
  for (const [, word] of tex.matchAll(COMMANDS)) {
    count += 1
    // KaTeX's internal commands contain @. They are not meant for people.
    if (word && (refused.has(word) || word.includes('@'))) first ??= word
  }
  return { count, refused: first }
}
