import type { Draft, DraftContent } from '@callofcode/contract/draft/draft'
import { type Answer, refusal, type Sent } from './network.ts'

/** Simulates the server's endpoints of drafts, for `network`: one draft for each place. */
export function draftApi() {
  const rows = new Map<string, Draft>()
  let version = 0
  const write = (place: string, content: DraftContent) => {
    const row = { content, updatedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, ++version)).toISOString() }
    rows.set(place, row)
    return row
  }
  return {
    /** Writes as another device. */
    write,
    contentOf: (place: string) => rows.get(place)?.content,
    answer({ method, path, body }: Sent): Answer {
      const place = decodeURIComponent(path.replace('/drafts/', ''))
      if (method === 'GET') return { data: rows.get(place) ?? null }
      if (method === 'DELETE') return { message: 'Draft discarded', ...(rows.delete(place) && {}) }
      if ((rows.get(place)?.updatedAt ?? null) !== body.basedOn) return refusal(409)
      return { data: write(place, body.content as DraftContent) }
    },
  }
}
