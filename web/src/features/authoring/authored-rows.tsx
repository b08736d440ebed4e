import { say } from 'words:authoring'
import type { AuthoredListed } from '@callofcode/contract/authoring/authoring'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { CheckBadge, StateBadges } from './state-badges.tsx'

export function AuthoredRows({ rows, busy }: { rows: readonly AuthoredListed[]; busy: boolean }) {
  return (
    <ul className="rows authored" aria-busy={busy || undefined}>
      {rows.map((row) => (
        <AuthoredRow key={row.slug} row={row} />
      ))}
    </ul>
  )
}

function AuthoredRow({ row }: { row: AuthoredListed }) {
  const { slug, title, check, updatedAt, updatedBy } = row
  return (
    <li>
      <div className="authored-what">
        <h2 className="card-title">
          <Link to={paths.authorProblem('$slug')} params={{ slug }}>
            {title}
          </Link>
        </h2>
        <p className="label plain">
          {say('rowSaved', {
            slug,
            updatedBy: updatedBy ? 'yes' : 'no',
            updatedBy2: updatedBy ?? '',
            time: () => <LocalTime iso={updatedAt} />,
          })}
        </p>
      </div>
      <div className="author-facts">
        <StateBadges problem={row} />
        <CheckBadge check={check} />
      </div>
    </li>
  )
}
