import { createHash } from 'node:crypto'
import { NOBODY, possibleHandles } from './mention-rule.ts'
import { type PoolResult, renderInPool } from './render-pool.ts'
import { type Rendered, type RenderOptions, renderText } from './render-text.ts'

export type { Rendered } from './render-text.ts'

// A short text is rendered here, because a thread would take longer.
const SHORT = 1_000
const FEW_MARKS = 40
const MARKS = /[^\p{L}\p{N} .,'?]/gu
// Matches a formula, or code to be coloured.
const SLOW = /\$|```|~~~/
// Milliseconds before a text that took too long is tried again.
const TRIED_AGAIN = 10 * 60_000
const LARGEST_MEMORY = 16 * 1024 * 1024
// Bytes of an entry in addition to its markup. They limit many short replies too.
const ENTRY_SIZE = 500

const kept = new Map<string, Promise<Rendered>>()
let keptSize = 0
const sizes = new Map<string, number>()

interface Asked extends RenderOptions {
  /** The author. Texts of the same author wait for each other, but not for texts of other authors. */
  owner?: string | null | undefined
  /** Milliseconds that rendering may take. */
  patience?: number
}

/** Returns Markdown as sanitized markup, with its headings. Results are cached by content. Throws 429 as `renderInPool` does. */
export function renderMarkdown(
  source: string,
  { owner, patience, ...options }: Asked = {},
): Promise<Rendered> {
  const { headingIds = true, hideSpoilers = false, plain = false, names = NOBODY } = options
  // The key contains the current names, so that old texts show a member's new name.
  const named = names.size > 0 ? possibleHandles(source).map((handle) => [handle, names.get(handle)]) : []
  const hash = createHash('sha256').update(source).update(JSON.stringify(named)).digest('base64url')
  const key = `${headingIds}${hideSpoilers}${plain}${hash}`
  const known = kept.get(key)
  const rendering =
    known ??
    (isQuick(source)
      ? renderText(source, options)
      : aside(key, () => renderInPool(owner ?? '', source, options, patience)))
  // Moves the entry to the end, because the first ones are removed first.
  kept.delete(key)
  kept.set(key, rendering)
  if (!known) keep(key, rendering)
  return rendering
}

const isQuick = (source: string) =>
  source.length <= SHORT && !SLOW.test(source) && (source.match(MARKS)?.length ?? 0) <= FEW_MARKS

/** Caches a late result for a while, so that not every reader pays for it. After that it is tried again. */
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
