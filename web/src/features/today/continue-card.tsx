import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { DifficultyBadge } from '../curriculum/public.ts'
import { say } from './today-words.ts'
import type { Place } from './where-stopped.ts'

const words = { question: 'question', problem: 'code', reading: 'reading' } as const
const others = { question: 'orQuestion', problem: 'orCode', reading: 'orReading' } as const
const b = (inside: ReactNode) => <b>{inside}</b>
const sr = (inside: ReactNode) => <span className="sr">{inside}</span>

/** The place where the member stopped, with the one lime button; what else is open follows as links. */
export function ContinueCard({ places }: { places: readonly Place[] }) {
  const [place, ...further] = places
  if (!place) return <AllDone />
  const { title, detail, difficulty, at } = place
  return (
    <section className="today-card continue aim lit" aria-labelledby="continue">
      <p className="label">{say(at ? 'continueLabel' : 'startLabel', { b, kind: say(words[place.kind]) })}</p>
      <h2 className="head" id="continue">
        {title}
      </h2>
      <p className="small muted facts">
        {difficulty && <DifficultyBadge difficulty={difficulty} />}
        <span>{detail}</span>
      </p>
      <div className="row-btns">
        <PlaceLink place={place} className={buttonClass({ variant: 'primary' })}>
          {say(at ? 'go' : 'start', { title, sr })}
          <Icon name="arrow" className="arrow" />
        </PlaceLink>
        {further.map((other) => (
          <PlaceLink key={other.kind} place={other} className="link also">
            <span className="muted">{say(others[other.kind])}</span> {other.title}
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
      <p className="label">{say('doneLabel', { b })}</p>
      <h2 className="head" id="continue">
        {say('allDone')}
      </h2>
      <div className="row-btns">
        <Link className={buttonClass({ variant: 'primary' })} to={paths.problems}>
          {say('allProblems')}
          <Icon name="arrow" className="arrow" />
        </Link>
      </div>
    </section>
  )
}
