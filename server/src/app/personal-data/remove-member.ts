import { asc, eq, sql as raw, type SQL } from 'drizzle-orm'
import { members } from '../../features/account/account-tables.ts'
import { promoteWaiting } from '../../features/event/event-mails.ts'
import { eventStore } from '../../features/event/event-store.ts'
import { eventRegistrations } from '../../features/event/event-tables.ts'
import { registrationStore } from '../../features/event/registration-store.ts'
import { refuseLastAdmin } from '../../features/member/last-admin.ts'
import type { Changed, Sql } from '../../platform/database/database.ts'

type MailParts = Parameters<typeof promoteWaiting>[0]

/** What stands where a name stood that was written out: bylines are texts, and stay when their author is gone. */
const NOBODY = 'Deleted member'

/**
 * Takes a member out of every table. What is tied to them alone goes with the row (`on delete cascade`); what they wrote
 * in public stays and loses its author (`on delete set null`). Here is the rest: seats for others, counts, bylines.
 * Answers the row as it was; undefined when there was none.
 */
export async function removeMember(dependencies: MailParts, tx: Sql, changed: Changed, memberId: string) {
  await refuseLastAdmin(tx, memberId)
  await releaseSeats(dependencies, tx, changed, memberId)
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update')
  if (!member) return undefined
  await takeVotesBack(tx, memberId)
  await takeNameOut(tx, changed, memberId)
  await tx.execute(raw`delete from blog_views where reader = ${memberId}`)
  changed('authors', 'forum')
  await tx.delete(members).where(eq(members.id, memberId))
  return member
}

/** Held in the order of their ids, as by everybody who holds several: no two wait for each other in a ring. */
async function releaseSeats(dependencies: MailParts, tx: Sql, changed: Changed, memberId: string) {
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

/** A count of votes is that of its rows. */
async function takeVotesBack(tx: Sql, memberId: string) {
  await tx.execute(raw`
    with held as (
      select p.id from forum_posts p join forum_votes v on v.post_id = p.id
      where v.member_id = ${memberId} order by p.id for update of p
    )
    update forum_posts set votes = votes - 1 from held where forum_posts.id = held.id`)
  await tx.execute(raw`delete from forum_votes where member_id = ${memberId}`)
}

/** A candidate may be somebody an admin wrote about; what a member sent in bears no name but their own. */
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

/** Puts other words where a member's name stands in the kept versions of what they wrote: it must not come back. */
async function replaceByline(tx: Sql, memberId: string, words: string) {
  const replace = (kind: string, table: string, field: string, also: SQL = raw`false`) =>
    tx.execute(raw`
      update versions v set content = jsonb_set(v.content, array[${field}::text], to_jsonb(${words}::text))
      from ${raw.identifier(table)} t join members m on m.id = t.author_id
      where v.kind = ${kind} and v.item_id = t.id and m.id = ${memberId} and v.content ->> ${field}::text <> ''
        and (v.content ->> ${field}::text = m.name or ${also})`)
  await replace('blogs', 'blogs', 'author')
  await replace('modules', 'modules', 'createdBy')
  // What a member sent in bears no name but their own.
  await replace('experiences', 'experiences', 'candidate', raw`m.role is distinct from 'admin'`)
}
