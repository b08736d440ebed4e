import { say } from 'words:run'
import type { SubmissionVerdict } from '@callofcode/contract/submission/solution-submission'
import type { Judgement } from '@callofcode/judge/verdict'
import type { VerdictTone } from '../../platform/ui/badge.tsx'

export const verdictTone = (verdict: SubmissionVerdict | null): VerdictTone => {
  if (verdict === null) return 'pending'
  if (verdict === 'Accepted') return 'selected'
  return verdict === 'Internal Error' ? 'unknown' : 'rejected'
}

/** Returns the tone of a verdict in this browser. Only the server can decide an undecided case. */
export const judgementTone = ({ verdict, undecided }: Judgement): VerdictTone =>
  undecided ? 'unknown' : verdictTone(verdict)

export const judgementLabel = ({ verdict, undecided }: Judgement): string => {
  if (!undecided) return verdict === 'Accepted' ? say('passed') : verdict
  return verdict === 'Accepted' ? say('noExpectedAnswer') : say('needsTheServer')
}
