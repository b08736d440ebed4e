import {
  datesOf,
  MOST_OF_SERIES,
  REPEATS,
  type Repeat,
  repeatMessages,
} from '@callofcode/contract/event/repeat'
import { isTimeZone, momentOf } from '@callofcode/contract/wall-time'
import { told } from '../../../platform/language/told.ts'

/** The typed fields of repetition, and the fields that it depends on. */
export interface TypedRepeat {
  readonly every?: string | undefined
  readonly ends?: string | undefined
  readonly times?: string | undefined
  readonly until?: string | undefined
  readonly startsAt?: string | undefined
  readonly endsAt?: string | undefined
  readonly timeZone?: string | undefined
}

/** Null for an event that stands alone. */
export function repeatOf({ every, ends, times = '', until = '' }: TypedRepeat): Repeat | null {
  const known = REPEATS.find((one) => one === every)
  if (!known) return null
  return { every: known, ...(ends === 'until' ? { until } : { times: Number(times.trim() || Number.NaN) }) }
}

/** Returns the dates that a form describes. It is empty while the form is incomplete. */
export function datesOfTyped(typed: TypedRepeat) {
  const { startsAt = '', endsAt = '', timeZone = '' } = typed
  const repeat = repeatOf(typed)
  if (!repeat || problemOf(repeat) || !isTimeZone(timeZone)) return []
  const [start, end] = [momentOf(startsAt, timeZone), momentOf(endsAt, timeZone)]
  if (!start || !end || start >= end) return []
  return datesOf({ startsAt: start, endsAt: end }, timeZone, repeat)
}

interface Problem {
  readonly field: 'times' | 'until'
  readonly message: string
}

/** Returns the error in the fields of repetition, with its field. */
export function repeatProblem(typed: TypedRepeat): Problem | undefined {
  const repeat = repeatOf(typed)
  if (!repeat) return undefined
  const problem = problemOf(repeat)
  if (problem || repeat.until === undefined) return problem
  const { length } = datesOfTyped(typed)
  if (length > MOST_OF_SERIES) return { field: 'until', message: told(repeatMessages.tooMany) }
  return length === 1 ? { field: 'until', message: told(repeatMessages.tooFew) } : undefined
}

function problemOf({ times, until }: Repeat): Problem | undefined {
  if (until !== undefined)
    return Number.isNaN(Date.parse(until))
      ? { field: 'until', message: told(repeatMessages.untilRule) }
      : undefined
  const isFine = Number.isInteger(times) && Number(times) >= 2 && Number(times) <= MOST_OF_SERIES
  return isFine ? undefined : { field: 'times', message: told(repeatMessages.timesRule) }
}
