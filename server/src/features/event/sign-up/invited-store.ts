import { signUpMessages } from '@callofcode/contract/event/sign-up'
import type { BatchName } from '@callofcode/contract/text'
import { and, eq, inArray, sql as raw } from 'drizzle-orm'
import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import type { Sql } from '../../../platform/database/database.ts'
import { badInput } from '../../../platform/failure.ts'
import { members } from '../../account/public.ts'
import { batchNamed, batchStore } from '../../batch/public.ts'
import { type EventRow, events } from '../event-tables.ts'

const eventBatches = pgTable('event_batches', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  eventId: uuid('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' }),
  batchId: uuid('batch_id').notNull(),
})

type Invited = Pick<EventRow, 'id' | 'forBatches'>

/** The batches whose members can sign up for an event. */
export const invitedStore = {
  /** Returns the batches by name, or null when all members can sign up. */
  async batches(sql: Sql, { id, forBatches }: Invited): Promise<BatchName[] | null> {
    if (!forBatches) return null
    const rows = await sql
      .select({ batch: batchNamed(eventBatches.batchId) })
      .from(eventBatches)
      .where(eq(eventBatches.eventId, id))
    return rows
      .flatMap(({ batch }) => batch ?? [])
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  },

  /** Returns whether a member can sign up. */
  async isInvited(sql: Sql, { id, forBatches }: Invited, memberId: string): Promise<boolean> {
    if (!forBatches) return true
    const rows = await sql
      .select({ id: eventBatches.id })
      .from(eventBatches)
      .innerJoin(members, and(eq(members.id, memberId), eq(members.batchId, eventBatches.batchId)))
      .where(eq(eventBatches.eventId, id))
    return rows.length > 0
  },

  /** Returns whether a change names other batches than those that are stored. */
  async differs(sql: Sql, event: Invited, batchIds: readonly string[] | null | undefined): Promise<boolean> {
    if (batchIds === undefined) return false
    const now = await invitedStore.batches(sql, event)
    if (now === null || batchIds === null) return now !== batchIds
    const wanted = new Set(batchIds)
    return now.length !== wanted.size || now.some(({ _id }) => !wanted.has(_id))
  },

  /** Opens events to the members of these batches, or to all. The caller writes `forBatches`. */
  async invite(tx: Sql, eventIds: readonly string[], batchIds: readonly string[] | null) {
    const wanted = [...new Set(batchIds ?? [])]
    const there = await batchStore.holdAll(tx, wanted)
    if (there.length < wanted.length) throw badInput({ batchIds: signUpMessages.batchGone })
    await tx.delete(eventBatches).where(inArray(eventBatches.eventId, [...eventIds]))
    const rows = eventIds.flatMap((eventId) => there.map((batchId) => ({ eventId, batchId })))
    if (rows.length > 0) await tx.insert(eventBatches).values(rows)
  },
}
