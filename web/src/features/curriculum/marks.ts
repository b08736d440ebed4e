import { listMarks, listStars, type Marks, setStar } from '@callofcode/contract/note/note'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { isEnded, isForLater } from '../../platform/api/try-again.ts'
import { isOffline } from '../../platform/offline/while-offline.ts'
import { useSession } from '../../platform/session/session.ts'
import { starQueue, useQueuedStars, withQueuedStars } from './queued-stars.ts'

export const ownMarks = read(listMarks, {}, { quiet: true })

export interface QuestionMarks {
  readonly starred: ReadonlySet<string>
  readonly noted: ReadonlySet<string>
}

/** Returns the questions with a star or a note. It is undefined for visitors, and while loading. */
export function useMarks(): QuestionMarks | undefined {
  const { data: session } = useSession()
  const { data } = useQuery({ ...ownMarks, enabled: Boolean(session?.role), select: asSets })
  const queued = useQueuedStars(session?.role ? session.id : undefined)
  return (
    useMemo(
      () => session?.role && data && { ...data, starred: withQueuedStars(data.starred, queued) },
      [session?.role, data, queued],
    ) || undefined
  )
}

const asSets = ({ data }: { data: Marks }) => ({ starred: new Set(data.starred), noted: new Set(data.noted) })

/**
 * Stars a question. The star changes at once, and changes back if the server refuses. Without a network it is stored and sent
 * later.
 */
export function useStar(questionId: string) {
  const client = useQueryClient()
  const { data: session } = useSession()
  const memberId = session?.role ? session.id : undefined
  const keepWord = (starred: boolean) =>
    memberId !== undefined && starQueue.put(memberId, questionId, { questionId, starred })
  const { mutate } = useMutation({
    mutationFn: async (starred: boolean) => {
      try {
        await call(setStar, { params: { questionId }, body: { starred } })
      } catch (error) {
        const isKept = isForLater(error) && keepWord(starred)
        if (!isKept || isEnded(error)) throw error
      }
    },
    meta: { stay: true },
    onMutate: async (starred) => {
      await client.cancelQueries({ queryKey: ownMarks.queryKey })
      keep(client, questionId, starred)
    },
    onError: (_, starred) => keep(client, questionId, !starred),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listStars) }),
  })
  return (starred: boolean) => {
    const waits = memberId && starQueue.list(memberId).some(({ place }) => place === questionId)
    if ((waits || isOffline()) && keepWord(starred)) return
    mutate(starred)
  }
}

function keep(client: QueryClient, id: string, starred: boolean) {
  client.setQueryData<{ data: Marks }>(ownMarks.queryKey, (before) => {
    if (!before) return before
    const others = before.data.starred.filter((one) => one !== id)
    return { data: { ...before.data, starred: starred ? [...others, id] : others } }
  })
}
