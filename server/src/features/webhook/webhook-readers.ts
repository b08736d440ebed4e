import type { Happenings, Readers } from '../happening/public.ts'
import { tellWebhooks } from './webhook-outbox.ts'

/** Sends events to the webhooks of other sites. */
export const webhookReaders: Readers = {
  'member.approved': (tx, { members }) =>
    tellWebhooks(
      tx,
      'member.approved',
      members.map(({ id, name }) => ({ memberId: id, data: { id, name } })),
    ),
  'event.created': (tx, { events }) => tellWebhooks(tx, 'event.created', events.map(ofEvent)),
  'event.cancelled': (tx, { events }) => tellWebhooks(tx, 'event.cancelled', events.map(ofEvent)),
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

const ofEvent = ({ id, title, startsAt, endsAt }: ClubEvent) => ({
  data: { id, title, startsAt, endsAt, path: `/events/${id}` },
})
