import { say } from 'words:event'
import type { EventPage } from '@callofcode/contract/event/event'
import type { SeriesDate } from '@callofcode/contract/event/series'
import { useQuery } from '@tanstack/react-query'
import { Radio } from '../../../platform/form/inputs.tsx'
import { shortDate } from '../../../platform/time/event-time.tsx'
import { followingOf, seriesOf, signedUpFor } from './series-part.tsx'

/** Returns the later dates that can still be changed. It is empty for a single event. */
export function useFollowing(event: EventPage): SeriesDate[] {
  const { data } = useQuery({ ...seriesOf(event._id), enabled: event.repeats })
  return followingOf(data?.data ?? [], event._id)
}

interface ChooseDatesProps {
  event: EventPage
  following: readonly SeriesDate[]
  /** The name of the act: `Change`. */
  act: string
  all: boolean
  onChoose: (all: boolean) => void
  /** The effect on the chosen dates, and on whom. */
  what: string
}

/** Chooses between this date only and all that follow. It first explains the effect. */
export function ChooseDates({ event, following, act, all, onChoose, what }: ChooseDatesProps) {
  const last = following.at(-1)
  const chosen = all ? [event, ...following] : [event]
  const people = all ? signedUpFor(following) + event.going + event.waiting : event.going + event.waiting
  return (
    <fieldset className="choose-dates span">
      <legend className="label">{act}</legend>
      <Radio name={act} checked={!all} onChange={() => onChoose(false)}>
        {say('onlyThisDate', { startsAt: shortDate(event.startsAt, event.timeZone) })}
      </Radio>
      <Radio name={act} checked={all} onChange={() => onChoose(true)}>
        {say('thisAndFollowing', {
          count: following.length,
          startsAt: (last && shortDate(last.startsAt, last.timeZone)) || '',
        })}
      </Radio>
      <p className="hint" role="status">
        {say('chosenDates', { count: chosen.length, people, what })}
      </p>
    </fieldset>
  )
}
