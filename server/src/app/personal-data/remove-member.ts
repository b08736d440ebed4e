import { memberPageMessages } from '@callofcode/contract/member/member-page'
import { asc, eq, sql as raw, type SQL } from 'drizzle-orm'
import { type MemberRow, members } from '../../features/account/account-tables.ts'
import { eventStore } from '../../features/event/event-store.ts'
import { eventRegistrations } from '../../features/event/event-tables.ts'
import { registrationStore } from '../../features/event/registration-store.ts'
import { promoteWaiting } from '../../features/event/seat-mail.ts'
import { PROBLEM_COUNTS } from '../../features/submission/solved-store.ts'
import type { Changed, Sql } from '../../platform/database/database.ts'
import { DELETED_AT_ONCE } from './personal-data.ts'

type MailDependencies = Parameters<typeof promoteWaiting>[0]

/** The name that replaces an author's name in bylines. Bylines are text, so they stay after the author is gone. */
const NOBODY = memberPageMessages.deletedMember.text

/**
 * Removes the personal data from a member's row and their name from their texts, and ends every session. The account is then
 * unusable and its address free. Returns the earlier row, or undefined when there was none.
 */
export async function shutAccount(tx: Sql, changed: Changed, memberId: string) {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update')
  if (!member) return undefined
  await takeNameOut(tx, changed, memberId)
  await removeCertificates(tx, changed, memberId)
  for (const table of DELETED_AT_ONCE)
    await tx.execute(raw`delete from ${raw.identifier(table)} where member_id = ${memberId}`)
  await tx.execute(raw`
    insert into retired_handles (digest) select sha256(convert_to(${member.handle}, 'UTF8')) where ${member.handle} <> ''
    on conflict do nothing`)
  await tx
    .update(members)
    .set({ ...EMPTIED, email: `${memberId}@deleted.invalid` })
    .where(eq(members.id, memberId))
  changed('authors', 'forum', PROBLEM_COUNTS)
  return member
}

const EMPTIED: Partial<MemberRow> = {
  name: NOBODY,
  passwordHash: '-',
  handle: '',
  role: 'member',
  status: 'disabled',
  phone: null,
  birthDate: null,
  passoutYear: null,
  bio: null,
  profilePhoto: null,
  github: null,
  linkedin: null,
  twitter: null,
  leetcode: null,
  geeksforgeeks: null,
  codechef: null,
  codeforces: null,
  pausedUntil: null,
  warned: false,
  conductEdition: null,
  decisionId: null,
  declinedReason: null,
  batchId: null,
  invitedAt: null,
  archivedAt: null,
  showsPage: 'nobody',
  mailMentions: false,
  mailReplies: false,
  mailWaiting: false,
  mailQuestions: false,
  mailEventDay: false,
  mailEventHour: false,
  mailAnnouncements: false,
  mailEvents: false,
  timeZone: null,
  language: null,
}

/** Tables with counters. `removeMember` deletes their rows together with the counts. */
const COUNTED = ['forum_votes', 'event_registrations']

/** Deletes or releases at most `most` rows that refer to a member, in any table. Returns the number that it found. */
export async function removeRows(tx: Sql, memberId: string, most: number): Promise<number> {
  const { rows } = await tx.execute<{ table: string; column: string; isOwn: boolean }>(raw`
    select conrelid::regclass::text as table, quote_ident(a.attname) as column, confdeltype = 'c' as "isOwn"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where contype = 'f' and confrelid = 'members'::regclass and confdeltype in ('c', 'n') order by 1, 2`)
  let left = most
  for (const { table, column, isOwn } of rows) {
    if (COUNTED.includes(table) || left === 0) continue
    const [from, by] = [raw.raw(table), raw.raw(column)]
    // Rows that others may lock too are locked in the order of their ids, as everywhere, to avoid a deadlock.
    const done = await tx.execute(
      isOwn
        ? raw`delete from ${from} where ctid in (select ctid from ${from} where ${by} = ${memberId} limit ${left})`
        : raw`update ${from} set ${by} = null where id in (
            select id from ${from} where ${by} = ${memberId} order by id limit ${left} for no key update)`,
    )
    left -= done.rowCount ?? 0
  }
  return most - left
}

/**
 * Deletes the rest of a member whose account is shut. Their private rows go with the member's row (`on delete cascade`). Their
 * public content stays without an author (`on delete set null`). Seats and vote counts are corrected here.
 */
export async function removeMember(
  dependencies: MailDependencies,
  tx: Sql,
  changed: Changed,
  memberId: string,
) {
  await releaseSeats(dependencies, tx, changed, memberId)
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('update')
  if (!member) return
  await takeVotesBack(tx, memberId)
  await tx.execute(raw`delete from blog_views where reader = ${memberId}`)
  changed('authors', 'forum', PROBLEM_COUNTS)
  await tx.delete(members).where(eq(members.id, memberId))
}

/** Locks events in the order of their ids, as everywhere that several events are locked, to avoid a deadlock. */
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
 * Makes each post's vote count match its rows. Every post that changes with the member is locked here, before the first thread,
 * as everywhere, to avoid a deadlock.
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

/**
 * Removes the member's name. An admin may have written about another candidate, but a member's own submission names only its
 * author.
 */
async function takeNameOut(tx: Sql, changed: Changed, memberId: string) {
  await passBlogsOn(tx, memberId)
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
  // A reason was addressed to its author only.
  await tx.execute(raw`
    update experiences set refusal_reason = null where author_id = ${memberId} and refusal_reason is not null`)
  const talks = await tx.execute<{ id: string }>(raw`
    update event_speakers set name = ${NOBODY}, about = '', link = '' where member_id = ${memberId} returning event_id as id`)
  if (talks.rows.length > 0) changed('events', ...talks.rows.map(({ id }) => `event:${id}`))
  await replaceByline(tx, memberId, NOBODY)
  if (blogs.rows.length > 0) changed('blogs', ...blogs.rows.map(({ id }) => `blog:${id}`))
  if (modules.rows.length > 0) changed('modules', ...modules.rows.map(({ id }) => `module:${id}`))
  if (experiences.rows.length > 0) changed('experiences')
}

/** Passes each text with several authors to its first co-author. The member's other texts are deleted with the account. */
async function passBlogsOn(tx: Sql, memberId: string) {
  await tx.execute(raw`
    with heirs as (
      select distinct on (w.id) w.id, a.member_id from member_blogs w
      join member_blog_authors a on a.member_blog_id = w.id and a.accepted_at is not null
      where w.author_id = ${memberId} order by w.id, a.accepted_at, a.id
    ), given as (
      update member_blogs w set author_id = heirs.member_id from heirs where heirs.id = w.id
    )
    delete from member_blog_authors a using heirs where a.member_blog_id = heirs.id and a.member_id = heirs.member_id`)
}

/**
 * Deletes certificates, because they show the member's name. Their pages return no data about them from here on (decisions/0076).
 */
async function removeCertificates(tx: Sql, changed: Changed, memberId: string) {
  const { rows } = await tx.execute<{ code: string }>(
    raw`delete from certificates where member_id = ${memberId} returning code`,
  )
  if (rows.length > 0) changed(...rows.map(({ code }) => `certificate:${code}`))
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
