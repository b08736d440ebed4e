import { say } from 'words:curriculum'
import type { ShortStreak } from '@callofcode/contract/streak/streak'
import type { ReactNode } from 'react'
import { Heat, type HeatDay } from '../../platform/chart/heat.tsx'
import { Skeleton } from '../../platform/feedback/skeleton.tsx'
import { perLocale } from '../../platform/language/reader.ts'
import { daysBefore, HALF_YEAR, sumOf } from './activity.ts'

/** Shows the days in a row, or a placeholder while loading. */
export function StreakCell({
  streaks,
  children,
}: {
  streaks: Pick<ShortStreak, 'current' | 'longest'> | undefined
  children: ReactNode
}) {
  return (
    <div className="cell streak">
      <p className="label">{say('streak')}</p>
      {streaks ? <StreakFigure current={streaks.current} /> : <Skeleton width={40} size="tall" />}
      <p className="small muted">
        {streaks && streaks.longest > 0 && (
          <span className="longest">{say('longest', { days: streaks.longest })} </span>
        )}
        {children}
      </p>
    </div>
  )
}

function StreakFigure({ current }: { current: number }) {
  return (
    <p className="figure">
      {current} <small>{say('days', { count: current })}</small>
    </p>
  )
}

interface YearCellProps {
  days: readonly HeatDay[] | null
  /** Explains how days are counted. */
  explained?: ReactNode
}

/** Shows a year's activity. Until the browser's time zone is known, it is an empty strip of the same height. */
export function YearCell({ days, explained }: YearCellProps) {
  return (
    <div className="cell year">
      <div className="label title-line">
        <Sums days={days} />
        {explained}
      </div>
      {days ? <Heat days={days} label={labelOf(days)} /> : <Waiting />}
      <Months today={days?.at(-1)?.date} />
    </div>
  )
}

function labelOf(days: readonly HeatDay[]) {
  const { done, days: active } = sumOf(days)
  return say('activityLabel', { done, days: active })
}

function Sums({ days }: { days: readonly HeatDay[] | null }) {
  if (!days) return <p>{say('activity')}</p>
  return (
    <p>
      <span className="only-wide">{say('year', { done: sumOf(days).done, b })}</span>
      <span className="only-phone">{say('halfYear', { done: sumOf(days.slice(-HALF_YEAR)).done, b })}</span>
    </p>
  )
}

const b = (inside: ReactNode) => <b>{inside}</b>

function Waiting() {
  return (
    <div className="heat-box" aria-hidden="true">
      <div className="heat">
        <span />
      </div>
    </div>
  )
}

const month = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }))

/** Names the quarters of the year up to today. A phone shows the later half. */
function Months({ today }: { today: string | undefined }) {
  const name = (ago: number) => (today ? month().format(new Date(daysBefore(today, ago))) : '\u00a0')
  return (
    <p className="label plain yl" aria-hidden="true">
      <span className="only-wide">{name(364)}</span>
      <span className="only-wide">{name(273)}</span>
      <span>{name(HALF_YEAR)}</span>
      <span>{name(91)}</span>
      <span>{say('todayMark')}</span>
    </p>
  )
}
