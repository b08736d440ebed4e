import {
  type ProblemSubmission,
  type SubmissionClaim,
  type SubmissionProgress,
  submitSolution,
} from '@callofcode/contract/problem-submission'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callOnce } from '../api/call-once.ts'
import { CallError } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { followSubmission } from './follow-submission.ts'
import { refreshAfterVerdict, submissionAt } from './problem-queries.ts'
import { type WaitingSubmission, waitingSubmission } from './waiting-submission.ts'

export type SubmitState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending' }
  /** No connection: it goes out by itself. */
  | { readonly phase: 'waiting' }
  | { readonly phase: 'judging'; readonly id: string; readonly progress: SubmissionProgress }
  | { readonly phase: 'done'; readonly id: string }
  | { readonly phase: 'refused'; readonly words: string }

export interface SubmitHandle {
  readonly state: SubmitState
  readonly submit: (wish: WaitingSubmission, claim?: SubmissionClaim) => void
  readonly forget: () => void
}

/** Hands solutions in, and follows the last one to its verdict. */
export function useSubmit(slug: string): SubmitHandle {
  const [state, setState] = useState<SubmitState>({ phase: 'idle' })
  const client = useQueryClient()
  const { data: session } = useSession()
  const memberId = session?.role ? session.id : undefined
  const unfollow = useRef<() => void>(undefined)
  useEffect(() => () => unfollow.current?.(), [])

  const follow = useCallback(
    (submission: ProblemSubmission) => {
      const hear = async (progress: SubmissionProgress) => {
        const { _id: id } = submission
        if (progress.state !== 'done') return setState({ phase: 'judging', id, progress })
        await client.fetchQuery({ ...submissionAt(id), staleTime: 0 }).catch(() => undefined)
        setState({ phase: 'done', id })
        await refreshAfterVerdict(client, slug, progress.verdict === 'Accepted')
      }
      unfollow.current?.()
      if (submission.state !== 'done') unfollow.current = followSubmission(submission._id, hear)
      void hear(submission)
    },
    [client, slug],
  )
  const send = useCallback(
    async (wish: WaitingSubmission, claim?: SubmissionClaim) => {
      if (!memberId) return
      setState({ phase: 'sending' })
      waitingSubmission.save(memberId, slug, wish)
      const body = { ...wish, ...(claim && { claim }) }
      try {
        const { data } = await callOnce(submitSolution, { params: { slug }, body })
        waitingSubmission.remove(memberId, slug)
        follow(data)
      } catch (error) {
        if (error instanceof CallError && error.status === 0) return setState({ phase: 'waiting' })
        waitingSubmission.remove(memberId, slug)
        setState({ phase: 'refused', words: error instanceof Error ? error.message : String(error) })
      }
    },
    [memberId, slug, follow],
  )
  useEffect(() => {
    if (!memberId) return
    const sendWaiting = () => {
      const waiting = waitingSubmission.get(memberId, slug)
      if (waiting) void send(waiting)
    }
    sendWaiting()
    addEventListener('online', sendWaiting)
    return () => removeEventListener('online', sendWaiting)
  }, [memberId, slug, send])

  return {
    state,
    submit: (wish, claim) => void send(wish, claim),
    forget: () => {
      unfollow.current?.()
      setState({ phase: 'idle' })
    },
  }
}
