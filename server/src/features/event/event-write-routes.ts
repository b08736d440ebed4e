import { cancelEvent, createEvent, eventMessages, updateEvent } from '@callofcode/contract/event'
import { toldEvent } from '@callofcode/contract/talk/told-item'
import { type Sql, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import { auditStore } from '../account/public.ts'
import { announceItem } from '../announcement/public.ts'
import { draftStore } from '../draft/public.ts'
import { changedEvent, hasMoved } from './change-event.ts'
import type { EventDependencies } from './event-dependencies.ts'
import { mailRegistered, promoteWaiting } from './event-mails.ts'
import { eventStore } from './event-store.ts'
import type { EventRow } from './event-tables.ts'
import { presentEventPage } from './present-event.ts'
import { registrationStore } from './registration-store.ts'
import { announceEvents } from './series/announce-events.ts'
import { tellOfEvent } from './tell-of-event.ts'

export function eventWriteRoutes({ api, database, mailer, publicUrl }: EventDependencies) {
  api.serve(createEvent, async (call) => {
    const { startsAt, endsAt, repeat, tell, ...given } = call.body
    const made = await write(call.database, async (tx, changed) => {
      changed('events')
      const values = { ...given, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
      const all = await announceEvents(tx, { ...values, authorId: call.caller.id }, repeat)
      const ids = all.map(({ id }) => id)
      await auditStore.recordAll(tx, call, 'event.create', ids)
      await draftStore.remove(tx, call.caller.id, 'event')
      const [first] = all
      if (first)
        await announceItem(tx, call, {
          ...{ kind: 'event', id: first.id, tell },
          ...toldEvent(values),
        })
      return ids
    })
    const message = made.length === 1 ? 'Event Announced' : `${made.length} Events Announced`
    return { data: await read(call.database.sql, made[0] ?? ''), message }
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
      const cancelReason = call.body.reason || null
      await eventStore.update(tx, id, { cancelledAt: new Date(), cancelReason })
      await auditStore.record(tx, call, 'event.cancel', id)
      await registrationStore.noteCancelled(tx, [id])
      await mailRegistered({ mailer, publicUrl }, tx, { ...event, cancelReason }, 'cancelled')
      await tellOfEvent(tx, 'event.cancelled', event)
    })
    return { message: 'Event Cancelled' }
  })
}

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
