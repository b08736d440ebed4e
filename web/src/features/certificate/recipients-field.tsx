import { say } from 'words:certificate'
import type { CertificateForm } from '@callofcode/contract/certificate/certificate-form'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { Radio, TextInput } from '../../platform/form/inputs.tsx'
import { type ChosenPeople, ChosenPeopleField } from './chosen-people.tsx'

export type Who = 'all' | 'some' | 'winners' | 'other'
const OTHERS = ['some', 'winners', 'other'] as const
const words = {
  get some() {
    return say('chosenOnes')
  },
  get winners() {
    return say('winners')
  },
  get other() {
    return say('somebodyElse')
  },
}

interface RecipientsFieldProps {
  id: string
  form: UseFormReturn<CertificateForm>
  without: number
  guests: number
  who: Who
  onWho: (who: Who) => void
  chosen: ChosenPeople
  onChoose: (chosen: ChosenPeople) => void
}

/** Who gets a certificate. */
export function RecipientsField(props: RecipientsFieldProps) {
  const { id, form, without, guests, who, onWho, chosen, onChoose } = props
  const { errors } = form.formState
  return (
    <fieldset className="certificate-who">
      <legend className="label">{say('recipients')}</legend>
      <Radio name="who" checked={who === 'all'} onChange={() => onWho('all')}>
        <span>{say('allWithoutOne', { without, guests })}</span>
      </Radio>
      {OTHERS.map((one) => (
        <Radio key={one} name="who" checked={who === one} onChange={() => onWho(one)}>
          <span>{words[one]}</span>
        </Radio>
      ))}
      {(who === 'some' || who === 'winners') && (
        <ChosenPeopleField
          key={who}
          id={id}
          chosen={chosen}
          onChoose={onChoose}
          winners={who === 'winners'}
        />
      )}
      {who === 'other' && (
        <>
          <Field label={say('theirName')} hint={say('theirNameHint')} error={errors.name?.message} required>
            <TextInput {...form.register('name')} autoComplete="off" />
          </Field>
          <Field label={say('theirEmail')} hint={say('theirEmailHint')} error={errors.email?.message}>
            <TextInput {...form.register('email')} type="email" autoComplete="off" />
          </Field>
        </>
      )}
    </fieldset>
  )
}
