import { createHash } from 'node:crypto'
import { setImmediate as later } from 'node:timers/promises'
import { type Code, codeMarkup } from './code.ts'
import { CutOuts } from './cut-outs.ts'
import { type Formula, mathMarkup } from './math.ts'
import { type Heading, parser } from './parser.ts'
import { sanitize } from './sanitize.ts'

export interface Rendered {
  html: string
  headings: Heading[]
}
interface Options {
  /** Off where several texts stand on one page. */
  headingIds?: boolean
}

// Code that is coloured, in a text: more than an article ever holds, and no more than is quick.
const MOST_COLOURED = 24_000
const MOST_BLOCKS_COLOURED = 300
const LARGEST_MEMORY = 16 * 1024 * 1024
// What keeping costs beside the markup, so that a million short replies are bounded too.
const ENTRY_SIZE = 500

const kept = new Map<string, Promise<Rendered>>()
let keptSize = 0
const sizes = new Map<string, number>()

/** Markdown as sanitized markup and its headings. What was rendered is kept by its content, so asking twice is cheap. */
export function renderMarkdown(source: string, { headingIds = true }: Options = {}): Promise<Rendered> {
  const key = `${headingIds}${createHash('sha256').update(source).digest('base64url')}`
  const known = kept.get(key)
  const rendering = known ?? render(source, headingIds)
  // Newest last: what is asked for least goes first when space runs out.
  kept.delete(key)
  kept.set(key, rendering)
  if (!known) keep(key, rendering)
  return rendering
}

function keep(key: string, rendering: Promise<Rendered>) {
  void rendering.then(
    ({ html }) => {
      const size = html.length + ENTRY_SIZE
      sizes.set(key, size)
      keptSize += size
      for (const oldest of kept.keys()) {
        if (keptSize <= LARGEST_MEMORY) break
        forget(oldest)
      }
    },
    () => forget(key),
  )
}

function forget(key: string) {
  kept.delete(key)
  keptSize -= sizes.get(key) ?? 0
  sizes.delete(key)
}

async function render(source: string, headingIds: boolean): Promise<Rendered> {
  const cutOuts = new CutOuts<Code | Formula>()
  const headings: Heading[] = []
  const markup = parser.render(source, { cutOuts, headings, ids: new Set() })
  const filling = await fillings(cutOuts.items)
  const prefix = `${cutOuts.nonce}-`
  const html = sanitize(markup, {
    headingId: (left) =>
      headingIds && left.startsWith(prefix) ? headings[Number(left.slice(prefix.length))]?.id : undefined,
    fill: (text) => cutOuts.fill(text, filling),
  })
  return { html, headings }
}

async function fillings(items: readonly (Code | Formula)[]): Promise<string[]> {
  const formulas = await mathMarkup(items.filter((item) => item.kind === 'math'))
  const markup: string[] = []
  let size = 0
  let blocks = 0
  for (const item of items) {
    if (item.kind === 'code') {
      // Colouring is the slowest part, so others have their turn in between.
      await later()
      size += item.source.length
      blocks += 1
      markup.push(await codeMarkup(item, size <= MOST_COLOURED && blocks <= MOST_BLOCKS_COLOURED))
    } else markup.push(formulas.get(item) ?? '')
  }
  return markup
}
