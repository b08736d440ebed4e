import type { ProblemListed } from '@callofcode/contract/problem'
import { Link } from '@tanstack/react-router'
import { DifficultyBadge } from '../curriculum/difficulty-badge.tsx'
import { paths } from '../paths.ts'
import { VerdictIcon } from '../ui/verdict-badge.tsx'

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
