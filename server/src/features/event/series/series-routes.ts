import { eventMessages } from '@callofcode/contract/event'
import { cancelFollowing, listSeries, updateFollowing } from '@callofcode/contract/event/series'
import { type Sql, write } from '../../../platform/database/database.ts'
import { conflict, missing } from '../../../platform/failure.ts'
import { auditStore } from '../../account/public.ts'
import { changedEvent, hasMoved, refuseFewSeats } from '../change-event.ts'
import type { EventDependencies } from '../event-dependencies.ts'
import { promoteWaiting } from '../event-mails.ts'
import { eventStore } from '../event-store.ts'
import type { EventRow } from '../event-tables.ts'
import { presentEventPage } from '../present-event.ts'
import { registrationStore } from '../registration-store.ts'
import { tellOfEvent } from '../tell-of-event.ts'
import { follow } from './follow.ts'
import { mailSeries } from './series-mails.ts'
import { seriesStore } from './series-store.ts'

/** Events that belong together: all their dates, and what is done to one and those that follow it. */
export function seriesRoutes({ api, database, mailer, publicUrl }: EventDependencies) {
  api.serve(
    listSeries,
    async ({ params: { id }, database }) => {
      if (!(await eventStore.get(database.sql, id))) throw missing(eventMessages.missing)
      const rows = await seriesStore.list(database.sql, id)
      return { data: rows.map(present) }
    },
    { tags: () => ['events'] },
  )

  api.serve(updateFollowing, async (call) => {
    const { id } = call.params
    const count = await write(database, async (tx, changed) => {
      const { before, following } = await findForUpdate(tx, id)
      const after = changedEvent(before, call.body)
      const pairs = [before, ...following].map((event) => ({
        event,
        becomes: event === before ? after : follow(event, before, after),
      }))
      changed('events', ...pairs.map(({ event }) => `event:${event.id}`))
      for (const { event, becomes } of pairs) {
        refuseFewSeats(event, becomes)
        await eventStore.update(tx, event.id, becomes)
        // More seats go to those who wait.
        if (event.capacity !== becomes.capacity) await promoteWaiting({ mailer, publicUrl }, tx, becomes)
      }
      const ids = pairs.map(({ event }) => event.id)
      await auditStore.recordAll(tx, call, 'event.update', ids)
      const movedOnes = pairs.filter(({ event, becomes }) => hasMoved(event, becomes))
      await mailSeries(
        { mailer, publicUrl },
        tx,
        movedOnes.map(({ becomes }) => becomes),
        'changed',
      )
      const relinked = pairs.filter(
        ({ event, becomes }) => !hasMoved(event, becomes) && event.meetingLink !== becomes.meetingLink,
      )
      await mailSeries(
        { mailer, publicUrl },
        tx,
        relinked.map(({ becomes }) => becomes),
        'relinked',
      )
      return ids.length
    })
    const row = await eventStore.get(database.sql, id)
    if (!row) throw missing(eventMessages.missing)
    return { data: await presentEventPage(database.sql, row), message: said(count, 'Updated') }
  })

  api.serve(cancelFollowing, async (call) => {
    const { id } = call.params
    const count = await write(database, async (tx, changed) => {
      const { before, following } = await findForUpdate(tx, id)
      const cancelReason = call.body.reason || null
      const events = [before, ...following].map((event) => ({ ...event, cancelReason }))
      const ids = events.map((event) => event.id)
      changed('events', ...ids.map((one) => `event:${one}`))
      await seriesStore.cancel(tx, ids, cancelReason)
      await auditStore.recordAll(tx, call, 'event.cancel', ids)
      await registrationStore.noteCancelled(tx, inOrder(events))
      await mailSeries({ mailer, publicUrl }, tx, events, 'cancelled')
      for (const event of events) await tellOfEvent(tx, 'event.cancelled', event)
      return ids.length
    })
    return { message: said(count, 'Cancelled') }
  })
}

const inOrder = (events: readonly EventRow[]) =>
  events.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()).map(({ id }) => id)

const said = (count: number, what: string) => (count === 1 ? `Event ${what}` : `${count} Events ${what}`)

/** The event, and those after it that are neither cancelled nor over. */
async function findForUpdate(tx: Sql, id: string): Promise<{ before: EventRow; following: EventRow[] }> {
  const all = await seriesStore.getAllForUpdate(tx, id)
  const before = all.find((event) => event.id === id)
  if (!before) throw missing(eventMessages.missing)
  if (before.cancelledAt) throw conflict(eventMessages.cancelled)
  const now = new Date()
  const following = all.filter(
    (event) =>
      event !== before && event.startsAt > before.startsAt && !event.cancelledAt && event.endsAt > now,
  )
  return { before, following }
}

type DateRow = Awaited<ReturnType<typeof seriesStore.list>>[number]

const present = ({ id, startsAt, endsAt, cancelledAt, ...rest }: DateRow) => ({
  ...{ _id: id, ...rest },
  ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  cancelledAt: cancelledAt?.toISOString() ?? null,
})
