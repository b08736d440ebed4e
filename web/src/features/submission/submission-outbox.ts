import type { SolutionLanguage } from '@callofcode/contract/problem'
import type { SubmissionClaim } from '@callofcode/contract/solution-submission'
import { localStore, memberStore } from '../../platform/api/local-store.ts'

/** What is handed in. */
export interface NewSubmission {
  readonly language: SolutionLanguage
  readonly source: string
  readonly claim?: SubmissionClaim | undefined
}

/** A wish under its key: under the same one it is done once, whichever tab sends it and however often. */
export interface QueuedSubmission extends NewSubmission {
  readonly key: string
}
/** What has become of one, for the other tabs that wait with it. */
export interface SentSubmission {
  readonly key: string
  readonly id: string
}

const placeOf = (memberId: string) => `draft:${memberId}:submit:`

/** Under the prefix of drafts, so that it leaves this browser with them when somebody else signs in. */
export const submissionOutbox = memberStore<QueuedSubmission | SentSubmission>(
  (memberId, slug) => placeOf(memberId) + slug,
)

export const isSent = (kept: QueuedSubmission | SentSubmission): kept is SentSubmission => 'id' in kept

/** The problems of which a submission waits. */
export const queuedProblems = (memberId: string): string[] =>
  localStore
    .keys()
    .filter((key) => key.startsWith(placeOf(memberId)))
    .map((key) => key.slice(placeOf(memberId).length))
    .filter((slug) => {
      const kept = submissionOutbox.get(memberId, slug)
      return kept !== undefined && !isSent(kept)
    })
