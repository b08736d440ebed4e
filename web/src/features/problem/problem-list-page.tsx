import { say } from 'words:problem-list'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { ExplainedFigures } from '../figures/public.ts'
import { allProblems, ownProgress } from '../solved/public.ts'
import { chosenState, findProblems, type ProblemRow, type ProblemSearch } from './list/find-problems.ts'
import { leaveListFor } from './list/list-context.ts'
import { chosenOrder, orderProblems } from './list/order-problems.ts'
import { pickProblem } from './list/pick-problem.ts'
import { ProblemFilters } from './list/problem-filters.tsx'
import {
  type ProblemStates,
  problemCounts,
  useProblemCounts,
  useProblemStates,
} from './list/problem-states.ts'
import { ProblemTable } from './list/problem-table.tsx'
import './list/problem-list.css'

export const head = (): PageHead => ({
  title: titled(say('problems')),
  description: say('pageDescription'),
  canonical: paths.problems,
})

export const load = ({ client, session }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(allProblems()),
    client.prefetchQuery(problemCounts()),
    session?.role && client.prefetchQuery(ownProgress()),
  ])

export function Page() {
  const search = useSearch({ strict: false }) as ProblemSearch
  const { data, isError, refetch } = useQuery(allProblems())
  const states = useProblemStates()
  const all = useRows(states)
  const filtersStates = chosenState(search) !== undefined
  const found =
    all && (states.known || !filtersStates)
      ? orderProblems(findProblems(all, search), chosenOrder(search))
      : undefined
  return (
    <main id="main" className="wrap problem-list">
      <ListHead
        title={say('problems')}
        lead={say('lead')}
        count={found ? countOf(found) : ''}
        explained={
          all && (
            <ExplainedFigures
              of="problems"
              title={say('problems')}
              rows={() => [
                ['Problem', 'Solved by', 'State'],
                ...(found ?? all).map(({ title, solvedBy, state }) => [title, solvedBy ?? '', state]),
              ]}
              file="problems.csv"
            />
          )
        }
        action={
          <>
            <AuthoringLink />
            {all && <PickButton all={all} found={found ?? []} search={search} />}
          </>
        }
      />
      {all && <ProblemFilters all={all} search={search} />}
      {states.failed && <StatesMissing retry={states.retry} />}
      {!data && isError && <LoadFailed title={say('problemsFailed')} retry={() => void refetch()} />}
      {!found && !isError && !states.failed && <RowsLoading />}
      {found?.length === 0 && <NoneFound total={data?.data.length ?? 0} />}
      {found && found.length > 0 && <ProblemTable rows={found} search={search} />}
    </main>
  )
}

function countOf(found: readonly ProblemRow[]) {
  const solved = found.filter(({ state }) => state === 'Solved').length
  return say('foundSolved', { count: found.length, solved: solved > 0 ? 'yes' : 'no', number: solved })
}

/** Links admins to the problem editor. */
function AuthoringLink() {
  const { data: session } = useSession()
  if (!may(session, 'problems')) return null
  return (
    <Link className={buttonClass()} to={paths.authoring}>
      {say('clubProblems')}
    </Link>
  )
}

/** Returns all problems in the order of the learning path, with the states and counts that are loaded. */
function useRows(states: ProblemStates): ProblemRow[] | undefined {
  const { data } = useQuery(allProblems())
  const counts = useProblemCounts()
  return useMemo(
    () =>
      data?.data.map((problem, at) => {
        const state = states.of(problem.slug)
        const counted = counts?.get(problem.slug)
        // The count may be a minute older than the member's own solve.
        const solvedBy = counted === 0 && state === 'Solved' ? 1 : counted
        return { ...problem, number: at + 1, state, solvedBy }
      }),
    [data, counts, states],
  )
}

interface PickButtonProps {
  all: readonly ProblemRow[]
  found: readonly ProblemRow[]
  search: ProblemSearch
}

function PickButton({ all, found, search }: PickButtonProps) {
  const navigate = useNavigate()
  const pick = () => {
    const picked = pickProblem(found, all)
    if (!picked) return
    leaveListFor(picked.slug, search, found)
    void navigate({ to: paths.problem('$slug'), params: { slug: picked.slug } })
  }
  return (
    <Button variant="primary" disabled={found.length === 0} onClick={pick} aria-keyshortcuts="r">
      {say('pickOneForMe', { kbd: (inside) => <kbd className="only-wide">{inside}</kbd> })}
    </Button>
  )
}

function StatesMissing({ retry }: { retry: () => void }) {
  return (
    <Notice tone="warning" role="status">
      {say('statesLost')}
      <Button size="dense" onClick={retry}>
        {say('tryAgain')}
      </Button>
    </Notice>
  )
}

const WIDTHS = [62, 45, 70, 38, 55, 48] as const

function RowsLoading() {
  return (
    <Loading words={say('loadingProblems')}>
      <ol className="rows" aria-hidden="true">
        {WIDTHS.map((width) => (
          <li className="waiting" key={width}>
            <Skeleton width={width} />
          </li>
        ))}
      </ol>
    </Loading>
  )
}

function NoneFound({ total }: { total: number }) {
  if (total === 0) return <EmptyState title={say('noProblemsYet')}>{say('firstOnesComing')}</EmptyState>
  return (
    <EmptyState
      label={say('noneOfAll', { total })}
      title={say('noProblemFound')}
      action={
        <Link className={buttonClass()} to={paths.problems} search={{}}>
          {say('showAllProblems')}
        </Link>
      }
    >
      {say('noneFoundHint')}
    </EmptyState>
  )
}
