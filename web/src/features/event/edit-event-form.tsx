import { say } from 'words:event'
import { type EventPage, updateEvent } from '@callofcode/contract/event/event'
import { updateFollowing } from '@callofcode/contract/event/series'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { paths } from '../../platform/paths.ts'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useKeptForm } from '../draft/public.ts'
import {
  EVENT_FIELDS,
  type EventBody,
  type EventForm,
  EventFormFields,
  eventFields,
  fieldsOf,
} from './event-form-fields.tsx'
import { refreshEvent } from './event-queries.ts'
import { ChooseDates, useFollowing } from './series/choose-dates.tsx'

/** Edits an event. The draft stays in this browser until it is saved or discarded. A failed save changes nothing in the form. */
export function EditEventForm({ event, meetingLink }: { event: EventPage; meetingLink: string }) {
  const mails = useMails()
  useFocusWhenGone('event-title')
  const id = event._id
  const client = useQueryClient()
  const navigate = useNavigate()
  const [before] = useState(() => fieldsOf(event, meetingLink))
  const [all, setAll] = useState(false)
  const following = useFollowing(event)
  const form: EventForm = useForm({ resolver: zodResolver(eventFields), defaultValues: before })
  const kept = useKeptForm(form, `event:${id}`, before)
  const leave = () => {
    kept.forget()
    return navigate({ to: paths.event(id) })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ repeat: _, questions: __, ...body }: EventBody) =>
      call(all ? updateFollowing : updateEvent, { params: { id }, body }),
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
      aria-label={say('editEvent')}
      method="post"
      noValidate
      inert={!kept.ready}
      onSubmit={form.handleSubmit((body) => mutate(body))}
    >
      {following.length > 0 && (
        <ChooseDates
          event={event}
          following={following}
          act={say('whatToChange')}
          all={all}
          onChoose={setAll}
          what={say('editSeriesHint', { mails })}
        />
      )}
      <EventFormFields form={form} />
      <div className="row-btns span">
        <Button type="submit" variant="primary" size="big" busy={isPending && say('saving')}>
          {all ? say('saveEvents', { count: following.length + 1 }) : say('saveChanges')}
        </Button>
        <Button size="big" onClick={leave}>
          {say('cancel')}
        </Button>
      </div>
    </form>
  )
}
