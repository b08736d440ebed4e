import type { SubmissionVerdict } from '@callofcode/contract/solution-submission'
import type { Judgement } from '@callofcode/judge/verdict'
import type { VerdictTone } from '../../platform/ui/verdict-badge.tsx'

export const verdictTone = (verdict: SubmissionVerdict | null): VerdictTone => {
  if (verdict === null) return 'pending'
  if (verdict === 'Accepted') return 'selected'
  return verdict === 'Internal Error' ? 'unknown' : 'rejected'
}

/** What a browser found. Where it cannot decide, the server can. */
export const judgementTone = ({ verdict, undecided }: Judgement): VerdictTone =>
  undecided ? 'unknown' : verdictTone(verdict)

export const judgementLabel = ({ verdict, undecided }: Judgement): string => {
  if (!undecided) return verdict === 'Accepted' ? 'Passed' : verdict
  return verdict === 'Accepted' ? 'No expected answer' : 'Needs the server'
}

export const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(bytes < 10 * 2 ** 20 ? 1 : 0)} MB`
