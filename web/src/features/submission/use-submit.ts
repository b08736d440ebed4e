import { listCompleted } from '@callofcode/contract/curriculum'
import {
  getOwnProblem,
  getSubmission,
  listSubmissions,
  type SubmissionProgress,
} from '@callofcode/contract/solution-submission'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keyOf } from '../../platform/api/read.ts'
import { readFound } from '../../platform/api/read-found.ts'
import { useSession } from '../../platform/api/session.ts'
import { followSubmission } from './follow-submission.ts'
import type { NewSubmission } from './submission-outbox.ts'
import type { SendState, SubmissionSender } from './submission-sender.ts'
import { senderOf } from './submission-senders.ts'

export type SubmitState =
  | Exclude<SendState, { phase: 'sent' }>
  | { readonly phase: 'judging'; readonly id: string; readonly progress: SubmissionProgress }
  | { readonly phase: 'done'; readonly id: string }

export interface SubmitHandle {
  readonly state: SubmitState
  readonly submit: (wish: NewSubmission) => void
  /** Sends at once what waits. */
  readonly tryNow: () => void
  readonly forget: () => void
}

/** Hands solutions in, and follows the last one to its verdict. */
export function useSubmit(slug: string): SubmitHandle {
  const { data: session } = useSession()
  const sender = useSender(session?.role ? session.id : undefined, slug)
  const sent = useSyncExternalStore(sender?.subscribe ?? never, sender?.state ?? idle, idle)
  const followed = useFollowed(slug, sent.phase === 'sent' ? sent.id : undefined)
  return {
    state: sent.phase === 'sent' ? followed : sent,
    submit: (wish) => sender?.submit(wish),
    tryNow: () => sender?.tryNow().catch(reportError),
    forget: () => sender?.forget(),
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
    return () => own?.forget()
  }, [memberId, slug])
  return sender
}

function useFollowed(slug: string, id: string | undefined): SubmitState {
  const [state, setState] = useState<SubmitState>(SENDING)
  const client = useQueryClient()
  useEffect(() => {
    if (!id) return
    setState(SENDING)
    const hear = async (progress: SubmissionProgress) => {
      if (progress.state !== 'done') return setState({ phase: 'judging', id, progress })
      await client.fetchQuery({ ...submissionAt(id), staleTime: 0 }).catch(() => undefined)
      setState({ phase: 'done', id })
      await refreshAfterVerdict(client, slug, progress.verdict === 'Accepted')
    }
    return followSubmission(id, (progress) => hear(progress).catch(reportError))
  }, [client, slug, id])
  return state
}

export const submissionAt = (id: string) => readFound(getSubmission, { params: { id } }, { quiet: true })

/** A verdict was given: what is known of the problem, and of the tracker where it was solved, is old. */
async function refreshAfterVerdict(client: QueryClient, slug: string, accepted: boolean) {
  const stale = [keyOf(getOwnProblem, { params: { slug } }), keyOf(listSubmissions)]
  if (accepted) stale.push(keyOf(listCompleted), ['/progress'])
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
}
