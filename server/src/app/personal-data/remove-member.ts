import { asc, eq, sql as raw, type SQL } from 'drizzle-orm'
import { members } from '../../features/account/account-tables.ts'
import { promoteWaiting } from '../../features/event/event-mails.ts'
import { eventStore } from '../../features/event/event-store.ts'
import { eventRegistrations } from '../../features/event/event-tables.ts'
import { registrationStore } from '../../features/event/registration-store.ts'
import { refuseLastAdmin } from '../../features/member/member-actions.ts'
import { PROBLEM_COUNTS } from '../../features/submission/solved-store.ts'
import type { Changed, Sql } from '../../platform/database/database.ts'

type MailDependencies = Parameters<typeof promoteWaiting>[0]

/** Replaces the name in bylines. Bylines are text, so they stay after the author is gone. */
const NOBODY = 'Deleted member'

/**
 * Deletes a member. Their private rows go with the member's row (`on delete cascade`), and their public content
 * stays without an author (`on delete set null`). The rest happens here: seats, counts and bylines. Returns the
 * deleted row; undefined when there was none.
 */
export async function removeMember(
  dependencies: MailDependencies,
  tx: Sql,
  changed: Changed,
  memberId: string,
) {
  await refuseLastAdmin(tx, memberId)
  await releaseSeats(dependencies, tx, changed, memberId)
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update')
  if (!member) return undefined
  await takeVotesBack(tx, memberId)
  await takeNameOut(tx, changed, memberId)
  await tx.execute(raw`delete from blog_views where reader = ${memberId}`)
  changed('authors', 'forum', PROBLEM_COUNTS)
  await tx.delete(members).where(eq(members.id, memberId))
  return member
}

/** Locked in the order of their ids, like everywhere that several events are locked: no deadlock. */
async function releaseSeats(dependencies: MailDependencies, tx: Sql, changed: Changed, memberId: string) {
  const seats = await tx
    .select({ eventId: eventRegistrations.eventId })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.memberId, memberId))
    .orderBy(asc(eventRegistrations.eventId))
  if (seats.length > 0) changed('events')
  for (const { eventId } of seats) {
    const event = await eventStore.getForUpdate(tx, eventId)
    if (!event) continue
    changed(`event:${eventId}`)
    await registrationStore.remove(tx, eventId, memberId)
    if (!event.cancelledAt && event.endsAt > new Date()) await promoteWaiting(dependencies, tx, event)
  }
}

/**
 * A post's count of votes must match its rows. Every post that changes with the member is locked here, before the first
 * thread, as everywhere: no deadlock.
 */
async function takeVotesBack(tx: Sql, memberId: string) {
  await tx.execute(raw`
    with held as (
      select p.id, p.id in (select post_id from forum_votes where member_id = ${memberId}) as voted
      from forum_posts p where author_id = ${memberId} or deleted_by = ${memberId}
        or id in (select post_id from forum_votes where member_id = ${memberId})
      order by p.id for no key update
    )
    update forum_posts set votes = votes - 1 from held where forum_posts.id = held.id and voted`)
  await tx.execute(raw`delete from forum_votes where member_id = ${memberId}`)
}

/** An admin may have written about another candidate; a member's own submission names only its author. */
async function takeNameOut(tx: Sql, changed: Changed, memberId: string) {
  const author = raw`select id, name, role from members where id = ${memberId}`
  const blogs = await tx.execute<{ id: string }>(raw`
    update blogs set author = ${NOBODY} from (${author}) m
    where author_id = m.id and author = m.name returning blogs.id`)
  const modules = await tx.execute<{ id: string }>(raw`
    update modules set created_by = ${NOBODY} from (${author}) m
    where author_id = m.id and created_by = m.name returning modules.id`)
  const experiences = await tx.execute(raw`
    update experiences set candidate = ${NOBODY} from (${author}) m
    where author_id = m.id and candidate <> '' and (candidate = m.name or m.role is distinct from 'admin')
    returning experiences.id`)
  await replaceByline(tx, memberId, NOBODY)
  if (blogs.rows.length > 0) changed('blogs', ...blogs.rows.map(({ id }) => `blog:${id}`))
  if (modules.rows.length > 0) changed('modules', ...modules.rows.map(({ id }) => `module:${id}`))
  if (experiences.rows.length > 0) changed('experiences')
}

/** Replaces the member's name in stored versions of their content, so that restoring one does not bring it back. */
async function replaceByline(tx: Sql, memberId: string, words: string) {
  const replace = (kind: string, table: string, field: string, also: SQL = raw`false`) =>
    tx.execute(raw`
      update versions v set content = jsonb_set(v.content, array[${field}::text], to_jsonb(${words}::text))
      from ${raw.identifier(table)} t join members m on m.id = t.author_id
      where v.kind = ${kind} and v.item_id = t.id and m.id = ${memberId} and v.content ->> ${field}::text <> ''
        and (v.content ->> ${field}::text = m.name or ${also})`)
  await replace('blogs', 'blogs', 'author')
  await replace('modules', 'modules', 'createdBy')
  // A member's own submission names only its author.
  await replace('experiences', 'experiences', 'candidate', raw`m.role is distinct from 'admin'`)
}
