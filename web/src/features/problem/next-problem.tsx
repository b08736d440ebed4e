import type { ProblemPage } from '@callofcode/contract/problem'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { nextProblem } from './find-problems.ts'
import { allProblems, useSolved } from './problem-queries.ts'

/** The link to the next problem, after a solve. */
export function NextProblem({ problem }: { problem: Pick<ProblemPage, 'slug' | 'topics'> }) {
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
