import { setImmediate as later } from 'node:timers/promises'
import { type Code, codeMarkup } from './code.ts'
import { CutOuts } from './cut-outs.ts'
import { type Formula, mathMarkup } from './math.ts'
import { type Names, NOBODY } from './mention-rule.ts'
import { type Cut, type Heading, parser } from './parser.ts'
import { sanitize } from './sanitize.ts'

export interface Rendered {
  html: string
  headings: Heading[]
  /** Addresses of pictures on other hosts, which stand there as links. */
  outside: string[]
  /** Handles of those who are named, each once; not in quotations. */
  mentioned: string[]
}
export interface RenderOptions {
  /** Off where several texts stand on one page. */
  headingIds?: boolean
  /** For mails and feeds, where nothing can be opened: a hint stands in the place of each spoiler. */
  hideSpoilers?: boolean
  /** Who may be named in the text, by handle. */
  names?: Names
}

// Code that is coloured, in a text: more than an article ever holds, and no more than is quick.
const MOST_COLOURED = 24_000
const MOST_BLOCKS_COLOURED = 300

export async function renderText(
  source: string,
  { headingIds = true, hideSpoilers = false, names = NOBODY }: RenderOptions,
): Promise<Rendered> {
  const cutOuts = new CutOuts<Cut>()
  const headings: Heading[] = []
  const outside: string[] = []
  const mentions = { drawn: 0, told: new Set<string>() }
  const env = { cutOuts, headings, ids: new Set<string>(), outside, hideSpoilers, names, mentions }
  const markup = parser.render(source, env)
  const filling = await fillings(cutOuts.items)
  const prefix = `${cutOuts.nonce}-`
  const html = sanitize(markup, {
    nonce: cutOuts.nonce,
    own: (left) => (left.startsWith(prefix) ? left.slice(prefix.length) : undefined),
    headingId: (left) => (headingIds ? headings[Number(left)]?.id : undefined),
    fill: (text) => cutOuts.fill(text, filling),
    outside: (address) => outside.push(address),
  })
  return { html, headings, outside, mentioned: [...mentions.told] }
}

async function fillings(items: readonly Cut[]): Promise<string[]> {
  const formulas = await mathMarkup(items.filter((item): item is Formula => item.kind === 'math'))
  const colour = colourer()
  const markup: string[] = []
  for (const item of items) {
    if (item.kind === 'code') {
      // Colouring is the slowest part, so others have their turn in between.
      await later()
      markup.push(await codeMarkup(item, colour(item)))
    } else markup.push(item.kind === 'math' ? (formulas.get(item) ?? '') : item.markup)
  }
  return markup
}

/** Says of each block whether it is still to be coloured. */
function colourer() {
  let size = 0
  let blocks = 0
  return ({ source }: Code) => {
    size += source.length
    blocks += 1
    return size <= MOST_COLOURED && blocks <= MOST_BLOCKS_COLOURED
  }
}
