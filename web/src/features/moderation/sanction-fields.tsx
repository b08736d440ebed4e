import { say } from 'words:moderation'
import { FLAG_REASONS } from '@callofcode/contract/moderation/flag-reasons'
import { PAUSES, type Sanction } from '@callofcode/contract/moderation/sanction-form'
import { reasonBody, wordsBody } from '@callofcode/contract/schemas/moderation/sanction-form'
import { useState } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { Radio, Select, TextArea } from '../../platform/form/inputs.tsx'
import { checkTyped } from '../../platform/form/rules.ts'
import { told } from '../../platform/language/told.ts'
import { named } from '../../platform/language/words.ts'
import { useMails } from '../../platform/session/club.ts'

/** The state of a warning or a pause in the form. */
export function useSanction() {
  const [kind, setKind] = useState<Sanction['kind']>('warning')
  const [words, setWords] = useState('')
  const [reason, setReason] = useState('')
  const [reasonError, setReasonError] = useState<string>()
  const [hours, setHours] = useState<number>(PAUSES[1][0])
  const [error, setError] = useState<string>()
  return {
    kind,
    setKind,
    words,
    setWords,
    hours,
    setHours,
    error,
    setError,
    reason,
    setReason,
    reasonError,
    setReasonError,
  }
}
type Written = ReturnType<typeof useSanction>

/** Returns the payload. It is undefined while something is missing, and the field then shows that. */
export function sanctionOf(written: Written): Sanction | undefined {
  const { kind, hours, setError, setReasonError } = written
  const [words, reason] = [checkTyped(wordsBody, written.words), checkTyped(reasonBody, written.reason)]
  setError(words.error?.issues[0]?.message)
  setReasonError(reason.error?.issues[0]?.message)
  if (!words.success || !reason.success) return undefined
  const said = { words: words.data, reason: reason.data }
  return kind === 'pause' ? { kind, ...said, hours } : { kind, ...said }
}

export function SanctionFields({ sanction, name }: { sanction: Written; name: string }) {
  const { kind, setKind, words, setWords, hours, setHours, error } = sanction
  const { reason, setReason, reasonError } = sanction
  return (
    <>
      <fieldset className="sanction-choices">
        <legend className="card-title">{name}</legend>
        <Radio name="kind" checked={kind === 'warning'} onChange={() => setKind('warning')}>
          {say('warnChoice')}
        </Radio>
        <Radio name="kind" checked={kind === 'pause'} onChange={() => setKind('pause')}>
          {say('pauseChoice')}
        </Radio>
      </fieldset>
      <ReasonField value={reason} onChange={setReason} error={reasonError} />
      {kind === 'pause' && (
        <Field label={say('howLong')}>
          <Select value={hours} onChange={(event) => setHours(Number(event.target.value))}>
            {PAUSES.map(([one, label]) => (
              <option key={one} value={one}>
                {told(label)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={say('whatWasWrong')}
        hint={say('sanctionHint', { mails: useMails() })}
        error={error}
        required
      >
        <TextArea value={words} onChange={(event) => setWords(event.target.value)} rows={4} dir="auto" />
      </Field>
    </>
  )
}

interface ReasonFieldProps {
  value: string
  onChange: (reason: string) => void
  error: string | undefined
}

/** Asks for the reason of a warning or a pause. */
export function ReasonField({ value, onChange, error }: ReasonFieldProps) {
  return (
    <Field label={say('reason')} error={error} required>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{say('chooseReason')}</option>
        {FLAG_REASONS.map((one) => (
          <option key={one} value={one}>
            {named('moderation', one)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
