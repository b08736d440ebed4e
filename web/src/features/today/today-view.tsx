import { say as sayOfFigures } from 'words:figures'
import { say } from 'words:today'
import type { DailyProblem, Today } from '@callofcode/contract/curriculum/curriculum'
import { HELD_MINUTES, SOLVING_MINUTES, solvingMinutes } from '@callofcode/contract/plan/solving-minutes'
import { REVIEW_MINUTES } from '@callofcode/contract/review/review'
import { useEffect, useState } from 'react'
import { Explained } from '../../platform/chart/explained.tsx'
import { Notice } from '../../platform/feedback/notice.tsx'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { useSession } from '../../platform/session/session.ts'
import { longDate } from '../../platform/time/shown-time.tsx'
import { useHolds } from '../curriculum/public.ts'
import { EventCard, ThreadCard } from './club-cards.tsx'
import { ContinueCard, minuteRows } from './continue-card.tsx'
import { DailyProblemRow, useDailyProblem } from './daily-problem-row.tsx'
import { FirstDay } from './first-day.tsx'
import { type LastRead, lastRead } from './last-read.ts'
import { StreakCard } from './streak-card.tsx'
import { type Place, placesOf } from './where-stopped.ts'

export function TodayView({ today }: { today: Today }) {
  const isFirstDay = today.solved === 0 && today.streak.longest === 0 && !today.plan
  return isFirstDay ? <FirstDay week={today.week} /> : <Day today={today} />
}

function Day({ today }: { today: Today }) {
  const hides = useHolds(false)
  const places = placesOf(today, useLastRead(), hides, useClub().timeZone)
  const chosen = useDailyProblem(today.problems, today.streak.zone)
  // The list may already contain the problem of the day.
  const isListed = places.some(({ to }) => chosen.problem && to === paths.problem(chosen.problem.slug))
  const daily = isListed ? undefined : chosen.problem
  const minutes = minutesOf(places, daily, hides)
  const { pausedUntil } = today.streak
  const explained = (
    <Explained
      title={say('title')}
      rows={() => [...(hides ? [] : minuteRows(places, daily, minutes)), ...streakRows(today)]}
      file="today.csv"
    >
      {sayOfFigures('day', {
        solvingEasy: SOLVING_MINUTES.Easy,
        solvingMedium: SOLVING_MINUTES.Medium,
        solvingHard: SOLVING_MINUTES.Hard,
        reviewEasy: REVIEW_MINUTES.Easy,
        reviewMedium: REVIEW_MINUTES.Medium,
        reviewHard: REVIEW_MINUTES.Hard,
      })}
    </Explained>
  )
  return (
    <>
      {pausedUntil && <Notice>{say('onBreak', { day: longDate(pausedUntil) })}</Notice>}
      <div className="today-grid">
        <ContinueCard places={places} minutes={minutes} explained={explained}>
          {!isListed && <DailyProblemRow chosen={chosen} />}
        </ContinueCard>
        <StreakCard streak={today.streak} />
        <EventCard event={today.event} />
        <ThreadCard thread={today.thread} hasWritten={today.hasWritten} />
      </div>
    </>
  )
}

/** Adds up the minutes of the whole list. */
function minutesOf(places: readonly Place[], daily: DailyProblem | undefined, hides: boolean): number {
  const own = daily && !daily.solvedAt ? (hides ? HELD_MINUTES : solvingMinutes(daily)) : 0
  return places.reduce((sum, { minutes = 0 }) => sum + minutes, own)
}

const streakRows = ({ streak: { current, longest, freezes } }: Today) => [
  ['Days', ''],
  ['Streak', current],
  ['Longest streak', longest],
  ['Freezes', freezes],
]

/** Returns the item, which only this browser stores. */
function useLastRead(): LastRead | undefined {
  const { data: session } = useSession()
  const [read, setRead] = useState<LastRead>()
  const id = session?.id
  useEffect(() => {
    setRead(id ? lastRead(id) : undefined)
  }, [id])
  return read
}
