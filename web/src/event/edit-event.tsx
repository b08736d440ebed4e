import { type EventPage, updateEvent } from '@callofcode/contract/event'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { paths } from '../paths.ts'
import { EventForm } from './event-form.tsx'
import { fieldsOf } from './event-form-fields.ts'
import { refreshEvent } from './event-queries.ts'

export function EditEvent({ event }: { event: EventPage }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [before] = useState(() => fieldsOf(event))
  const leave = () => navigate({ to: paths.event(event._id) })
  return (
    <>
      <div className="page-head">
        <h1 className="title">Edit event</h1>
        <p className="lead">People signed up get an email when the time or the place changes</p>
      </div>
      <EventForm
        label="Edit event"
        before={before}
        submit={['Save changes', 'Saving...']}
        send={(body) => call(updateEvent, { params: { id: event._id }, body })}
        onSent={async () => {
          await refreshEvent(client, event._id)
          await leave()
        }}
        onCancel={() => void leave()}
      />
    </>
  )
}
