import { say } from 'words:feedback'
import type { EventPage } from '@callofcode/contract/event/event'
import {
  deleteFeedback,
  feedbackMessages,
  type OwnFeedback,
  saveFeedback,
} from '@callofcode/contract/event/feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Field, FieldError } from '../../../platform/form/field.tsx'
import { Checkbox, Radio, TextArea } from '../../../platform/form/inputs.tsx'
import { showFieldErrors } from '../../../platform/form/show-field-errors.ts'
import { told } from '../../../platform/language/told.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { useKeptForm } from '../../draft/public.ts'
import { ownFeedbackOf } from './feedback-queries.ts'
import { RATINGS } from './ratings.ts'

interface Fields extends Record<string, string> {
  rating: string
  good: string
  better: string
  /** `yes` or nothing. */
  named: string
}
const BLANK: Fields = { rating: '', good: '', better: '', named: '' }

interface FormProps {
  event: EventPage
  own: OwnFeedback
}

/** Typed text stays in this browser until it is sent. */
export function FeedbackForm({ event, own: { open, answer } }: FormProps) {
  const id = event._id
  const client = useQueryClient()
  const before = useMemo(() => (answer ? typedOf(answer) : BLANK), [answer])
  const form = useForm<Fields>({ defaultValues: before })
  const kept = useKeptForm(form, `feedback:${id}`, before)
  const done = ({ data, message }: { data: OwnFeedback; message: string }) => {
    kept.forget()
    client.setQueryData(ownFeedbackOf(id).queryKey, (old) => old && { ...old, data })
    form.reset(data.answer ? typedOf(data.answer) : BLANK)
    toast.success(message)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ rating, good, better, named }: Fields) =>
      call(saveFeedback, {
        params: { id },
        body: { rating: Number(rating), good, better, named: named === 'yes' },
      }),
    onSuccess: done,
    onError: (error) => showFieldErrors(form, error, ['rating', 'good', 'better']),
  })
  const taking = useMutation({ mutationFn: () => call(deleteFeedback, { params: { id } }), onSuccess: done })
  const { errors } = form.formState
  const { register } = form
  return (
    <form
      className="form"
      aria-labelledby="feedback-title"
      method="post"
      noValidate
      inert={!kept.ready}
      onSubmit={form.handleSubmit((fields) => mutate(fields))}
    >
      <fieldset
        className="ratings"
        disabled={!open}
        aria-describedby={errors.rating ? 'rating-error' : undefined}
      >
        <legend className="label">{say('yourRating')}</legend>
        {RATINGS.map(({ value, words }) => (
          <Radio
            key={value}
            value={value}
            {...register('rating', { required: told(feedbackMessages.ratingRule) })}
          >
            {value} <span className="small muted">{words}</span>
          </Radio>
        ))}
        {errors.rating && <FieldError id="rating-error">{errors.rating.message}</FieldError>}
      </fieldset>
      <Field label={say('whatWasGood')} error={errors.good?.message}>
        <TextArea rows={3} readOnly={!open} {...register('good')} />
      </Field>
      <Field label={say('whatBetter')} error={errors.better?.message}>
        <TextArea rows={3} readOnly={!open} {...register('better')} />
      </Field>
      <div>
        <Checkbox value="yes" disabled={!open} {...register('named')}>
          {say('showName')}
        </Checkbox>
        <p className="hint">{say('showNameHint')}</p>
      </div>
      {open ? (
        <div className="row-btns">
          <Button type="submit" variant="primary" busy={isPending && say('sending')}>
            {answer ? say('saveChanges') : say('send')}
          </Button>
          {answer && (
            <Button busy={taking.isPending && say('takingBack')} onClick={() => taking.mutate()}>
              {say('deleteAnswer')}
            </Button>
          )}
        </div>
      ) : (
        <p className="small muted">{say('answerClosed', { late: told(feedbackMessages.late) })}</p>
      )}
    </form>
  )
}

const typedOf = ({ rating, good, better, named }: NonNullable<OwnFeedback['answer']>): Fields => ({
  rating: String(rating),
  good,
  better,
  named: named ? 'yes' : '',
})
