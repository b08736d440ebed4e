import type { ReactNode } from 'react'
import { Skeleton } from '../../platform/feedback/skeleton.tsx'
import type { Streaks } from './streak.ts'

/** Days in a row; before the browser has said its time zone, a bar. */
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
