import { createHash } from 'node:crypto'
import { NOBODY, possibleHandles } from './mention-rule.ts'
import { renderAside } from './render-pool.ts'
import { type Rendered, type RenderOptions, renderText } from './render-text.ts'

export type { Rendered } from './render-text.ts'

// Any text this short is quick, however it is made; asking a thread would take longer.
const SHORT = 4_000
const LARGEST_MEMORY = 16 * 1024 * 1024
// What keeping costs beside the markup, so that a million short replies are bounded too.
const ENTRY_SIZE = 500

const kept = new Map<string, Promise<Rendered>>()
let keptSize = 0
const sizes = new Map<string, number>()

/** Markdown as sanitized markup and its headings. What was rendered is kept by its content, so asking twice is cheap. */
export function renderMarkdown(source: string, options: RenderOptions = {}): Promise<Rendered> {
  const { headingIds = true, hideSpoilers = false, names = NOBODY } = options
  // With the names as they are now: who takes another one is shown under it in what was written before.
  const named = names.size > 0 ? possibleHandles(source).map((handle) => [handle, names.get(handle)]) : []
  const hash = createHash('sha256').update(source).update(JSON.stringify(named)).digest('base64url')
  const key = `${headingIds}${hideSpoilers}${hash}`
  const known = kept.get(key)
  const rendering =
    known ?? (source.length <= SHORT ? renderText(source, options) : aside(key, source, options))
  // Newest last: what is asked for least goes first when space runs out.
  kept.delete(key)
  kept.set(key, rendering)
  if (!known) keep(key, rendering)
  return rendering
}

/** What a busy machine could not do in time it may do later, so that is not kept. */
async function aside(key: string, source: string, options: RenderOptions): Promise<Rendered> {
  const { rendered, late } = await renderAside(source, options)
  if (late) queueMicrotask(() => forget(key))
  return rendered
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
