import type { Topic } from '@callofcode/contract/curriculum'
import { Dial } from '../ui/dial.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type Completed, tallyOf } from './progress.ts'
import type { Streaks } from './streak.ts'
import { TallyRows } from './tally-rows.tsx'
import { useActivity } from './use-activity.ts'
import { YearCell } from './year-cell.tsx'

interface DebriefProps {
  topics: readonly Topic[]
  completed: readonly Completed[]
  next: Topic | undefined
}

/** How far the member has come. */
export function Debrief({ topics, completed, next }: DebriefProps) {
  const activity = useActivity(completed)
  return (
    <section className="debrief" aria-label="Your progress">
      <AllCell topics={topics} completed={completed} />
      <YearCell days={activity?.year ?? null} />
      <StreakCell streaks={activity?.streaks} next={next} />
    </section>
  )
}

function AllCell({ topics, completed }: Omit<DebriefProps, 'next'>) {
  const { done, total, by } = tallyOf(topics, completed)
  return (
    <div className="cell all">
      <Dial big value={done} total={total} label={`${done} of ${total} questions done`}>
        <span className="figure">{done}</span>
      </Dial>
      <div className="by">
        <p className="label">Done of {total}</p>
        <TallyRows by={by} />
      </div>
    </div>
  )
}

function StreakCell({ streaks, next }: { streaks: Streaks | undefined; next: Topic | undefined }) {
  return (
    <div className="cell streak">
      <p className="label">Streak</p>
      {streaks ? <StreakFigure current={streaks.current} /> : <Skeleton width={40} size="tall" />}
      <p className="small muted">
        {streaks && <>Longest {streaks.longest}. </>}
        {next ? `Next up: ${next.title}.` : 'Every question is done.'}
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
