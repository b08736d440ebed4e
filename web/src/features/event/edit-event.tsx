import { type EventPage, updateEvent } from '@callofcode/contract/event'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useKeptForm } from '../draft/public.ts'
import { EVENT_FIELDS, type EventBody, eventFields, fieldsOf } from './event-fields.ts'
import { type EventForm, EventFormFields } from './event-form-fields.tsx'
import { refreshEvent } from './event-queries.ts'

export function EditEvent({ event }: { event: EventPage }) {
  return (
    <>
      <div className="page-head">
        <h1 className="title" id="edit-event-title" tabIndex={-1}>
          Edit event
        </h1>
        <p className="lead">People signed up get an email when the time or the place changes</p>
      </div>
      <EditEventForm event={event} />
    </>
  )
}

/** Keeps what is typed in this browser until it is saved or discarded. A failed save changes nothing in the form. */
function EditEventForm({ event }: { event: EventPage }) {
  useFocusWhenGone('event-title')
  const id = event._id
  const client = useQueryClient()
  const navigate = useNavigate()
  const [before] = useState(() => fieldsOf(event))
  const form: EventForm = useForm({ resolver: zodResolver(eventFields), defaultValues: before })
  const kept = useKeptForm(form, `event:${id}`, before)
  const leave = () => {
    kept.forget()
    return navigate({ to: paths.event(id) })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (body: EventBody) => call(updateEvent, { params: { id }, body }),
    meta: { stay: true },
    onSuccess: async ({ message }) => {
      toast.success(message)
      await refreshEvent(client, id)
      await leave()
    },
    onError: (error) => showFieldErrors(form, error, EVENT_FIELDS),
  })
  return (
    <form
      className="form two-up"
      aria-label="Edit event"
      method="post"
      noValidate
      inert={!kept.ready}
      onSubmit={form.handleSubmit((body) => mutate(body))}
    >
      <EventFormFields form={form} />
      <div className="row-btns span">
        <Button type="submit" variant="primary" size="big" busy={isPending && 'Saving...'}>
          Save changes
        </Button>
        <Button size="big" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
