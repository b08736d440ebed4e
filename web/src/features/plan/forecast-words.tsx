import { say } from 'words:plan'
import type { Forecast, PlanTerms } from '@callofcode/contract/plan/plan'
import { longDate } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { timeWords } from './plan-weeks.tsx'

/** Describes the progress and what is left. */
export const countWords = ({ total, done, minutes }: { total: number; done: number; minutes: number }) =>
  minutes === 0
    ? say('countsDone', { total, done })
    : say('counts', { total, done, time: timeWords(minutes) })

interface Ending {
  readonly total: number
  readonly forecast: Forecast
  readonly hours: number
  readonly today: string
  readonly endsOn: string
}

/** Describes when the plan ends. */
export function forecastWords({ forecast, hours, today, endsOn, total }: Ending): string {
  const { endsOn: end, daysLate } = forecast
  if (total === 0) return say('noQuestions')
  if (end === null) return say('allDone')
  if (daysLate === 0) return say('fits', { hours, day: longDate(end) })
  return say(endsOn < today ? 'endIsOver' : 'late', {
    hours,
    day: longDate(end),
    late: daysLate,
    end: longDate(endsOn),
  })
}

interface ChoicesProps extends Ending {
  readonly busy: boolean
  readonly onChoose: (terms: Partial<PlanTerms>) => void
}

/** Offers ways to make a plan fit, each with one press. */
export function Choices({ forecast, busy, onChoose }: ChoicesProps) {
  const { endsOn, daysLate, hoursToFit, withoutHard } = forecast
  if (daysLate === 0 || endsOn === null) return null
  return (
    <fieldset className="row-btns plan-ways" disabled={busy}>
      <legend className="small muted">{say('whatCouldBe')}</legend>
      {hoursToFit !== null && (
        <Button size="dense" onClick={() => onChoose({ hours: hoursToFit })}>
          {say('moreHours', { hours: hoursToFit })}
        </Button>
      )}
      <Button size="dense" onClick={() => onChoose({ endsOn })}>
        {say('laterEnd', { day: longDate(endsOn) })}
      </Button>
      {withoutHard && (
        <Button size="dense" onClick={() => onChoose({ hard: 'out' })}>
          {withoutHard.endsOn === null
            ? say('dropHardAll')
            : say('dropHard', { day: longDate(withoutHard.endsOn), late: withoutHard.daysLate })}
        </Button>
      )}
    </fieldset>
  )
}
