import type { SolutionLanguage } from '@callofcode/contract/problem'
import { memberStore } from '../api/local-store.ts'

/** What was submitted without a connection. It is sent when there is one. */
export interface WaitingSubmission {
  readonly language: SolutionLanguage
  readonly source: string
}

/** Under the prefix of drafts, so that it leaves this browser with them when somebody else signs in. */
export const waitingSubmission = memberStore<WaitingSubmission>(
  (memberId, slug) => `draft:${memberId}:submit:${slug}`,
)
