import { say } from 'words:problem-list'
import type { ProblemName, ProblemPage } from '@callofcode/contract/problem/problem'
import { Link } from '@tanstack/react-router'
import { named } from '../../../platform/language/words.ts'
import { Tooltip } from '../../../platform/overlay/tooltip.tsx'
import { paths } from '../../../platform/paths.ts'
import { buttonClass } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { stayInList, useListPlace } from './list-context.ts'
import './problem-steps.css'

/** Links to the previous and the next problem, and back to the list. */
export function ProblemSteps({ problem }: { problem: Pick<ProblemPage, 'slug' | 'path'> }) {
  const { place, of, previous, next, search } = useListPlace(problem)
  return (
    <nav className="problem-steps" aria-label={say('problemsAroundThisOne')}>
      <Step to={previous} way="Previous" letter="p" />
      <Link className="label plain" to={paths.problems} search={search}>
        {say('placeInList', { place, count: of, of: (inside) => <span className="of">{inside}</span> })}
        <span className="sr">{say('toTheList')}</span>
      </Link>
      <Step to={next} way="Next" letter="n" />
    </nav>
  )
}

interface StepProps {
  to: ProblemName | null
  way: 'Previous' | 'Next'
  letter: string
}

function Step({ to, way, letter }: StepProps) {
  const icon = <Icon name={way === 'Next' ? 'arrow' : 'back'} small />
  const className = buttonClass({ variant: 'ghost', square: true })
  if (!to)
    return (
      <span className={className} aria-disabled="true" aria-hidden="true">
        {icon}
      </span>
    )
  return (
    <Tooltip text={`${named('problem-list', way)}: ${to.title}`} keys={letter.toUpperCase()} side="bottom">
      <Link
        className={className}
        to={paths.problem('$slug')}
        params={{ slug: to.slug }}
        rel={way === 'Next' ? 'next' : 'prev'}
        aria-label={say('problem', { way: named('problem-list', way), title: to.title })}
        aria-keyshortcuts={letter}
        onClick={() => stayInList(to.slug)}
      >
        {icon}
      </Link>
    </Tooltip>
  )
}
