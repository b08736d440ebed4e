import type { ReactNode } from 'react'
import { Heat, type HeatDay } from '../../platform/chart/heat.tsx'
import { Skeleton } from '../../platform/feedback/skeleton.tsx'
import { daysBefore, HALF_YEAR, type Streaks, sumOf } from './activity.ts'

/** Days in a row; a placeholder until the browser's time zone is known. */
export function StreakCell({ streaks, children }: { streaks: Streaks | undefined; children: ReactNode }) {
  return (
    <div className="cell streak">
      <p className="label">Streak</p>
      {streaks ? <StreakFigure current={streaks.current} /> : <Skeleton width={40} size="tall" />}
      <p className="small muted">
        {streaks && <>Longest {streaks.longest}. </>}
        {children}
      </p>
    </div>
  )
}

function StreakFigure({ current }: { current: number }) {
  return (
    <p className="figure">
      {current} <small>{current === 1 ? 'day' : 'days'}</small>
    </p>
  )
}

/** A year's activity; an empty strip of the same height until the browser's time zone is known. */
export function YearCell({ days }: { days: readonly HeatDay[] | null }) {
  return (
    <div className="cell year">
      <Sums days={days} />
      {days ? <Heat days={days} label={labelOf(days)} /> : <Waiting />}
      <Months today={days?.at(-1)?.date} />
    </div>
  )
}

function labelOf(days: readonly HeatDay[]) {
  const { done, days: active } = sumOf(days)
  return `Activity, last 12 months: ${counted(done, 'question')} done on ${counted(active, 'day')}`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function Sums({ days }: { days: readonly HeatDay[] | null }) {
  if (!days) return <p className="label">Activity</p>
  return (
    <p className="label">
      <span className="only-wide">
        <b>12</b> months, {sumOf(days).done} done
      </span>
      <span className="only-phone">
        <b>6</b> months, {sumOf(days.slice(-HALF_YEAR)).done} done
      </span>
    </p>
  )
}

function Waiting() {
  return (
    <div className="heat-box" aria-hidden="true">
      <div className="heat">
        <span />
      </div>
    </div>
  )
}

const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })

/** Quarters of the year up to today; a phone shows the later half. */
function Months({ today }: { today: string | undefined }) {
  const name = (ago: number) => (today ? month.format(new Date(daysBefore(today, ago))) : '\u00a0')
  return (
    <p className="label plain yl" aria-hidden="true">
      <span className="only-wide">{name(364)}</span>
      <span className="only-wide">{name(273)}</span>
      <span>{name(HALF_YEAR)}</span>
      <span>{name(91)}</span>
      <span>today</span>
    </p>
  )
}
