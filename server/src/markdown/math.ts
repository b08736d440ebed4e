import { escapeHtml } from './escape.ts'

export interface Formula {
  readonly kind: 'math'
  readonly tex: string
  readonly display: boolean
  /** Stands between blocks, not in a line of text. */
  readonly block: boolean
}

// A text of nothing but formulas would hold up everybody else: what is beyond this is shown as it was typed.
const MOST_FORMULAS = 400
const MOST_TEX = 20_000

let loading: Promise<typeof import('katex')> | undefined

/** Formulas as MathML, which browsers draw without a style sheet of ours. What is no formula is shown as text. */
export async function mathMarkup(formulas: readonly Formula[]): Promise<Map<Formula, string>> {
  const markup = new Map<Formula, string>()
  if (formulas.length === 0) return markup
  // Loaded with the first formula, so that starting does not wait for it.
  loading ??= import('katex')
  const { default: katex } = await loading
  let tex = 0
  for (const formula of formulas) {
    tex += formula.tex.length
    const fits = markup.size < MOST_FORMULAS && tex <= MOST_TEX
    markup.set(formula, wrap(formula, fits ? draw(katex, formula) : source(formula)))
  }
  return markup
}

const OPTIONS = { output: 'mathml', strict: 'ignore', trust: false, maxExpand: 200, maxSize: 20 } as const

function draw(katex: typeof import('katex').default, formula: Formula): string {
  try {
    const drawn = katex.renderToString(formula.tex, { ...OPTIONS, displayMode: formula.display })
    // The only style it sets is the frame of \fcolorbox; in text a quote is written &quot;.
    return drawn.replace(/ style="[^"]*"/g, '')
  } catch (error) {
    const reason =
      error instanceof Error && 'rawMessage' in error ? String(error.rawMessage) : 'It is no formula.'
    return `${source(formula)} <em>${escapeHtml(reason)}</em>`
  }
}

const source = ({ tex }: Formula) => `<code>${escapeHtml(tex)}</code>`
const wrap = ({ block }: Formula, markup: string) =>
  block ? `<div class="math" tabindex="0">${markup}</div>` : markup
