import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { SubmissionAids, SubmissionClaim } from '@callofcode/contract/submission/solution-submission'
import type { QueryClient } from '@tanstack/react-query'
import { type Session, sessionKey } from '../../platform/session/session.ts'
import { localStore, memberStore } from '../../platform/storage/local-store.ts'

export interface NewSubmission {
  readonly language: SolutionLanguage
  readonly source: string
  readonly claim?: SubmissionClaim | undefined
  readonly aids?: SubmissionAids | undefined
}

/** A submission with its key. The server stores it once for each key, however often and from any tab it is sent. */
export interface QueuedSubmission extends NewSubmission {
  readonly key: string
}
/** A sent submission, for the other tabs that wait for it. */
export interface SentSubmission {
  readonly key: string
  readonly id: string
}

const placeOf = (memberId: string) => `draft:${memberId}:submit:`

/** The prefix of drafts removes submissions with them when somebody else signs in. */
export const submissionOutbox = memberStore<QueuedSubmission | SentSubmission>(
  (memberId, slug) => placeOf(memberId) + slug,
)

export const isSent = (kept: QueuedSubmission | SentSubmission): kept is SentSubmission => 'id' in kept

/** Returns the problems with an unsent submission. */
export const queuedProblems = (memberId: string): string[] =>
  localStore
    .keys()
    .filter((key) => key.startsWith(placeOf(memberId)))
    .map((key) => key.slice(placeOf(memberId).length))
    .filter((slug) => {
      const kept = submissionOutbox.get(memberId, slug)
      return kept !== undefined && !isSent(kept)
    })

/** Sends submissions that were made offline, from any open page, once there is a connection. */
export async function sendQueuedSubmissions(client: QueryClient) {
  const session = client.getQueryData<Session | null>(sessionKey)
  if (!session?.role || queuedProblems(session.id).length === 0) return
  const { resumeAll } = await import('./submission-sender.ts')
  resumeAll(session.id)
}
