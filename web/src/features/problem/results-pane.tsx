import type { ProblemPage } from '@callofcode/contract/problem'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import {
  CasesView,
  type CheckedInput,
  type ChosenCase,
  type CustomInputs,
  RunBadge,
  type RunHandle,
  RunStatus,
} from '../run/public.ts'
import { SubmissionView, type SubmitHandle } from '../submission/public.ts'
import { nextProblem } from './find-problems.ts'
import { allProblems, useSolved } from './problem-queries.ts'

interface ResultsPaneProps {
  problem: ProblemPage
  run: RunHandle
  submit: SubmitHandle
  inputs: CustomInputs
  /** The custom inputs as the last run checked them. */
  checked: readonly CheckedInput[]
  choice: ChosenCase
  /** Is shown in place of the cases. */
  trace: ReactNode
  onSearch: () => void
}

/** What the judge does and its results, or a trace. */
export function ResultsPane({ trace, submit, ...parts }: ResultsPaneProps) {
  const { problem, run } = parts
  const { state, stop } = run
  return (
    <section className="pane results" aria-label="Results">
      <div className="pane-bar verdict-bar">
        <h2 className="label">Results</h2>
        <RunBadge state={state} />
        <RunStatus state={state} onStop={stop} />
      </div>
      {trace ?? (
        <>
          <SubmissionView problem={problem} submit={submit} next={<NextProblem problem={problem} />} />
          <CasesView {...parts} />
        </>
      )}
    </section>
  )
}

/** The link to the next problem, after a solve. */
function NextProblem({ problem }: { problem: Pick<ProblemPage, 'slug' | 'topics'> }) {
  const { data } = useQuery(allProblems())
  const solved = useSolved()
  const next = data && nextProblem(data.data, problem, solved)
  if (!next)
    return (
      <Link className={buttonClass({ size: 'dense' })} to={paths.problems}>
        All problems
      </Link>
    )
  return (
    <Link className={buttonClass({ size: 'dense' })} to={paths.problem('$slug')} params={{ slug: next.slug }}>
      Next: {next.title}
      <Icon name="arrow" small />
    </Link>
  )
}
