import type { FLAG_REASONS } from '@callofcode/contract/moderation/flag-reasons'
import type { SanctionKind } from '@callofcode/contract/moderation/sanction'
import { and, desc, eq, getTableColumns, isNull, ne, not, sql as raw } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Sql } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { members, moderates } from '../account/public.ts'
import { forumPosts, hidesThread } from '../forum/public.ts'
import { type SanctionRow, sanctions } from './sanction-tables.ts'

interface NewSanction {
  readonly memberId: string
  readonly kind: SanctionKind
  readonly givenBy: string
  readonly reason?: (typeof FLAG_REASONS)[number] | null
  readonly words: string
  readonly postId?: string | null
  /** The length of a pause. */
  readonly hours?: number
}

const opening = alias(forumPosts, 'opening')
const MOST_OWN = 20

export const sanctionStore = {
  /** Returns the member, locked until the transaction ends. */
  async getMemberForUpdate(tx: Sql, id: string) {
    const [row] = await tx
      .select({ ...getTableColumns(members), moderates: moderates(members.role, members.id) })
      .from(members)
      .where(eq(members.id, id))
      .for('no key update', { of: members })
    return row
  },

  /** Creates a sanction. The member must be locked. */
  async create(tx: Sql, { hours, ...given }: NewSanction): Promise<SanctionRow> {
    const until = hours === undefined ? null : raw`now() + make_interval(hours => ${hours})`
    const [row] = await tx
      .insert(sanctions)
      .values({ ...given, until })
      .returning()
    if (!row) throw new Error('no measure was made')
    await settle(tx, given.memberId)
    return row
  },

  /** Returns an active pause, locked. */
  async getPauseForUpdate(tx: Sql, id: string): Promise<SanctionRow | undefined> {
    const [row] = await tx
      .select()
      .from(sanctions)
      .where(and(eq(sanctions.id, id), eq(sanctions.kind, 'pause')))
      .for('no key update')
    return row
  },

  async lift(tx: Sql, { id, memberId }: SanctionRow, by: string) {
    await tx.update(sanctions).set({ liftedAt: raw`now()`, liftedBy: by }).where(eq(sanctions.id, id))
    await settle(tx, memberId)
  },

  /** Marks a warning as read. Returns false when this member has no such warning. Repeating it changes nothing. */
  async acknowledge(tx: Sql, id: string, memberId: string): Promise<boolean> {
    const done = await tx
      .update(sanctions)
      .set({ acknowledgedAt: raw`coalesce(${sanctions.acknowledgedAt}, now())` })
      .where(and(eq(sanctions.id, id), eq(sanctions.memberId, memberId), eq(sanctions.kind, 'warning')))
      .returning({ id: sanctions.id })
    await settle(tx, memberId)
    return done.length > 0
  },

  /** Lists a member's own newest warnings and pauses, each with its post. The title of a thread that they may not read is left out. */
  listOwn: (sql: Sql, caller: Caller) =>
    sql
      .select({ sanction: sanctions, post: forumPosts, title: opening.title })
      .from(sanctions)
      .leftJoin(forumPosts, eq(forumPosts.id, sanctions.postId))
      .leftJoin(
        opening,
        and(eq(opening.id, forumPosts.threadId), not(hidesThread(caller, forumPosts.threadId))),
      )
      .where(and(eq(sanctions.memberId, caller.id), ne(sanctions.kind, 'note')))
      // Unread warnings come first, so they are never beyond the limit.
      .orderBy(
        desc(and(eq(sanctions.kind, 'warning'), isNull(sanctions.acknowledgedAt)) ?? raw`false`),
        desc(sanctions.createdAt),
        desc(sanctions.id),
      )
      .limit(MOST_OWN),
}

/** Stores the result of the member's sanctions in their row, as each of their requests reads it there. */
async function settle(tx: Sql, memberId: string) {
  await tx.execute(raw`
    update members set
      paused_until = (select max(until) from measures where member_id = ${memberId} and kind = 'pause'
        and lifted_at is null and until > now()),
      warned = exists (select from measures where member_id = ${memberId} and kind = 'warning'
        and acknowledged_at is null)
    where id = ${memberId}`)
}
