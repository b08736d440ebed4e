import { say } from 'words:run'
import type { SubmissionVerdict } from '@callofcode/contract/submission/solution-submission'
import type { Judgement } from '@callofcode/judge/verdict'
import type { VerdictTone } from '../../platform/ui/badge.tsx'

export const verdictTone = (verdict: SubmissionVerdict | null): VerdictTone => {
  if (verdict === null) return 'pending'
  if (verdict === 'Accepted') return 'selected'
  return verdict === 'Internal Error' ? 'unknown' : 'rejected'
}

/** A verdict of this browser. If it is undecided, only the server can decide. */
export const judgementTone = ({ verdict, undecided }: Judgement): VerdictTone =>
  undecided ? 'unknown' : verdictTone(verdict)

export const judgementLabel = ({ verdict, undecided }: Judgement): string => {
  if (!undecided) return verdict === 'Accepted' ? say('passed') : verdict
  return verdict === 'Accepted' ? say('noExpectedAnswer') : say('needsTheServer')
}
