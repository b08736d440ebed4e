import type { Today } from '@callofcode/contract/curriculum'
import { useEffect, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { EventCard, ThreadCard } from './club-cards.tsx'
import { ContinueCard } from './continue-card.tsx'
import { DailyProblemCard } from './daily-problem-card.tsx'
import { type LastRead, lastRead } from './last-read.ts'
import { StreakCard } from './streak-card.tsx'
import { whereStopped } from './where-stopped.ts'

export function TodayView({ today }: { today: Today }) {
  const places = whereStopped(today, useLastRead())
  const isNew = today.active.length === 0 && !today.hasWritten
  return (
    <div className="today-grid">
      <ContinueCard places={places} />
      <DailyProblemCard problems={today.problems} first={today.solved === 0} />
      <StreakCard active={today.active} />
      <EventCard event={today.event} />
      <ThreadCard thread={isNew ? null : today.thread} hasWritten={today.hasWritten} />
    </div>
  )
}

/** Only this browser knows it. */
function useLastRead(): LastRead | undefined {
  const { data: session } = useSession()
  const [read, setRead] = useState<LastRead>()
  const id = session?.id
  useEffect(() => setRead(id ? lastRead(id) : undefined), [id])
  return read
}
