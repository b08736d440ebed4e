import { setOpenedHints } from '@callofcode/contract/problem'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { sendWords } from '../../platform/offline/send-words.ts'
import { ownProblemAt } from './problem-queries.ts'
import { hintQueue } from './queued-hints.ts'

/** Tells which hints were opened without a network: they count for reviews. */
export const sendHints = (client: QueryClient, memberId: string) =>
  sendWords(
    hintQueue,
    memberId,
    async ({ slug, count, at, seen }, sentAt) =>
      (
        await call(setOpenedHints, {
          ...{ params: { slug }, body: { count, at, sentAt, ...(seen && { seen }) } },
        })
      ).data,
    (sent) =>
      Promise.all(
        sent.map(({ word }) => client.invalidateQueries({ queryKey: ownProblemAt(word.slug).queryKey })),
      ),
  )
