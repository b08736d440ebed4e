import {
  getOwnProblem,
  getSubmission,
  listSubmissions,
  type SubmissionClaim,
  type SubmissionProgress,
} from '@callofcode/contract/submission/solution-submission'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keyOf, readFound } from '../../platform/api/read.ts'
import { useSession } from '../../platform/session/session.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { Case, RunState, SolutionCode } from '../run/public.ts'
import { refreshAfterSolve } from '../solved/public.ts'
import { followSubmission } from './follow-submission.ts'
import type { NewSubmission } from './submission-outbox.ts'
import { type SendState, type SubmissionSender, senderOf } from './submission-sender.ts'

type Followed =
  | { readonly phase: 'judging'; readonly id: string; readonly progress: SubmissionProgress }
  | { readonly phase: 'done'; readonly id: string }
export type SubmitState = Exclude<SendState, { phase: 'sent' }> | Followed

export interface SubmitHandle {
  readonly state: SubmitState
  readonly submit: (solution: NewSubmission) => void
  /** Sends the waiting submission at once. */
  readonly tryNow: () => void
}

/** Submits solutions, and follows the last one to its verdict. */
export function useSubmit(slug: string): SubmitHandle {
  const { data: session } = useSession()
  const sender = useSender(session?.role ? session.id : undefined, slug)
  const sent = useSyncExternalStore(sender?.subscribe ?? never, sender?.state ?? idle, idle)
  const followed = useFollowed(slug, sent.phase === 'sent' ? sent.id : undefined)
  return {
    state: sent.phase === 'sent' ? followed : sent,
    submit: (solution) => sender?.submit(solution),
    tryNow: () => sender?.tryNow().catch(reportError),
  }
}

const IDLE = { phase: 'idle' } as const
const SENDING = { phase: 'sending' } as const
const idle = (): SendState => IDLE
const never = () => () => undefined

function useSender(memberId: string | undefined, slug: string): SubmissionSender | undefined {
  const [sender, setSender] = useState<SubmissionSender>()
  useEffect(() => {
    const own = memberId ? senderOf(memberId, slug) : undefined
    own?.resume()
    setSender(own)
    return () => own?.dismiss()
  }, [memberId, slug])
  return sender
}

function useFollowed(slug: string, id: string | undefined): SubmitState {
  const [state, setState] = useState<Followed>()
  const client = useQueryClient()
  useEffect(() => {
    if (!id) return
    let left = false
    const receive = async (progress: SubmissionProgress) => {
      if (progress.state !== 'done') return setState({ phase: 'judging', id, progress })
      await client.fetchQuery({ ...submissionAt(id), staleTime: 0 }).catch(() => undefined)
      // The page may follow another submission by now.
      if (!left) setState({ phase: 'done', id })
      await refreshAfterVerdict(client, slug, progress.verdict === 'Accepted')
    }
    const stop = followSubmission(id, (progress) => receive(progress).catch(reportError))
    return () => {
      left = true
      stop()
    }
  }, [client, slug, id])
  return state && state.id === id ? state : SENDING
}

export const submissionAt = (id: string) => readFound(getSubmission, { params: { id } }, { quiet: true })

/** Returns the verdict of a submission. Undefined until it exists. */
export function useVerdict(id: string | undefined) {
  const { data } = useQuery({ ...submissionAt(id ?? ''), enabled: id !== undefined })
  return id === undefined ? undefined : data?.data.verdict
}

/** Refreshes the cached problem after a verdict, and the tracker after a solve. */
async function refreshAfterVerdict(client: QueryClient, slug: string, accepted: boolean) {
  const stale = [keyOf(getOwnProblem, { params: { slug } }), keyOf(listSubmissions)]
  await Promise.all([
    ...stale.map((queryKey) => client.invalidateQueries({ queryKey })),
    accepted && refreshAfterSolve(client),
  ])
}

/**
 * Returns the fuel counts of this browser for the samples, if exactly this source ran on all of them. C++ is excluded: the build
 * here checks every index and the judged one does not, so their counts differ.
 */
export async function claimFromSamples(
  state: RunState,
  { language, source }: SolutionCode,
  samples: readonly Case[],
): Promise<SubmissionClaim | undefined> {
  if (language === 'cpp') return undefined
  if (state.phase !== 'ran' || state.source !== source) return undefined
  const results = samples.map(({ id }) => state.results.get(id))
  const given = results.map((one) => one?.given)
  if (given.some((one) => one === undefined)) return undefined
  const fuels = results.map((one) => Math.max(0, Math.round(one?.result.fuel ?? 0)))
  return { fuels, answersHash: await sha256(new TextEncoder().encode(JSON.stringify(given))) }
}
