import { say } from 'words:forum'
import { pollLimits } from '@callofcode/contract/forum/poll-form'
import { threadBody } from '@callofcode/contract/schemas/forum/forum'
import { newPollBody } from '@callofcode/contract/schemas/forum/poll-form'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { Field } from '../../../platform/form/field.tsx'
import { Checkbox, Select, TextArea, TextInput } from '../../../platform/form/inputs.tsx'
import { checkTyped, zodResolver } from '../../../platform/form/rules.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import './poll.css'

export const BLANK_POLL = {
  pollQuestion: '',
  pollOptions: '',
  pollMultiple: false,
  pollDays: '7',
  pollAtEnd: false,
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const FIELD_OF: Readonly<Record<string, string>> = {
  question: 'pollQuestion',
  options: 'pollOptions',
  days: 'pollDays',
}

/** A thread with the poll's fields. An empty question without options means that there is no poll. */
const fields = threadBody
  .extend({
    pollQuestion: z.string(),
    pollOptions: z.string(),
    pollMultiple: z.boolean(),
    pollDays: z.string(),
    pollAtEnd: z.boolean(),
  })
  .transform(({ pollQuestion, pollOptions, pollMultiple, pollDays, pollAtEnd, ...thread }, context) => {
    if (pollQuestion.trim() === '' && pollOptions.trim() === '') return thread
    const poll = checkTyped(newPollBody, {
      question: pollQuestion,
      options: lines(pollOptions),
      multiple: pollMultiple,
      days: Number(pollDays),
      shows: pollAtEnd ? 'end' : 'voted',
    })
    if (poll.success) return { ...thread, poll: poll.data }
    for (const { path, message } of poll.error.issues)
      context.addIssue({ code: 'custom', path: [FIELD_OF[String(path[0])] ?? 'pollQuestion'], message })
    return z.NEVER
  })
export type NewThreadInput = z.input<typeof fields>
export type NewThreadBody = z.output<typeof fields>
type NewThreadForm = UseFormReturn<NewThreadInput, unknown, NewThreadBody>

export const useNewThreadForm = (before: object): NewThreadForm =>
  useForm<NewThreadInput, unknown, NewThreadBody>({
    resolver: zodResolver(fields),
    defaultValues: before as Partial<NewThreadInput>,
  })

const DAYS = [
  ['1', 'pollDay'],
  ['3', 'pollThreeDays'],
  ['7', 'pollWeek'],
  ['14', 'pollTwoWeeks'],
  ['30', 'pollThirtyDays'],
] as const

/** Edits the poll of a new thread. It opens by itself if the draft has a poll. */
export function PollFields({ form }: { form: NewThreadForm }) {
  const { register, formState, watch, setValue } = form
  const { pollQuestion, pollOptions, pollDays } = formState.errors
  const begun = watch('pollQuestion') !== '' || watch('pollOptions') !== ''
  const [open, setOpen] = useState(false)
  if (!open && !begun)
    return (
      <div className="row-btns">
        <Button onClick={() => setOpen(true)}>
          <Icon name="plus" small />
          {say('addPoll')}
        </Button>
      </div>
    )
  const remove = () => {
    setOpen(false)
    for (const [name, value] of Object.entries(BLANK_POLL)) setValue(name as keyof typeof BLANK_POLL, value)
  }
  return (
    <fieldset className="poll-fields">
      <legend className="card-title">{say('poll')}</legend>
      <Field label={say('pollQuestion')} error={pollQuestion?.message}>
        <TextInput {...register('pollQuestion')} autoComplete="off" dir="auto" />
      </Field>
      <Field
        label={say('pollOptions')}
        hint={say('pollOptionsHint', { least: pollLimits.least, most: pollLimits.most })}
        error={pollOptions?.message}
      >
        <TextArea {...register('pollOptions')} rows={4} dir="auto" />
      </Field>
      <Field label={say('openFor')} error={pollDays?.message}>
        <Select {...register('pollDays')}>
          {DAYS.map(([days, key]) => (
            <option key={days} value={days}>
              {say(key)}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox {...register('pollMultiple')}>{say('pollMultiple')}</Checkbox>
      <Checkbox {...register('pollAtEnd')}>{say('pollAtEnd')}</Checkbox>
      <div className="row-btns">
        <Button variant="ghost" onClick={remove}>
          {say('removePoll')}
        </Button>
      </div>
    </fieldset>
  )
}
