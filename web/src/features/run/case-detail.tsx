import { say } from 'words:run'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { ReactNode } from 'react'
import {
  type Case,
  type CaseResult,
  clipped,
  inputName,
  isProgram,
  shownAnswer,
  shownInput,
} from './cases.ts'
import { GivenAnswer, HowItDiffers } from './given-answer.tsx'
import { Hints, judgementLabel, OwnWords, reasonOf, Said } from './verdict-words.tsx'
import './run.css'

interface CaseDetailProps {
  problem: ProblemPage
  one: Case
  result: CaseResult | undefined
  /** The input is shown elsewhere. */
  withoutInput?: boolean
}

/** Shows one case: its input, the expected answer and the solution's answer. */
export function CaseDetail({ problem, one, result, withoutInput }: CaseDetailProps) {
  const stdin = isProgram(problem)
  const failed = result && result.judgement.verdict !== 'Accepted'
  const wrong = result?.judgement.verdict === 'Wrong Answer' ? one.answer : undefined
  return (
    <>
      <dl className="io">
        {!withoutInput && <Entry name={inputName(problem)}>{clipped(shownInput(problem, one.input))}</Entry>}
        {one.answer !== undefined && <Entry name={say('expected')}>{shownAnswer(one.answer, stdin)}</Entry>}
        {result?.given !== undefined && (
          <Entry name={result.result.talk === undefined ? say('yours') : say('talk')} bad={failed}>
            <GivenAnswer problem={problem} given={result.result.talk ?? result.given} expected={wrong} />
          </Entry>
        )}
        {!stdin && result?.result.stdout && (
          <Entry name={say('printed')}>{clipped(result.result.stdout)}</Entry>
        )}
        {result?.result.stderr && <Entry name={say('errors')}>{clipped(result.result.stderr)}</Entry>}
      </dl>
      {result?.given !== undefined && (
        <HowItDiffers problem={problem} given={result.given} expected={wrong} />
      )}
      {failed && <FailureReason result={result} />}
    </>
  )
}

export function Entry({
  name,
  bad,
  children,
}: {
  name: string
  bad?: boolean | undefined
  children: ReactNode
}) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code className={bad ? 'bad' : undefined}>{children === '' ? say('nothing') : children}</code>
      </dd>
    </>
  )
}

/** Explains a failure. Shows nothing if the verdict beside the case is complete. */
function FailureReason({ result: { judgement, language, hints } }: { result: CaseResult }) {
  const { line, undecided, verdict, original } = judgement
  const reason = reasonOf(verdict, judgement.reason)
  if (!reason && line === undefined && !undecided && hints.length === 0) return null
  return (
    <>
      <p className="small">
        {judgementLabel(judgement)}
        {line !== undefined && say('inLine', { line })}
        {reason ? (
          <>
            : <Said words={reason} />
          </>
        ) : (
          '.'
        )}
        {undecided && verdict !== 'Accepted' && say('undecidedHere')}
      </p>
      <OwnWords language={language} verdict={verdict} original={original && clipped(original)} />
      <Hints hints={hints} />
    </>
  )
}
