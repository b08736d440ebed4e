import { say } from 'words:plan'
import {
  HARD_ONES,
  type HardOnes,
  PLAN_LEVELS,
  PLAN_MINUTES,
  type PlanLevel,
  planLimits,
  USUAL_HARD,
} from '@callofcode/contract/plan/plan'
import { Field } from '../../platform/form/field.tsx'
import { Checkbox, Select, TextInput } from '../../platform/form/inputs.tsx'
import { useHolds } from '../curriculum/public.ts'
import { weekdayName } from './plan-days.ts'
import { hoursError, type TermFields } from './plan-form.ts'

export const levels: Readonly<Record<PlanLevel, () => string>> = {
  beginner: () => say('beginner'),
  intermediate: () => say('intermediate'),
  confident: () => say('confident'),
}
export const hardOnes: Readonly<Record<HardOnes, () => string>> = {
  placed: () => say('hardPlaced'),
  last: () => say('hardLast'),
  out: () => say('hardOut'),
}

const WEEK = [1, 2, 3, 4, 5, 6, 7]

interface TermsFieldsProps {
  readonly fields: TermFields
  readonly change: (more: Partial<TermFields>) => void
  /** Errors of the server by field. */
  readonly errors: Readonly<Record<string, string>>
}

/** Asks for the end, the hours, the days and the member's level. */
export function TermsFields({ fields, change, errors }: TermsFieldsProps) {
  const { endsOn, hours, weekdays, level, hard } = fields
  const holds = useHolds(false)
  const errorOf = (name: string) => errors[name] && errors[name]
  return (
    <>
      <div className="plan-fields">
        <Field label={say('endsOn')} error={errorOf('endsOn')}>
          <TextInput
            type="date"
            value={endsOn}
            required
            onChange={(event) => change({ endsOn: event.target.value })}
          />
        </Field>
        <Field label={say('hours')} error={hoursError(fields) ?? errorOf('hours')}>
          <TextInput
            {...{ type: 'number', inputMode: 'numeric', min: 1, max: planLimits.hours, required: true }}
            value={hours}
            onChange={(event) => change({ hours: event.target.value })}
          />
        </Field>
        <Field label={say('level')} hint={say('levelHint', PLAN_MINUTES[level])}>
          <Select
            value={level}
            onChange={(event) => {
              const next = event.target.value as PlanLevel
              change({ level: next, hard: USUAL_HARD[next] })
            }}
          >
            {PLAN_LEVELS.map((one) => (
              <option key={one} value={one}>
                {levels[one]()}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={say('hardOnes')} hint={holds && hard === 'last' && say('hardLastTells')}>
          <Select value={hard} onChange={(event) => change({ hard: event.target.value as HardOnes })}>
            {HARD_ONES.map((one) => (
              <option key={one} value={one}>
                {hardOnes[one]()}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <fieldset className="plan-choices">
        <legend>{say('freeDays')}</legend>
        {WEEK.map((day) => (
          <Checkbox
            key={day}
            checked={weekdays.includes(day)}
            onChange={(event) =>
              change({
                weekdays: event.target.checked
                  ? [...weekdays, day].sort()
                  : weekdays.filter((other) => other !== day),
              })
            }
          >
            {weekdayName(day)}
          </Checkbox>
        ))}
        {weekdays.length === 0 && <p className="small">{say('chooseADay')}</p>}
      </fieldset>
    </>
  )
}
