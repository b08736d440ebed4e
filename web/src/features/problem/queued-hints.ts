import type { KeptHints } from '@callofcode/contract/problem'
import { useEffect, useState } from 'react'
import { isOffline } from '../../platform/offline/is-offline.ts'
import { hintsPlace, PACKS } from '../../platform/offline/stores.ts'
import { useWords, type Word, wordQueue } from '../../platform/offline/word-queue.ts'

/** How many hints of a problem were opened, as told later. */
export interface QueuedHints extends Word {
  readonly slug: string
  readonly count: number
}

export const hintQueue = wordQueue<QueuedHints>('hint')

/** How many hints of a problem were opened here without a network. */
export const useQueuedHints = (memberId: string | undefined, slug: string) =>
  useWords(hintQueue, memberId).find((one) => one.slug === slug)?.count ?? 0

/** What a pack keeps of a problem beside its page, without a network; `away`: a call had no answer. */
export function useKeptHints(slug: string, away = false): KeptHints | null {
  const [kept, setKept] = useState<KeptHints | null>(null)
  useEffect(() => {
    if (away || isOffline()) keptHints(slug).then(setKept, reportError)
  }, [slug, away])
  return kept && (away || isOffline()) ? kept : null
}

export async function keptHints(slug: string): Promise<KeptHints | null> {
  if (!('caches' in globalThis)) return null
  const found = await (await caches.open(PACKS)).match(hintsPlace(slug)).catch(() => undefined)
  return found ? ((await found.json()) as KeptHints) : null
}
