import { type Measure, PAUSES, wordsBody } from '@callofcode/contract/talk/measure-form'
import { useState } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { Radio, Select, TextArea } from '../../platform/form/inputs.tsx'
import { say } from './moderation-words.ts'

/** A warning or a pause that is being written. */
export function useMeasure() {
  const [kind, setKind] = useState<Measure['kind']>('warning')
  const [words, setWords] = useState('')
  const [hours, setHours] = useState<number>(PAUSES[1][0])
  const [error, setError] = useState<string>()
  return { kind, setKind, words, setWords, hours, setHours, error, setError }
}
type Written = ReturnType<typeof useMeasure>

/** What is sent; undefined while the words are missing, which the field then says. */
export function measureOf({ kind, words, hours, setError }: Written): Measure | undefined {
  const checked = wordsBody.safeParse(words)
  setError(checked.error?.issues[0]?.message)
  if (!checked.success) return undefined
  return kind === 'pause' ? { kind, words: checked.data, hours } : { kind, words: checked.data }
}

export function MeasureFields({ measure, name }: { measure: Written; name: string }) {
  const { kind, setKind, words, setWords, hours, setHours, error } = measure
  return (
    <>
      <fieldset className="measure-choices">
        <legend className="card-title">{name}</legend>
        <Radio name="kind" checked={kind === 'warning'} onChange={() => setKind('warning')}>
          {say('warnTheyConfirmThat')}
        </Radio>
        <Radio name="kind" checked={kind === 'pause'} onChange={() => setKind('pause')}>
          {say('pauseTheyReadOn')}
        </Radio>
      </fieldset>
      {kind === 'pause' && (
        <Field label={say('howLong')}>
          <Select value={hours} onChange={(event) => setHours(Number(event.target.value))}>
            {PAUSES.map(([one, label]) => (
              <option key={one} value={one}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={say('whatWasWrong')} hint={say('theyReadThisOn3')} error={error} required>
        <TextArea value={words} onChange={(event) => setWords(event.target.value)} rows={4} dir="auto" />
      </Field>
    </>
  )
}
