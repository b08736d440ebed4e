import type { ProblemPage } from '@callofcode/contract/problem'
import type { ReactNode } from 'react'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { AskButton, type AskSource } from '../ask/public.ts'
import { loadGrowthPanel } from '../explain/public.ts'
import {
  CasesView,
  type CheckedInput,
  type ChosenCase,
  type CustomInputs,
  RunBadge,
  type RunHandle,
  RunStatus,
  type SolutionCode,
  statusText,
} from '../run/public.ts'
import { SubmissionLine, SubmissionView, type SubmitHandle } from '../submission/public.ts'
import { Accepted, AcceptedHere } from './accepted.tsx'
import { ComparePanel } from './compare-part.ts'
import { say } from './problem-words.ts'
import type { HeadlineHandle } from './use-headline.ts'
import './results-pane.css'

const GrowthPanel = loadedLater(() => say('howItGrows'), loadGrowthPanel)

interface ResultsPaneProps {
  problem: ProblemPage
  run: RunHandle
  submit: SubmitHandle
  headline: HeadlineHandle
  /** What stands in the editor. */
  code: SolutionCode
  inputs: CustomInputs
  /** The custom inputs as the last run checked them. */
  checked: readonly CheckedInput[]
  choice: ChosenCase
  /** Is shown in place of the cases. */
  trace: ReactNode
  onSearch: () => void
}

/** One headline, that of the newest action, with its results or a trace. */
export function ResultsPane({ trace, submit, headline, run, code, ...parts }: ResultsPaneProps) {
  const { problem } = parts
  const { of, shownRun } = headline
  const source: AskSource = {
    ...{ problem, code: headline.on ?? code, run: shownRun, checked: parts.checked },
    submission: of === 'submission' && submit.state.phase === 'done' ? submit.state.id : undefined,
  }
  const failed = hasFailed(source)
  return (
    <section className="pane results" aria-label={say('results')}>
      <div className="pane-bar verdict-bar">
        <h2 className="label">{say('results')}</h2>
        <RunBadge state={shownRun} />
        <RunStatus state={shownRun} silent={of === 'submission'} onStop={run.stop} />
        <QuietLine run={run} submit={submit} headline={headline} />
        {!headline.accepted && (
          <AskButton {...source} isAfterVerdict={failed}>
            {failed ? say('askAboutThis') : say('ask')}
          </AskButton>
        )}
      </div>
      {of === 'submission' && (
        <SubmissionView
          problem={problem}
          submit={submit}
          accepted={(submission) => (
            <Accepted problem={problem} submission={submission} edited={headline.edited} />
          )}
          tooSlow={<GrowthPanel problem={problem} code={headline.on ?? code} />}
        />
      )}
      {run.state.phase === 'accepted' && of === 'run' && (
        <AcceptedHere problem={problem} edited={headline.edited} />
      )}
      {headline.accepted && <GrowthPanel problem={problem} code={code} />}
      {headline.accepted && source.submission && <ComparePanel id={source.submission} />}
      {(of === 'run' && trace) || (
        <CasesView {...parts} run={{ ...run, state: shownRun }} searching={headline.busyWith === 'search'} />
      )}
    </section>
  )
}

/** There is a verdict, and it is not Accepted: whoever is stuck is asked to ask. */
const hasFailed = ({ submission, run }: AskSource) =>
  submission !== undefined ||
  run.phase === 'found' ||
  run.phase === 'refused' ||
  (run.phase === 'ran' && [...run.results.values()].some(({ judgement }) => judgement.verdict !== 'Accepted'))

/** The result before the newest one, or that the newest one is of earlier code. */
function QuietLine({ run, submit, headline }: Pick<ResultsPaneProps, 'run' | 'submit' | 'headline'>) {
  const { older, edited, show } = headline
  if (!older) return edited && <p className="quiet-line">{say('yourCodeHasChanged')}</p>
  return (
    <p className="quiet-line">
      {older === 'run' ? (
        say('runBefore', { state: statusText(run.state) })
      ) : (
        <SubmissionLine state={submit.state} />
      )}
      <Button size="dense" variant="ghost" onClick={() => show(older)}>
        {say('show')}
      </Button>
    </p>
  )
}
