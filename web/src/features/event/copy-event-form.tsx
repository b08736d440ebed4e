import { say } from 'words:event'
import { toldEvent } from '@callofcode/contract/announcement/told-item'
import { createEvent, type EventPage } from '@callofcode/contract/event/event'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { TellFields, useTell } from '../announcement/public.ts'
import { useKeptForm } from '../draft/public.ts'
import {
  EVENT_FIELDS,
  type EventBody,
  type EventForm,
  EventFormFields,
  eventFields,
  fieldsOf,
} from './event-form-fields.tsx'
import { eventOf, insideOf, questionsOf, refreshEvent } from './event-queries.ts'
import { copiedQuestions } from './questions/typed-questions.ts'

/** Announces an event that begins as a copy of another one, without its dates and people. */
export function CopyEventForm({ id }: { id: string }) {
  const event = useQuery(eventOf(id))
  const inside = useQuery(insideOf(id))
  const asked = useQuery(questionsOf(id))
  const found = event.data?.data
  if (found && inside.data && asked.data)
    return (
      <CopyOf
        event={found}
        meetingLink={inside.data.data.meetingLink ?? ''}
        questions={copiedQuestions(asked.data.data.questions)}
      />
    )
  const retry = () => {
    void event.refetch()
    void inside.refetch()
    void asked.refetch()
  }
  if (event.data === null || event.isError || inside.isError || asked.isError)
    return <LoadFailed title={say('eventFailed')} retry={retry} />
  return <Skeleton size="block" />
}

const withoutDates = ({ event, meetingLink, questions }: CopyProps) => ({
  ...fieldsOf(event, meetingLink, questions),
  startsAt: '',
  endsAt: '',
  signUpClosesAt: '',
})

interface CopyProps {
  event: EventPage
  meetingLink: string
  /** As the form keeps them. */
  questions: string
}

function CopyOf({ event, meetingLink, questions }: CopyProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [before] = useState(() => withoutDates({ event, meetingLink, questions }))
  const form: EventForm = useForm({ resolver: zodResolver(eventFields), defaultValues: before })
  const kept = useKeptForm(form, `event-copy:${event._id}`, before)
  const tell = useTell({
    place: 'event-copy',
    check: () => form.trigger(undefined, { shouldFocus: true }),
    text: () => {
      const { data } = eventFields.safeParse(form.getValues())
      return data ? toldEvent(data) : null
    },
  })
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: EventBody) =>
      callOnce(createEvent, { body: { ...body, ...tell.body(), copyOf: event._id } }),
    meta: { stay: true },
    onSuccess: async ({ data, message }) => {
      toast.success(message)
      kept.forget()
      tell.forget()
      await refreshEvent(client, data._id)
      await navigate({ to: paths.event(data._id) })
    },
    onError: (error) => showFieldErrors(form, error, EVENT_FIELDS),
  })
  const leave = () => {
    kept.forget()
    return navigate({ to: paths.event(event._id) })
  }
  const submit = form.handleSubmit((body) => mutateAsync(body).catch(() => undefined))
  return (
    <form
      className="form two-up"
      aria-label={say('newEvent')}
      method="post"
      noValidate
      inert={!kept.ready}
      onSubmit={tell.guard(submit)}
    >
      <p className="span">{say('copiedFrom', { title: event.title })}</p>
      <EventFormFields form={form} isNew />
      <TellFields tell={tell} />
      <div className="row-btns span">
        <Button type="submit" variant="primary" size="big" busy={isPending && say('announcing')}>
          {say('announceEvent')}
        </Button>
        <Button size="big" onClick={leave}>
          {say('cancel')}
        </Button>
      </div>
    </form>
  )
}
