import { say } from 'words:run'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { SubmissionVerdict } from '@callofcode/contract/submission/solution-submission'
import { judgeFaults } from '@callofcode/contract/submission/solution-submission'
import type { Judgement, Verdict } from '@callofcode/judge/verdict'
import { toldOf } from '../../platform/language/told.ts'
import type { VerdictTone } from '../../platform/ui/badge.tsx'
import { languageNames } from '../code-editor/public.ts'
import './run.css'

/** Shows a sentence of the judge. Text in backticks is code. */
export function Said({ words }: { words: string }) {
  const said = toldOf(Object.values(judgeFaults), words)
  return said.split('`').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one text, in its order
    at % 2 === 1 ? <code key={at}>{part}</code> : part,
  )
}

/**
 * Returns the reason of a failure. Undefined if the verdict is enough. A time limit does not show its cause, so it gets its own
 * sentence.
 */
export const reasonOf = (verdict: SubmissionVerdict | null, reason: string | null | undefined) =>
  reason || (verdict === 'Time Limit Exceeded' ? say('tooSlow') : undefined)

interface OwnWordsProps {
  language: SolutionLanguage
  verdict: Verdict
  original: string | null | undefined
}

/** Shows the original message of the compiler or the language after one press. */
export function OwnWords({ language, verdict, original }: OwnWordsProps) {
  if (!original) return null
  const interpreted = language === 'python' || language === 'javascript'
  const speaker =
    verdict === 'Compile Error' && !interpreted ? "the compiler's" : `${languageNames[language]}'s`
  return (
    <details className="own-words">
      <summary>{say('inOwnWords', { speaker })}</summary>
      <pre>{original}</pre>
    </details>
  )
}

/** Shows code that is valid but likely a mistake. */
export function Hints({ hints }: { hints: readonly { message: string; line?: number | undefined }[] }) {
  return hints.map(({ message, line }) => (
    <p className="small" key={`${line} ${message}`}>
      {line !== undefined && say('lookAtLine', { line })}
      <Said words={message} />
    </p>
  ))
}

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
