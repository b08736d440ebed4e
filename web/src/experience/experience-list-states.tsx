import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/state-box.tsx'

const SHAPES = [24, 32, 20, 28, 22] as const

export function ExperiencesLoading() {
  return (
    <Loading words="Loading experiences...">
      <ul className="xps" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="xp-waiting skels" key={width}>
            <Skeleton width={width} size="tall" />
            <Skeleton width={width + 15} />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

export function ExperiencesFailed({ retry }: { retry: () => void }) {
  return (
    <ErrorState
      title="The interview experiences did not arrive."
      action={<Button onClick={retry}>Try again</Button>}
    />
  )
}

export function ExperiencesEmpty({ total, clear }: { total: number; clear: () => void }) {
  if (total === 0)
    return (
      <EmptyState
        label="0 experiences"
        title="No interview experiences yet"
        action={
          <Link className={buttonClass()} to={paths.submitExperience}>
            Share the first one
          </Link>
        }
      >
        Members can send theirs in, by name or anonymously.
      </EmptyState>
    )
  return (
    <EmptyState
      label={`0 of ${total}`}
      title="No experience found"
      action={
        <Link className={buttonClass()} to={paths.experiences} search={{}} onClick={clear}>
          Show all experiences
        </Link>
      }
    >
      None matches this company, result and search together.
    </EmptyState>
  )
}
