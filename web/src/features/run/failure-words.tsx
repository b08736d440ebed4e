import { say } from 'words:run'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { judgeFaults } from '@callofcode/contract/submission/judge-faults'
import type { SubmissionVerdict } from '@callofcode/contract/submission/solution-submission'
import type { Verdict } from '@callofcode/judge/verdict'
import { toldOf } from '../../platform/language/told.ts'
import { languageNames } from '../code-editor/public.ts'
import './run.css'

/** A sentence of the judge. What stands in backticks is code. */
export function Said({ words }: { words: string }) {
  const said = toldOf(Object.values(judgeFaults), words)
  return said.split('`').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one text, in its order
    at % 2 === 1 ? <code key={at}>{part}</code> : part,
  )
}

/** Why it failed, in a sentence; none where the verdict says it all. A limit of time says nothing of its cause. */
export const reasonOf = (verdict: SubmissionVerdict | null, reason: string | null | undefined) =>
  reason || (verdict === 'Time Limit Exceeded' ? say('tooSlow') : undefined)

interface OwnWordsProps {
  language: SolutionLanguage
  verdict: Verdict
  original: string | null | undefined
}

/** What the compiler or the language says itself, one press away. */
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

/** What is no error, and surely not what was meant. */
export function Hints({ hints }: { hints: readonly { message: string; line?: number | undefined }[] }) {
  return hints.map(({ message, line }) => (
    <p className="small" key={`${line} ${message}`}>
      {line !== undefined && say('lookAtLine', { line })}
      <Said words={message} />
    </p>
  ))
}
