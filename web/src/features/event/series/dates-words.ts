import { say } from 'words:event'
import { type Repeats, whichOf } from '@callofcode/contract/event/repeat'
import { longDay, shortDate } from '../../../platform/time/event-time.tsx'

const WHICH = ['first', 'second', 'third', 'fourth', 'last'] as const

/** Returns words such as `every month, on the second Saturday`. `wall` is the local time of the event. */
export const everyWords = (every: Repeats, wall: string): string =>
  say('rhythm', {
    every: every === 'two-weeks' ? 'fortnight' : every,
    which: WHICH[whichOf(Number(wall.slice(8, 10))) - 1] ?? 'last',
    day: longDay(`${wall.slice(0, 10)}T00:00:00Z`, 'UTC'),
  })

interface At {
  readonly startsAt: string
}

/** `Aug 8, Aug 15, … Oct 24, 2026`: the first few and the last. */
export function datesWords(dates: readonly At[], timeZone: string, most = 4): string {
  const all = dates.map(({ startsAt }) => shortDate(startsAt, timeZone))
  const last = all.at(-1) ?? ''
  if (all.length <= most + 1) return all.join('; ')
  return `${all.slice(0, most).join('; ')}; … ${last}`
}
