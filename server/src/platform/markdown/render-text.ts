import { escapeMarkup } from '../escape-markup.ts'
import { type Code, codeMarkup } from './code.ts'
import { formulaAsTyped, formulaDrawer, longestOutput, OutputBudget } from './math.ts'
import { type Names, NOBODY } from './mention-rule.ts'
import { type Cut, type Heading, Placeholders, parser } from './parser.ts'
import { lowered, sanitize } from './sanitize.ts'

export interface Rendered {
  html: string
  headings: Heading[]
  /** Addresses of pictures on other hosts. The markup shows them as links. */
  outside: string[]
  /** Handles of the mentioned members, without duplicates. Quotations do not count. */
  mentioned: string[]
}
export interface RenderOptions {
  /** False if a page shows several texts. */
  headingIds?: boolean
  /** Replaces each spoiler by a hint, for mails and feeds, where readers cannot open one. Code has no colours there either. */
  hideSpoilers?: boolean
  /** The members that the text may mention, by handle. */
  names?: Names
  /** Shows formulas and code as typed, without colours, for texts that took too long with them. */
  plain?: boolean
}

// The first level belongs to the page's headline. If a text uses that level, all its headings go down by one, so that their order
// stays. A text that begins at the second level is unchanged.
const HEADLINE = /<h1[\s/>]/i

// Limits of coloured code in a text: more than an article contains, and still fast.
const MOST_COLOURED = 24_000
const MOST_BLOCKS_COLOURED = 300

export async function renderText(
  source: string,
  { headingIds = true, hideSpoilers = false, names = NOBODY, plain = false }: RenderOptions,
): Promise<Rendered> {
  const cutOuts = new Placeholders<Cut>()
  const headings: Heading[] = []
  const outside: string[] = []
  const mentions = { drawn: 0, mentioned: new Set<string>() }
  const references = meteredReferences(source)
  const env = {
    cutOuts,
    headings,
    ids: new Set<string>(),
    outside,
    hideSpoilers,
    names,
    mentions,
    references,
  }
  const markup = parser.render(source, env)
  if (markup.length > longestOutput(source)) return asTyped(source)
  const filling = await fillings(cutOuts.items, new OutputBudget(source), plain, hideSpoilers)
  const lower = HEADLINE.test(markup) ? 1 : 0
  const prefix = `${cutOuts.nonce}-`
  const html = sanitize(markup, {
    nonce: cutOuts.nonce,
    own: (left) => (left.startsWith(prefix) ? left.slice(prefix.length) : undefined),
    headingId: (left) => (headingIds ? headings[Number(left)]?.id : undefined),
    lower,
    fill: (text) => cutOuts.fill(text, filling),
    outside: (address) => outside.push(address),
  })
  if (html.length > longestOutput(source)) return asTyped(source)
  const shown = headings.map((heading) => ({ ...heading, level: lowered(heading.level, lower) }))
  return { html, headings: shown, outside, mentioned: [...mentions.mentioned] }
}

/** Returns the whole text as one block, exactly as typed. */
export const asTyped = (source: string): Rendered => ({
  html: `<pre tabindex="0" aria-label="Text">${escapeMarkup(source)}</pre>\n`,
  headings: [],
  outside: [],
  mentioned: [],
})

async function fillings(
  items: readonly Cut[],
  budget: OutputBudget,
  plain: boolean,
  noColours: boolean,
): Promise<string[]> {
  const hasFormulas = items.some(({ kind }) => kind === 'math')
  const draw = plain || !hasFormulas ? formulaAsTyped : await formulaDrawer(budget)
  const colour = colourer()
  const markup: string[] = []
  for (const item of items) {
    if (item.kind === 'code') markup.push(await coloured(item, !plain && !noColours && colour(item), budget))
    else markup.push(item.kind === 'math' ? draw(item) : item.markup)
  }
  return markup
}

async function coloured(code: Code, colour: boolean, budget: OutputBudget): Promise<string> {
  const markup = await codeMarkup(code, colour)
  return !colour || budget.take(markup.length) ? markup : codeMarkup(code, false)
}

/** Returns a function that decides for each block whether to highlight it. */
function colourer() {
  let size = 0
  let blocks = 0
  return ({ source }: Code) => {
    size += source.length
    blocks += 1
    return size <= MOST_COLOURED && blocks <= MOST_BLOCKS_COLOURED
  }
}

type References = Record<string, { href: string; title: string }>

/**
 * Reads the reference links of one text (`[word]: address`). A long address may be used a thousand times, so the total of what
 * they add is limited to a little more than the text's length. Beyond it, a link stays a word in brackets.
 */
function meteredReferences(source: string): References {
  let left = 20_000 + 2 * source.length
  return new Proxy<References>(
    {},
    {
      get(defined, label) {
        const found = Reflect.get(defined, label)
        left -= found ? found.href.length + found.title.length : 0
        return left < 0 ? undefined : found
      },
    },
  )
}
