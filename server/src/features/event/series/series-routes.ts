import { eventMessages } from '@callofcode/contract/event/event'
import { cancelFollowing, listSeries, updateFollowing } from '@callofcode/contract/event/series'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../../platform/database/database.ts'
import { missing } from '../../../platform/failure.ts'
import { auditStore } from '../../account/public.ts'
import { changedEvent, hasMoved, refuseFewSeats, requirePicture } from '../change-event.ts'
import type { EventDependencies } from '../event-routes.ts'
import { eventStore } from '../event-store.ts'
import type { EventRow } from '../event-tables.ts'
import { presentEventPage } from '../present-event.ts'
import { promoteWaiting } from '../seat-mail.ts'
import { invitedStore } from '../sign-up/invited-store.ts'
import { follow } from './follow.ts'
import { eventWithFollowing } from './following.ts'
import { mailSeries } from './series-mails.ts'
import { seriesStore } from './series-store.ts'

/** Serves the dates of a series, and changes to an event and those that follow it. */
export function seriesRoutes(dependencies: EventDependencies) {
  const { api, database, happened } = dependencies

  api.serve(
    listSeries,
    async ({ params: { id }, database: callDatabase }) => {
      if (!(await eventStore.get(callDatabase.sql, id))) throw missing(eventMessages.missing)
      const rows = await seriesStore.list(callDatabase.sql, id)
      return { data: rows.map(present) }
    },
    { tags: () => ['events'] },
  )

  api.serve(updateFollowing, async (call) => {
    const { id } = call.params
    const count = await write(database, async (tx, changed) => {
      const { before, following } = await eventWithFollowing(tx, id)
      const after = changedEvent(before, call.body)
      if (after.picture !== before.picture) await requirePicture(tx, after.picture)
      const { batchIds } = call.body
      const isForOthers = await invitedStore.differs(tx, before, batchIds)
      const pairs = [before, ...following].map((event) => ({
        event,
        becomes: {
          ...(event === before ? after : follow(event, before, after)),
          ...(isForOthers && { forBatches: after.forBatches }),
        },
      }))
      changed('events', ...pairs.map(({ event }) => `event:${event.id}`))
      for (const { event, becomes } of pairs) {
        refuseFewSeats(event, becomes)
        await eventStore.update(tx, event.id, becomes)
        // Additional seats go to those who wait.
        if (event.capacity !== becomes.capacity) await promoteWaiting(dependencies, tx, becomes)
      }
      const ids = pairs.map(({ event }) => event.id)
      if (isForOthers) await invitedStore.invite(tx, ids, batchIds ?? null)
      await auditStore.recordAll(tx, call, 'event.update', ids)
      const movedOnes = pairs
        .filter(({ event, becomes }) => hasMoved(event, becomes))
        .map(({ becomes }) => becomes)
      if (movedOnes.length > 0) await happened(tx, 'event.moved', { events: inOrder(movedOnes) })
      await mailSeries(dependencies, tx, movedOnes, 'changed')
      const relinked = pairs.filter(
        ({ event, becomes }) => !hasMoved(event, becomes) && event.meetingLink !== becomes.meetingLink,
      )
      await mailSeries(
        dependencies,
        tx,
        relinked.map(({ becomes }) => becomes),
        'relinked',
      )
      return ids.length
    })
    const row = await eventStore.get(database.sql, id)
    if (!row) throw missing(eventMessages.missing)
    return { data: await presentEventPage(database.sql, row), message: updated(count) }
  })

  api.serve(cancelFollowing, async (call) => {
    const { id } = call.params
    const count = await write(database, async (tx, changed) => {
      const { before, following } = await eventWithFollowing(tx, id)
      const cancelReason = call.body.reason || null
      const events = [before, ...following].map((event) => ({ ...event, cancelReason }))
      const ids = events.map((event) => event.id)
      changed('events', ...ids.map((one) => `event:${one}`))
      await seriesStore.cancel(tx, ids, cancelReason)
      await auditStore.recordAll(tx, call, 'event.cancel', ids)
      await happened(tx, 'event.cancelled', { events: inOrder(events) })
      await mailSeries(dependencies, tx, events, 'cancelled')
      return ids.length
    })
    return { message: cancelled(count) }
  })
}

const inOrder = (events: readonly EventRow[]) =>
  events.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())

const updated = (count: number) =>
  count === 1
    ? sentence('event.eventUpdated', 'Event Updated')
    : sentence('event.manyUpdated', '{count} Events Updated', { count })
const cancelled = (count: number) =>
  count === 1
    ? sentence('event.eventCancelled', 'Event Cancelled')
    : sentence('event.manyCancelled', '{count} Events Cancelled', { count })

type DateRow = Awaited<ReturnType<typeof seriesStore.list>>[number]

const present = ({ id, startsAt, endsAt, cancelledAt, ...rest }: DateRow) => ({
  _id: id,
  ...rest,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  cancelledAt: cancelledAt?.toISOString() ?? null,
})
