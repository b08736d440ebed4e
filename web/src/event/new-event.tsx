import { createEvent } from '@callofcode/contract/event'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../api/client.ts'
import { paths } from '../paths.ts'
import { EventForm } from './event-form.tsx'
import { blankEvent } from './event-form-fields.ts'
import { refreshEvent } from './event-queries.ts'

export function NewEvent() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <>
      <div className="page-head">
        <h1 className="title">Announce an event</h1>
        <p className="lead">Everybody sees it at once; members take their seats themselves</p>
      </div>
      <EventForm
        label="New event"
        before={blankEvent}
        submit={['Announce event', 'Announcing...']}
        send={(body) => call(createEvent, { body })}
        onSent={async ({ data }) => {
          await refreshEvent(client, data._id)
          await navigate({ to: paths.event(data._id) })
        }}
        onCancel={() => void navigate({ to: paths.events })}
      />
    </>
  )
}
