import type { ProblemListed } from '@callofcode/contract/problem'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { VerdictIcon } from '../../platform/ui/verdict-badge.tsx'
import { DifficultyBadge } from '../curriculum/public.ts'

export function ProblemRow({ problem, solved }: { problem: ProblemListed; solved: boolean }) {
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
