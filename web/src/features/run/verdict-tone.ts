import type { SubmissionVerdict } from '@callofcode/contract/solution-submission'
import type { Judgement } from '@callofcode/judge/verdict'
import type { VerdictTone } from '../../platform/ui/verdict-badge.tsx'

export const toneOf = (verdict: SubmissionVerdict | null): VerdictTone => {
  if (verdict === null) return 'pending'
  if (verdict === 'Accepted') return 'selected'
  return verdict === 'Internal Error' ? 'unknown' : 'rejected'
}

/** What a browser found. Where it cannot decide, the server can. */
export const localTone = ({ verdict, undecided }: Judgement): VerdictTone =>
  undecided ? 'unknown' : toneOf(verdict)

export const localWords = ({ verdict, undecided }: Judgement): string => {
  if (!undecided) return verdict === 'Accepted' ? 'Passed' : verdict
  return verdict === 'Accepted' ? 'No expected answer' : 'Needs the server'
}

export const bytesOf = (bytes: number) => `${(bytes / 2 ** 20).toFixed(bytes < 10 * 2 ** 20 ? 1 : 0)} MB`
