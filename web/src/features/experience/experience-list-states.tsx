import type { Experience } from '@callofcode/contract/experience'
import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { type Widening, wideningsOf } from './experience-choices.ts'
import type { ExperienceSearch } from './find-experiences.ts'

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

interface ExperiencesEmptyProps {
  all: readonly Experience[]
  search: ExperienceSearch
  clearText: () => void
}

export function ExperiencesEmpty({ all, search, clearText }: ExperiencesEmptyProps) {
  if (all.length === 0) return <NoneYet />
  return (
    <EmptyState
      label={`0 of ${all.length}`}
      title="No experience found"
      action={<Widenings ways={wideningsOf(all, search)} search={search} clearText={clearText} />}
    >
      None matches all that is chosen and searched for together. Give one of them up to see more:
    </EmptyState>
  )
}

function NoneYet() {
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
}

interface WideningsProps {
  ways: readonly Widening[]
  search: ExperienceSearch
  clearText: () => void
}

function Widenings({ ways, search, clearText }: WideningsProps) {
  return (
    <div className="row-btns">
      {ways.map(({ without, words, count }) => (
        <Link
          key={without}
          className={buttonClass()}
          to={paths.experiences}
          search={{ ...search, [without]: undefined }}
          onClick={without === 'q' ? clearText : undefined}
        >
          {words} <span className="muted">({count})</span>
        </Link>
      ))}
      <Link className={buttonClass()} to={paths.experiences} search={{}} onClick={clearText}>
        Show all experiences
      </Link>
    </div>
  )
}
