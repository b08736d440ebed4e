import { createHash } from 'node:crypto'
import { NOBODY, possibleHandles } from './mention-rule.ts'
import { type PoolResult, renderInPool } from './render-pool.ts'
import { type Rendered, type RenderOptions, renderText } from './render-text.ts'

export type { Rendered } from './render-text.ts'

// A few lines of words are drawn at once: asking a thread would take longer.
const SHORT = 1_000
const FEW_MARKS = 40
const MARKS = /[^\p{L}\p{N} .,'?]/gu
// A formula, or code to be coloured.
const SLOW = /\$|```|~~~/
// How long a text is shown with what could be drawn of it in time, before all of it is tried again.
const TRIED_AGAIN = 10 * 60_000
const LARGEST_MEMORY = 16 * 1024 * 1024
// What keeping costs beside the markup, so that a million short replies are bounded too.
const ENTRY_SIZE = 500

const kept = new Map<string, Promise<Rendered>>()
let keptSize = 0
const sizes = new Map<string, number>()

interface Asked extends RenderOptions {
  /** Whose text it is, where members write: texts of one wait for each other, those of others do not wait for them. */
  owner?: string | null | undefined
  /** Milliseconds that drawing it may take. */
  patience?: number
}

/** Markdown as sanitized markup and its headings. What was rendered is kept by its content, so asking twice is cheap. */
export function renderMarkdown(
  source: string,
  { owner, patience, ...options }: Asked = {},
): Promise<Rendered> {
  const { headingIds = true, hideSpoilers = false, names = NOBODY } = options
  // With the names as they are now: who takes another one is shown under it in what was written before.
  const named = names.size > 0 ? possibleHandles(source).map((handle) => [handle, names.get(handle)]) : []
  const hash = createHash('sha256').update(source).update(JSON.stringify(named)).digest('base64url')
  const key = `${headingIds}${hideSpoilers}${hash}`
  const known = kept.get(key)
  const rendering =
    known ??
    (isQuick(source)
      ? renderText(source, options)
      : aside(key, () => renderInPool(owner ?? '', source, options, patience)))
  // Newest last: what is asked for least goes first when space runs out.
  kept.delete(key)
  kept.set(key, rendering)
  if (!known) keep(key, rendering)
  return rendering
}

const isQuick = (source: string) =>
  source.length <= SHORT && !SLOW.test(source) && (source.match(MARKS)?.length ?? 0) <= FEW_MARKS

/** What a busy machine could not do in time it may do later; until then nobody pays for it again. */
async function aside(key: string, draw: () => Promise<PoolResult>): Promise<Rendered> {
  const { rendered, late } = await draw()
  if (late) setTimeout(() => forget(key), TRIED_AGAIN).unref()
  return rendered
}

function keep(key: string, rendering: Promise<Rendered>) {
  rendering.then(
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
