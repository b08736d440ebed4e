import { say } from 'words:today'
import type { DailyProblem } from '@callofcode/contract/curriculum/curriculum'
import { solvingMinutes } from '@callofcode/contract/plan/solving-minutes'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { memberStore } from '../../platform/storage/local-store.ts'
import { useReaderZone } from '../../platform/time/reader-zone.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { dayIn, HeldDifficulty, useHolds } from '../curriculum/public.ts'
import { problemOfDay } from './choose-problem.ts'

/** Returns the problem of the day in the member's time zone, and a function to swap it once. */
export function useDailyProblem(problems: readonly DailyProblem[], zone: string | null) {
  // The browser's zone is used until the member's zone is loaded. For most of the day UTC gives the same day.
  const here = useReaderZone()
  const dayOf = dayIn(zone ?? here ?? 'UTC')
  const day = dayOf(new Date())
  const { swapped, swap } = useSwapped(day)
  const chosen = problemOfDay(problems, day, dayOf)
  const problem = (swapped && chosen.other) || chosen.problem
  const isOpen = problem !== undefined && problem.solvedAt === null
  return { problem, swap: isOpen && !swapped && chosen.other ? swap : undefined }
}
export type DailyChoice = ReturnType<typeof useDailyProblem>

/** Shows one problem for the day, as a row of the day's list. */
export function DailyProblemRow({ chosen: { problem, swap } }: { chosen: DailyChoice }) {
  const link = useRef<HTMLAnchorElement>(null)
  const holds = useHolds(problem?.solvedAt != null)
  if (!problem) return <NothingLeft />
  const { slug, title, difficulty, solvedAt } = problem
  const another = () => {
    swap?.()
    // The swap button disappears.
    link.current?.focus()
  }
  return (
    <li>
      <div>
        <p className="label">{say('daily')}</p>
        <Link className="link" ref={link} to={paths.problem('$slug')} params={{ slug }}>
          {title}
        </Link>
        {swap && (
          <Button variant="ghost" size="dense" onClick={another}>
            {say('another')}
          </Button>
        )}
      </div>
      <p className="small muted facts">
        <HeldDifficulty difficulty={difficulty} done={solvedAt !== null} />
        {solvedAt ? (
          <Badge tone="selected" icon="check">
            {say('solvedToday')}
          </Badge>
        ) : (
          !holds && <span>{say('minutes', { minutes: solvingMinutes(problem) })}</span>
        )}
      </p>
    </li>
  )
}

function NothingLeft() {
  return (
    <li>
      <div>
        <p className="label">{say('daily')}</p>
        <Link className="link" to={paths.problems}>
          {say('allSolved')}
        </Link>
      </div>
    </li>
  )
}

/** The prefix of drafts removes the mark with them when somebody else signs in. */
const swappedDays = memberStore<string>((memberId, place) => `draft:${memberId}:${place}`)
const PLACE = 'swapped-problem'

/** Returns whether the problem of this day was swapped in this browser. */
function useSwapped(day: string) {
  const { data: session } = useSession()
  const [swappedOn, setSwappedOn] = useState<string>()
  const id = session?.id
  useEffect(() => {
    setSwappedOn(id ? swappedDays.get(id, PLACE) : undefined)
  }, [id])
  const swap = () => {
    setSwappedOn(day)
    if (id) swappedDays.save(id, PLACE, day)
  }
  return { swapped: swappedOn === day, swap }
}
