import { say } from 'words:submission'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type {
  SolutionSubmission,
  SolutionSubmissionPage,
  SubmissionProgress,
} from '@callofcode/contract/submission/solution-submission'
import type { TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'
import { areHinted } from '@callofcode/judge/verdict'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { VerdictBadge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import {
  clipped,
  Entry,
  GivenAnswer,
  Hints,
  HowItDiffers,
  inputName,
  isProgram,
  OwnWords,
  reasonOf,
  Said,
  shownAnswer,
  shownInput,
  verdictTone,
} from '../run/public.ts'
import { type SubmitHandle, type SubmitState, submissionAt } from './use-submit.ts'
import './submissions.css'

interface SubmissionViewProps {
  problem: ProblemPage
  submit: SubmitHandle
  /** The content beneath the verdict. */
  children: (submission: SolutionSubmissionPage) => ReactNode
}

/** Shows the state of the last submission, up to its verdict. */
export function SubmissionView({ problem, submit: { state, tryNow }, children }: SubmissionViewProps) {
  if (state.phase === 'idle') return null
  return (
    <section className="submission" aria-label={say('submission')}>
      <div role="status">
        {state.phase === 'sending' && <p className="small">{say('sendingYourSubmission')}</p>}
        {state.phase === 'waiting' && <Notice tone="warning">{waitingWords(state)}</Notice>}
        {state.phase === 'refused' && <Notice tone="error">{state.words}</Notice>}
        {state.phase === 'judging' && <Judging progress={state.progress} />}
        {state.phase === 'done' && <Verdict problem={problem} id={state.id} />}
      </div>
      {state.phase === 'done' && <AfterVerdict id={state.id}>{children}</AfterVerdict>}
      {state.phase === 'waiting' && <TryAgain at={state.again} onTry={tryNow} />}
    </section>
  )
}

function waitingWords({ status, words, kept: isKept }: SubmitState & { phase: 'waiting' }) {
  const kept = isKept ? 'yes' : 'no'
  if (status === 0) return say('noConnectionYourSubmission', { kept })
  return say('yourSubmissionStatusSelect', { words, kept, status: status === 401 ? 'yes' : 'no' })
}

/** Shows when the submission is sent again. It is outside the live region, because it changes every second. */
function TryAgain({ at, onTry }: { at: number | undefined; onTry: () => void }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="row-btns small">
      {at !== undefined && say('retryCountdown', { value: Math.max(0, Math.ceil((at - now) / 1_000)) })}
      <Button size="dense" onClick={onTry}>
        {say('tryNow')}
      </Button>
    </p>
  )
}

function Judging({ progress: { state, place, test, tests, preparing } }: { progress: SubmissionProgress }) {
  if (preparing) return <p className="small">{say('judgePreparing')}</p>
  if (state === 'queued')
    return (
      <p className="small">{say('inTheQueuePlace', { place: place ? 'yes' : 'no', place2: place ?? '' })}</p>
    )
  return (
    <>
      <p className="small">{test && tests ? say('judgingTest', { test, tests }) : say('judging')}</p>
      {test !== null && tests !== null && (
        <progress aria-label={say('testsJudged')} value={test - 1} max={tests} />
      )}
    </>
  )
}

/** The content is outside the live region, because it grows as more data arrives. */
function AfterVerdict({ id, children }: Pick<SubmissionViewProps, 'children'> & { id: string }) {
  const { data } = useQuery(submissionAt(id))
  return data && <div>{children(data.data)}</div>
}

interface VerdictProps extends Pick<SubmissionViewProps, 'problem'> {
  id: string
}

function Verdict({ problem, id }: VerdictProps) {
  const { data } = useQuery(submissionAt(id))
  if (!data) return <p className="small">{say('verdictNotLoaded')}</p>
  const submission = data.data
  const { verdict, failing } = submission
  return (
    <>
      <p className="verdict-line">
        <VerdictBadge tone={verdictTone(verdict)}>{verdict}</VerdictBadge>
        <span className="small">{verdict !== 'Compile Error' && testsWords(submission)}</span>
        {failing?.sample && <span className="small muted">{nameOf(problem, failing.test)}</span>}
      </p>
      {verdict !== 'Accepted' && <WhyNot submission={submission} />}
      <Failing problem={problem} submission={submission} />
    </>
  )
}

/** Explains why a submission was not accepted, and where to look. For a hidden test only the kind of failure is shown. */
function WhyNot({ submission }: { submission: SolutionSubmissionPage }) {
  const { verdict, line, language, diagnostics, failing } = submission
  const reason = failing?.sample ? reasonOf(verdict, submission.reason) : submission.reason
  const original = verdict === 'Compile Error' ? diagnostics[0]?.original : failing?.sample?.original
  return (
    <>
      {(reason || line !== null) && (
        <p className="small">
          {line !== null && say('line', { line })}
          <Said words={reason ?? verdict ?? ''} />
        </p>
      )}
      {verdict && <OwnWords language={language} verdict={verdict} original={original} />}
      {verdict && areHinted(verdict) && (
        <Hints hints={diagnostics.filter(({ severity }) => severity === 'warning')} />
      )}
    </>
  )
}

/** Says how far the judge came. It stops at the first test that fails, so nothing is known of the tests after that. */
export function testsWords({ verdict, passed, tests }: SolutionSubmission): string | undefined {
  if (tests === null) return undefined
  const isStopped = verdict && verdict !== 'Accepted' && verdict !== 'Compile Error'
  return isStopped
    ? say('stoppedAtTest', { test: passed + 1, tests })
    : say('ofTestsPassed', { passed, tests })
}

const nameOf = ({ samples }: ProblemPage, test: number) =>
  test > samples.length ? say('testFails', { test }) : say('sampleFails', { test })

/** Shows the failing test in full if it is a sample, or if the problem allows it. */
function Failing({ problem, submission }: { problem: ProblemPage; submission: SolutionSubmissionPage }) {
  const { failing, verdict } = submission
  if (!failing) return null
  const { test, sample } = failing
  if (!sample) {
    // A small input is never too slow.
    const words = verdict === 'Time Limit Exceeded' ? say('itIsHiddenSlow') : say('hiddenTestHint')
    return <p className="small muted">{say('testFailed', { test, words })}</p>
  }
  const stdin = isProgram(problem)
  const input = shownInput(problem, sample.input as TestInput)
  const given = sample.given ?? ''
  const wrong = verdict === 'Wrong Answer' ? (sample.answer as Value) : undefined
  return (
    <>
      <dl className="io">
        <Entry name={inputName(problem)}>{clipped(input)}</Entry>
        <Entry name={say('expected')}>{shownAnswer(sample.answer as Value, stdin)}</Entry>
        {sample.given !== null && (
          <Entry name={problem.style === 'interactive' ? say('talk') : say('yours')} bad>
            <GivenAnswer problem={problem} given={given} expected={wrong} />
          </Entry>
        )}
        {!stdin && sample.stdout && <Entry name={say('printed')}>{sample.stdout}</Entry>}
        {sample.stderr && <Entry name={say('errors')}>{sample.stderr}</Entry>}
      </dl>
      <HowItDiffers problem={problem} given={given} expected={wrong} />
    </>
  )
}
