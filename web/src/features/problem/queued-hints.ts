import { type KeptHints, setOpenedHints } from '@callofcode/contract/problem/problem'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { sendWords } from '../../platform/offline/send-words.ts'
import { hintsPlace, PACKS } from '../../platform/offline/stores.ts'
import { isOffline } from '../../platform/offline/while-offline.ts'
import { useWords, type Word, wordQueue } from '../../platform/offline/word-queue.ts'
import { ownProblemAt } from './problem-queries.ts'

/** The number of opened hints of a problem, to be sent later. */
export interface QueuedHints extends Word {
  readonly slug: string
  readonly count: number
}

export const hintQueue = wordQueue<QueuedHints>('hint')

/** Returns how many hints of a problem were opened on this device while it was offline. */
export const useQueuedHints = (memberId: string | undefined, slug: string) =>
  useWords(hintQueue, memberId).find((one) => one.slug === slug)?.count ?? 0

/** Returns the stored hints of a pack when offline. `away` means that a call had no response. */
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

/** Sends which hints were opened offline, because they count for reviews. */
export const sendHints = (client: QueryClient, memberId: string) =>
  sendWords(
    hintQueue,
    memberId,
    async ({ slug, count, at, seen }, sentAt) =>
      (
        await call(setOpenedHints, {
          params: { slug },
          body: { count, at, sentAt, ...(seen && { seen }) },
        })
      ).data,
    (sent) =>
      Promise.all(
        sent.map(({ word }) => client.invalidateQueries({ queryKey: ownProblemAt(word.slug).queryKey })),
      ),
  )
