import { say } from 'words:event'
import { toldEvent } from '@callofcode/contract/announcement/told-item'
import { createEvent } from '@callofcode/contract/event/event'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { TellFields, useTell } from '../announcement/public.ts'
import { DraftForm, useDraft, usePublish } from '../draft/public.ts'
import {
  blankEvent,
  type EventBody,
  type EventForm,
  EventFormFields,
  eventFields,
} from './event-form-fields.tsx'
import { refreshEvent } from './event-queries.ts'

export function NewEventForm() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { timeZone } = useClub()
  const blank = useMemo(() => blankEvent(timeZone), [timeZone])
  const form: EventForm = useForm({ resolver: zodResolver(eventFields), defaultValues: blank })
  const draft = useDraft('event', form, blank)
  const tell = useTell({
    place: 'event',
    check: () => form.trigger(undefined, { shouldFocus: true }),
    text: () => {
      const { data } = eventFields.safeParse(form.getValues())
      return data ? toldEvent(data) : null
    },
  })
  const { submit, isPending } = usePublish({
    form,
    draft,
    send: (body: EventBody) => callOnce(createEvent, { body: { ...body, ...tell.body() } }),
    onSent: async ({ data }) => {
      tell.forget()
      await refreshEvent(client, data._id)
      await navigate({ to: paths.event(data._id) })
    },
  })
  return (
    <DraftForm
      label={say('newEvent')}
      draft={draft}
      submit={say('announceEvent')}
      busy={isPending && say('announcing')}
      onSubmit={tell.guard(submit)}
    >
      <EventFormFields form={form} isNew />
      <TellFields tell={tell} />
    </DraftForm>
  )
}
