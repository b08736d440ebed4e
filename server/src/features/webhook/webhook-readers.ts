import type { Happenings, Readers } from '../happening/public.ts'
import { tellWebhooks } from './webhook-outbox.ts'

/** Characters of a text that a delivery stores. No chat takes more. */
const MOST_TEXT = 4_000

/** Sends events to the webhooks of other sites. */
export const webhookReaders: Readers = {
  'member.approved': (tx, { members }) =>
    tellWebhooks(
      tx,
      'member.approved',
      members.map(({ id, name }) => ({ memberId: id, data: { id, name } })),
    ),
  'announcement.sent': (tx, { id, title, text }) =>
    tellWebhooks(tx, 'announcement.sent', [
      { data: { id, title, text: text.slice(0, MOST_TEXT), path: `/announcements/${id}` } },
    ]),
  'event.created': (tx, { events }) => tellWebhooks(tx, 'event.created', ofEvents(events)),
  'event.moved': (tx, { events }) => tellWebhooks(tx, 'event.moved', ofEvents(events)),
  'event.cancelled': (tx, { events }) =>
    tellWebhooks(
      tx,
      'event.cancelled',
      ofEvents(events).map(({ data }, at) => ({
        data: { ...data, reason: events[at]?.cancelReason ?? null },
      })),
    ),
  'event.registered': (tx, { event: { id, title }, state, member: { id: memberId, name } }) => {
    const member = { id: memberId, name }
    return tellWebhooks(tx, 'event.registered', [
      { memberId, data: { id, title, state, member, path: `/events/${id}` } },
    ])
  },
  'blog.published': (tx, { id, title, author, slug, authorId }) =>
    tellWebhooks(tx, 'blog.published', [
      { memberId: authorId, data: { id, title, author, path: `/blogs/${slug}` } },
    ]),
  'thread.created': (tx, { id, title, category, author }) =>
    tellWebhooks(tx, 'thread.created', [
      { memberId: author.id, data: { id, title, category, author, path: `/dashboard/forum/${id}` } },
    ]),
  // The name is left out: members decide who learns what they solve.
  'submission.judged': (tx, { memberId, problem, ...facts }) =>
    tellWebhooks(tx, 'submission.judged', [
      {
        memberId,
        data: { ...facts, problem, member: { id: memberId }, path: `/dsa/problems/${problem}` },
      },
    ]),
}

type ClubEvent = Happenings['event.created']['events'][number]

const ofEvents = (events: readonly ClubEvent[]) =>
  events.map(({ id, title, startsAt, endsAt, timeZone, location }) => ({
    // `dates`: how many of one series it happened to at once.
    data: { id, title, startsAt, endsAt, timeZone, location, dates: events.length, path: `/events/${id}` },
  }))
