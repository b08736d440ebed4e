import type { Topic } from '@callofcode/contract/curriculum'
import { Dial } from '../../platform/chart/scale.tsx'
import { StreakCell, YearCell } from './activity-cells.tsx'
import { type Completed, tallyOf } from './progress.ts'
import { TallyRows } from './tally-rows.tsx'
import { useActivity } from './use-activity.ts'

interface DebriefProps {
  topics: readonly Topic[]
  completed: readonly Completed[] | undefined
  next: Topic | undefined
}

const NONE: readonly Completed[] = []

/** The member's progress. Its room is kept while it loads, so that nothing below moves. */
export function Debrief({ topics, completed, next }: DebriefProps) {
  const activity = useActivity(completed)
  return (
    <section className="debrief" aria-label="Your progress" aria-busy={!completed || undefined}>
      <AllCell topics={topics} completed={completed ?? NONE} />
      <YearCell days={activity?.year ?? null} />
      <StreakCell streaks={activity?.streaks}>{completed ? upNext(next) : '\u00a0'}</StreakCell>
    </section>
  )
}

const upNext = (next: Topic | undefined) => (next ? `Next up: ${next.title}.` : 'Every question is done.')

function AllCell({ topics, completed }: { topics: readonly Topic[]; completed: readonly Completed[] }) {
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
