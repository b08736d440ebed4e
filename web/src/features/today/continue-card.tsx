import { say } from 'words:today'
import type { DailyProblem } from '@callofcode/contract/curriculum/curriculum'
import { solvingMinutes } from '@callofcode/contract/plan/solving-minutes'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { HeldDifficulty } from '../curriculum/public.ts'
import type { Place } from './where-stopped.ts'

const words = {
  week: 'week',
  reviews: 'reviews',
  plan: 'plan',
  question: 'question',
  problem: 'code',
  module: 'module',
  reading: 'reading',
} as const
const b = (inside: ReactNode) => <b>{inside}</b>
const sr = (inside: ReactNode) => <span className="sr">{inside}</span>

interface ContinueCardProps {
  readonly places: readonly Place[]
  /** The minutes of all tasks of the day. */
  readonly minutes: number
  /** Explains how the minutes are counted. */
  readonly explained: ReactNode
  /** The problem of the day as the last row. Empty if the list already contains it. */
  readonly children: ReactNode
}

/**
 * Shows the day as one list. The most helpful task comes first with the one lime button. The rest follows, with the minutes of
 * each.
 */
export function ContinueCard({ places, minutes, explained, children }: ContinueCardProps) {
  const [place, ...further] = places
  return (
    <section className="today-card continue aim lit" aria-labelledby="continue">
      {place ? <First place={place} /> : <AllDone />}
      {(further.length > 0 || children) && (
        <>
          <ol className="day-list" aria-label={say('thenToday')}>
            {further.map((other) => (
              <li key={other.kind}>
                <Further place={other} />
              </li>
            ))}
            {children}
          </ol>
          {minutes > 0 && (
            <p className="small muted">
              {say('wholeDay', { minutes })} {explained}
            </p>
          )}
        </>
      )}
    </section>
  )
}

function First({ place }: { place: Place }) {
  const { kind, title, detail, difficulty, minutes, summed, at } = place
  const isBegun = at !== ''
  return (
    <>
      <p className="label">
        {kind === 'reviews' || kind === 'week'
          ? say(kind === 'week' ? 'weekLabel' : 'reviewsLabel', { b })
          : say(isBegun ? 'continueLabel' : 'startLabel', { b, kind: say(words[kind]) })}
      </p>
      <h2 className="head" id="continue">
        {title}
      </h2>
      <p className="small muted facts">
        {difficulty && <HeldDifficulty difficulty={difficulty} done={false} />}
        <span>{detail}</span>
        {minutes !== undefined && !summed && <span>{say('minutes', { minutes })}</span>}
      </p>
      <div className="row-btns">
        <PlaceLink place={place} className={buttonClass({ variant: 'primary' })}>
          {say(isBegun ? 'go' : 'start', { title, sr })}
          <Icon name="arrow" className="arrow" />
        </PlaceLink>
      </div>
    </>
  )
}

function Further({ place }: { place: Place }) {
  const { kind, title, difficulty, minutes, summed, more } = place
  return (
    <>
      <div>
        <p className="label">{say(words[kind])}</p>
        <PlaceLink place={place} className="link">
          {title}
        </PlaceLink>
      </div>
      <p className="small muted facts">
        {difficulty && <HeldDifficulty difficulty={difficulty} done={false} />}
        {minutes !== undefined && !summed && <span>{minuteWords(minutes, more)}</span>}
      </p>
    </>
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
    <>
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
    </>
  )
}

/** Returns the minutes of a row. If the row names only the first of several tasks, it counts the others. */
export const minuteWords = (minutes: number, more = 0) =>
  more > 0 ? say('minutesWithMore', { count: more, minutes }) : say('minutes', { minutes })

/** Returns the file of the day. The minutes of a single question would reveal its difficulty. */
export const minuteRows = (places: readonly Place[], daily: DailyProblem | undefined, minutes: number) => [
  ['Minutes', ''],
  ...places.map(({ title, more, minutes: own }) => [
    more ? say('titleAndMore', { title, count: more }) : title,
    own ?? '',
  ]),
  ...(daily ? [[daily.title, daily.solvedAt ? '' : solvingMinutes(daily)]] : []),
  ['In all', minutes],
]
