import { toldEvent } from '@callofcode/contract/announcement/told-item'
import { cancelEvent, createEvent, eventMessages, updateEvent } from '@callofcode/contract/event/event'
import { sentence } from '@callofcode/contract/sentence'
import { type Sql, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import { auditStore } from '../account/public.ts'
import { announceItem } from '../announcement/public.ts'
import { draftStore } from '../draft/public.ts'
import { changedEvent, hasMoved, requirePicture } from './change-event.ts'
import { mailRegistered } from './event-mails.ts'
import type { EventDependencies } from './event-routes.ts'
import { eventStore } from './event-store.ts'
import type { EventRow } from './event-tables.ts'
import { presentEventPage } from './present-event.ts'
import { questionStore } from './questions/question-store.ts'
import { promoteWaiting } from './seat-mail.ts'
import { announceEvents } from './series/announce-events.ts'
import { invitedStore } from './sign-up/invited-store.ts'

export function eventWriteRoutes(dependencies: EventDependencies) {
  const { api, database, happened } = dependencies

  api.serve(createEvent, async (call) => {
    const { startsAt, endsAt, signUpClosesAt, batchIds, repeat, tell, copyOf, questions, ...given } =
      call.body
    const made = await write(call.database, async (tx, changed) => {
      changed('events')
      await requirePicture(tx, given.picture)
      const values = {
        ...given,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        signUpClosesAt: signUpClosesAt ? new Date(signUpClosesAt) : null,
        forBatches: batchIds !== null,
      }
      const all = await announceEvents(happened, tx, { ...values, authorId: call.caller.id }, repeat)
      const ids = all.map(({ id }) => id)
      await invitedStore.invite(tx, ids, batchIds)
      await questionStore.add(
        tx,
        ids,
        questions.map((asked, position) => ({ ...asked, position })),
      )
      await auditStore.recordAll(tx, call, 'event.create', ids)
      if (!copyOf) await draftStore.remove(tx, call.caller.id, 'event')
      const [first] = all
      if (first)
        await announceItem(tx, call, {
          kind: 'event',
          id: first.id,
          tell,
          ...toldEvent(values),
        })
      return ids
    })
    const message =
      made.length === 1
        ? sentence('event.announced', 'Event Announced')
        : sentence('event.manyAnnounced', '{count} Events Announced', { count: made.length })
    return { data: await read(call.database.sql, made[0] ?? ''), message }
  })

  api.serve(updateEvent, async (call) => {
    const { id } = call.params
    await write(database, async (tx, changed) => {
      const before = await findEventForUpdate(tx, id)
      if (before.cancelledAt) throw conflict(eventMessages.cancelled)
      const after = changedEvent(before, call.body)
      if (after.picture !== before.picture) await requirePicture(tx, after.picture)
      changed('events', `event:${id}`)
      await eventStore.update(tx, id, after)
      const { batchIds } = call.body
      if (batchIds !== undefined) await invitedStore.invite(tx, [id], batchIds)
      await auditStore.record(tx, call, 'event.update', id)
      if (hasMoved(before, after)) {
        await happened(tx, 'event.moved', { events: [after] })
        await mailRegistered(dependencies, tx, after, 'changed')
      } else if (before.meetingLink !== after.meetingLink)
        await mailRegistered(dependencies, tx, after, 'relinked')
      await promoteWaiting(dependencies, tx, after)
    })
    return { data: await read(database.sql, id), message: sentence('event.eventUpdated', 'Event Updated') }
  })

  api.serve(cancelEvent, async (call) => {
    const { id } = call.params
    await write(database, async (tx, changed) => {
      const event = await findEventForUpdate(tx, id)
      // It is already cancelled, so no second mail is sent.
      if (event.cancelledAt) return
      changed('events', `event:${id}`)
      const cancelReason = call.body.reason || null
      await eventStore.update(tx, id, { cancelledAt: new Date(), cancelReason })
      await auditStore.record(tx, call, 'event.cancel', id)
      await happened(tx, 'event.cancelled', { events: [{ ...event, cancelReason }] })
      await mailRegistered(dependencies, tx, { ...event, cancelReason }, 'cancelled')
    })
    return { message: sentence('event.eventCancelled', 'Event Cancelled') }
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
