import { cancelEvent, createEvent, eventMessages, updateEvent } from '@callofcode/contract/event'
import { type Sql, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Call } from '../../platform/http/endpoint-handler.ts'
import { auditStore } from '../account/public.ts'
import { announceItem, plainInMarkdown } from '../announcement/public.ts'
import { draftStore } from '../draft/public.ts'
import { tellWebhooks } from '../webhook/public.ts'
import type { EventDependencies } from './event-dependencies.ts'
import { mailRegistered, promoteWaiting, whenAndWhere } from './event-mails.ts'
import { eventStore } from './event-store.ts'
import type { EventRow } from './event-tables.ts'
import { presentEventPage } from './present-event.ts'

export function eventWriteRoutes({ api, database, mailer, publicUrl }: EventDependencies) {
  api.serve(createEvent, async (call) => {
    const { startsAt, endsAt, tell: told, ...given } = call.body
    const id = await write(call.database, async (tx, changed) => {
      changed('events')
      const values = { ...given, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
      const created = await eventStore.create(tx, { ...values, authorId: call.caller.id })
      await auditStore.record(tx, call, 'event.create', created)
      await draftStore.remove(tx, call.caller.id, 'event')
      await tell(tx, 'event.created', { ...values, id: created })
      await announceItem(tx, call, {
        ...{ kind: 'event', id: created, tell: told, title: values.title },
        content: `${plainInMarkdown(whenAndWhere(values))}\n\n${values.description}`,
      })
      return created
    })
    return { data: await read(call.database.sql, id), message: 'Event Announced' }
  })

  api.serve(updateEvent, async (call) => {
    const { id } = call.params
    await write(database, async (tx, changed) => {
      const before = await findEventForUpdate(tx, id)
      if (before.cancelledAt) throw conflict(eventMessages.cancelled)
      const after = changedEvent(before, call.body)
      changed('events', `event:${id}`)
      await eventStore.update(tx, id, after)
      await auditStore.record(tx, call, 'event.update', id)
      if (hasMoved(before, after)) await mailRegistered({ mailer, publicUrl }, tx, after, 'changed')
      else if (before.meetingLink !== after.meetingLink)
        await mailRegistered({ mailer, publicUrl }, tx, after, 'relinked')
      await promoteWaiting({ mailer, publicUrl }, tx, after)
    })
    return { data: await read(database.sql, id), message: 'Event Updated' }
  })

  api.serve(cancelEvent, async (call) => {
    const { id } = call.params
    await write(database, async (tx, changed) => {
      const event = await findEventForUpdate(tx, id)
      // Already cancelled: nobody gets a second mail.
      if (event.cancelledAt) return
      changed('events', `event:${id}`)
      await eventStore.update(tx, id, { cancelledAt: new Date() })
      await auditStore.record(tx, call, 'event.cancel', id)
      await mailRegistered({ mailer, publicUrl }, tx, event, 'cancelled')
      await tell(tx, 'event.cancelled', event)
    })
    return { message: 'Event Cancelled' }
  })
}

type Told = Pick<EventRow, 'id' | 'title' | 'startsAt' | 'endsAt'>

const tell = (tx: Sql, event: 'event.created' | 'event.cancelled', { id, title, startsAt, endsAt }: Told) =>
  tellWebhooks(tx, { event, data: { id, title, startsAt, endsAt, path: `/events/${id}` } })

async function read(sql: Sql, id: string) {
  const row = await eventStore.get(sql, id)
  if (!row) throw missing(eventMessages.missing)
  return presentEventPage(sql, row)
}

async function findEventForUpdate(tx: Sql, id: string): Promise<EventRow> {
  const event = await eventStore.getForUpdate(tx, id)
  if (!event) throw missing(eventMessages.missing)
  return event
}

/** The event after the change. A change may name only one of start and end, so their order is checked here. */
function changedEvent(before: EventRow, changes: Call<typeof updateEvent>['body']): EventRow {
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const { startsAt = before.startsAt, endsAt = before.endsAt } = changes
  const after = { ...before, ...set, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  if (after.startsAt >= after.endsAt) throw badInput({ endsAt: eventMessages.orderRule })
  return after
}

const hasMoved = (before: EventRow, after: EventRow) =>
  before.startsAt.getTime() !== after.startsAt.getTime() ||
  before.endsAt.getTime() !== after.endsAt.getTime() ||
  before.timeZone !== after.timeZone ||
  before.location !== after.location
