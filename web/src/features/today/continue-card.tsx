import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { DifficultyBadge } from '../curriculum/public.ts'
import type { Place } from './where-stopped.ts'

const words = { question: 'Question', problem: 'Your code', reading: 'Reading' } as const

/** The place where the member stopped, with the one lime button; what else is open follows as links. */
export function ContinueCard({ places }: { places: readonly Place[] }) {
  const [place, ...others] = places
  if (!place) return <AllDone />
  const { title, detail, difficulty, at } = place
  return (
    <section className="today-card continue aim lit" aria-labelledby="continue">
      <p className="label">
        <b>{at ? 'Continue' : 'Start here'}</b> / {words[place.kind]}
      </p>
      <h2 className="head" id="continue">
        {title}
      </h2>
      <p className="small muted facts">
        {difficulty && <DifficultyBadge difficulty={difficulty} />}
        <span>{detail}</span>
      </p>
      <div className="row-btns">
        <PlaceLink place={place} className={buttonClass({ variant: 'primary' })}>
          {at ? 'Continue' : 'Start'}
          <span className="sr"> {title}</span>
          <Icon name="arrow" className="arrow" />
        </PlaceLink>
        {others.map((other) => (
          <PlaceLink key={other.kind} place={other} className="link also">
            <span className="muted">or {words[other.kind].toLowerCase()}</span> {other.title}
          </PlaceLink>
        ))}
      </div>
    </section>
  )
}

interface PlaceLinkProps {
  place: Place
  className: string
  children: ReactNode
}

function PlaceLink({ place: { to, search, hash }, className, children }: PlaceLinkProps) {
  return (
    <Link className={className} to={to} {...(search && { search })} {...(hash && { hash })}>
      {children}
    </Link>
  )
}

function AllDone() {
  return (
    <section className="today-card continue aim lit" aria-labelledby="continue">
      <p className="label">
        <b>Done</b> / Every question
      </p>
      <h2 className="head" id="continue">
        Every question is done.
      </h2>
      <div className="row-btns">
        <Link className={buttonClass({ variant: 'primary' })} to={paths.problems}>
          All problems
          <Icon name="arrow" className="arrow" />
        </Link>
      </div>
    </section>
  )
}
