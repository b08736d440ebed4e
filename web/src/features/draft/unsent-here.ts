import type { DraftContent, ListedDraft } from '@callofcode/contract/draft/draft'
import { localStore } from '../../platform/storage/local-store.ts'
import type { DraftPlace } from './draft-wire.ts'
import { localDrafts } from './local-drafts.ts'

const MOST_SHOWN = 160

/** Returns the member's drafts that only this browser has, the latest first. */
export function unsentHere(memberId: string): ListedDraft[] {
  const prefix = `draft:${memberId}:`
  return localStore
    .keys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const place = key.slice(prefix.length)
      const kept = localDrafts.get(memberId, place as DraftPlace)
      if (!kept?.content || kept.sent) return []
      const begins = beginning(kept.content)
      return begins ? [{ place, about: '', begins, updatedAt: kept.typedAt }] : []
    })
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
}

function beginning(content: DraftContent): string {
  const texts = [content.title, content.content, content.source, ...Object.values(content)]
  const first = texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? ''
  return [...first.trim()].slice(0, MOST_SHOWN).join('')
}
