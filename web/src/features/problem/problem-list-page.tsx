import type { Head } from '@callofcode/contract/page'
import type { ProblemListed } from '@callofcode/contract/problem'
import { listSolved } from '@callofcode/contract/solution-submission'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { VerdictIcon } from '../../platform/ui/badge.tsx'
import { DifficultyBadge } from '../curriculum/public.ts'
import { findProblems, type ProblemSearch } from './find-problems.ts'
import { ProblemFilters } from './problem-filters.tsx'
import { allProblems, useSolved } from './problem-queries.ts'
import '../../platform/ui/checklist.css'
import './problem-list.css'

export const head = (): Head => ({
  title: titled('Problems'),
  description: 'Solve problems in the browser: run them at once, find counterexamples, have them judged.',
  canonical: paths.problems,
})

export const load = ({ client, session }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(allProblems()),
    session?.role && client.prefetchQuery(read(listSolved, {}, { quiet: true })),
  ])

export function Page() {
  const search = useSearch({ strict: false }) as ProblemSearch
  const { data, isError, refetch } = useQuery(allProblems())
  const solved = useSolved()
  const found = data && findProblems(data.data, search, solved)
  return (
    <main id="main" className="wrap tracker problem-list">
      <div className="page-head">
        <h1 className="title">Problems</h1>
        <p className="lead">Write, run and be judged here: JavaScript, TypeScript, Python and C++.</p>
      </div>
      {data && <ProblemFilters all={data.data} search={search} found={found?.length ?? 0} />}
      {!data &&
        (isError ? (
          <LoadFailed title="The problems did not arrive." retry={() => void refetch()} />
        ) : (
          <RowsLoading />
        ))}
      {found?.length === 0 && <NoneFound total={data?.data.length ?? 0} />}
      {found && found.length > 0 && (
        <ol className="rows">
          {found.map((problem) => (
            <ProblemRow key={problem.slug} problem={problem} solved={solved.has(problem.slug)} />
          ))}
        </ol>
      )}
    </main>
  )
}

function ProblemRow({ problem, solved }: { problem: ProblemListed; solved: boolean }) {
  const { slug, title, topics, difficulty } = problem
  return (
    <li className="problem-row">
      <span className="selected problem-done">
        {solved && (
          <>
            <VerdictIcon tone="selected" />
            <span className="sr">Solved</span>
          </>
        )}
      </span>
      <Link className="problem-link" to={paths.problem('$slug')} params={{ slug }}>
        {title}
      </Link>
      <span className="label plain only-wide">{topics[0]?.title}</span>
      <DifficultyBadge difficulty={difficulty} />
    </li>
  )
}

const WIDTHS = [62, 45, 70, 38, 55, 48] as const

function RowsLoading() {
  return (
    <Loading words="Loading problems...">
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
  if (total === 0)
    return <EmptyState title="No problems yet">The first problems are being prepared.</EmptyState>
  return (
    <EmptyState label={`0 of ${total}`} title="No problem found">
      No problem matches all of your choices. Remove one of them.
    </EmptyState>
  )
}
