import type { SolutionLanguage } from '@callofcode/contract/problem'

/** What was submitted without a connection. It is sent when there is one. */
export interface WaitingSubmission {
  readonly language: SolutionLanguage
  readonly source: string
}

// Under the prefix of drafts, so that it leaves this browser with them when somebody else signs in.
const keyOf = (memberId: string, slug: string) => `draft:${memberId}:submit:${slug}`

export const waitingSubmission = {
  get(memberId: string, slug: string): WaitingSubmission | undefined {
    try {
      return JSON.parse(localStorage.getItem(keyOf(memberId, slug)) ?? '') as WaitingSubmission
    } catch {
      return undefined
    }
  },
  save(memberId: string, slug: string, waiting: WaitingSubmission) {
    try {
      localStorage.setItem(keyOf(memberId, slug), JSON.stringify(waiting))
    } catch {
      // It waits as long as this page is open.
    }
  },
  remove(memberId: string, slug: string) {
    try {
      localStorage.removeItem(keyOf(memberId, slug))
    } catch {
      // Where nothing can be kept there is nothing to remove.
    }
  },
}
