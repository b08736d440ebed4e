import type { NotificationKind } from '@callofcode/contract/notification/notification'
import type { Task } from '@callofcode/contract/task'
import { TASK_WORDS } from '@callofcode/contract/task-words'
import type { Sql } from '../../platform/database/database.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { Readers } from '../happening/public.ts'
import { queueAnswerMail, queueQuestionMails } from './asked-mail.ts'
import { queueBlogMail } from './blog-mail.ts'
import { forumReaders } from './forum-readers.ts'
import { notificationStore } from './notification-store.ts'
import type { NewNotification } from './notification-tables.ts'

/** Notifies and mails members about happenings. The member who decided about another is left unnamed. */
export const notificationReaders = (queue: MailQueue, publicUrl: string): Readers => ({
  ...forumReaders(queue),
  ...blogReaders(queue, publicUrl),
  ...questionReaders(queue),
  ...eventReaders,
  ...accountReaders,
})

const create = notificationStore.create
/** Builds a notification that each member gets once. */
const once = (kind: NotificationKind, subjectId: string, memberId: string): NewNotification => ({
  kind,
  subjectId,
  memberId,
  key: `${kind}:${subjectId}`,
})

/** Decisions about a blog are mailed too: its author may have left the site to wait for them. */
const blogReaders = (queue: MailQueue, publicUrl: string): Readers => ({
  async 'blog.changed'(tx, { memberBlogId, memberIds, news, actorId = null }) {
    const kind = `blog-${news}` as const satisfies NotificationKind
    await notificationStore.createNews(tx, { kind, subjectId: memberBlogId, actorId }, memberIds)
    for (const memberId of memberIds)
      await queueBlogMail(queue, tx, { memberBlogId, memberId, news, publicUrl })
  },
})

const questionReaders = (queue: MailQueue): Readers => ({
  async 'question.asked'(tx, { questionId, by, mentors }) {
    await aboutQuestion(tx, 'question', questionId, by, mentors)
    await queueQuestionMails(queue, tx, mentors)
  },
  async 'question.answered'(tx, { questionId, by, asker }) {
    await aboutQuestion(tx, 'question-answer', questionId, by, [asker])
    await queueAnswerMail(queue, tx, { memberId: asker, questionId })
  },
  'question.thanked': (tx, { questionId, by, to }) =>
    aboutQuestion(tx, 'question-thanks', questionId, by, [to]),
  'question.removed': (tx, { questionId, author }) =>
    aboutQuestion(tx, 'question-removed', questionId, null, [author]),
})

const aboutQuestion = (
  tx: Sql,
  kind: NotificationKind,
  subjectId: string,
  actorId: string | null,
  memberIds: readonly string[],
) => notificationStore.createNews(tx, { kind, subjectId, actorId }, memberIds)

const eventReaders: Readers = {
  // A second seat at the same event is announced again.
  'event.seated': (tx, { eventId, memberIds }) =>
    notificationStore.replace(
      tx,
      memberIds.map((memberId) => once('event-seat', eventId, memberId)),
    ),
  'event.cancelled': (tx, { events }) =>
    notificationStore.createCancelled(
      tx,
      events.map(({ id }) => id),
    ),
  'event.reminded': (tx, { kind, seats }) =>
    notificationStore.replace(
      tx,
      seats.map(({ eventId, memberId }) => once(kind, eventId, memberId)),
    ),
  'certificate.issued': (tx, { certificates }) =>
    create(
      tx,
      certificates.map(({ id, memberId }) => once('certificate', id, memberId)),
    ),
  'certificate.revoked': (tx, { id, memberId }) => create(tx, [once('certificate-back', id, memberId)]),
}

const accountReaders: Readers = {
  'member.sanctioned': (tx, { id, memberId, kind }) => create(tx, [once(kind, id, memberId)]),
  'experience.reviewed': (tx, { experienceId, authorId, ruling }) => {
    const kind = ruling === 'accepted' ? 'published' : 'refused'
    return create(tx, [{ ...once(kind, experienceId, authorId), key: `experience:${experienceId}` }])
  },
  'handle.ended': (tx, { memberId, kind, account }) =>
    create(tx, [{ memberId, kind: `handle-${kind}`, facts: { words: account } }]),
  'submission.revoked': (tx, { id, memberId, title }) =>
    create(tx, [{ memberId, kind: 'verdict-back', subjectId: id, facts: { words: title } }]),
  'task.given': (tx, { memberIds, by, task, until }) =>
    notificationStore.createForAll(
      tx,
      { kind: 'task-given', actorId: by, facts: ofTask(task, until) },
      memberIds,
    ),
  'task.taken': (tx, { memberIds, by, task }) =>
    notificationStore.createForAll(tx, { kind: 'task-taken', actorId: by, facts: ofTask(task) }, memberIds),
  'mentor.added': (tx, { memberId, by, batch }) =>
    create(tx, [{ memberId, kind: 'task-given', actorId: by, facts: ofBatch(batch) }]),
  'group.joined': (tx, { memberIds, by, group, lead }) =>
    create(
      tx,
      memberIds.map((memberId) => ({
        memberId,
        kind: lead ? 'group-lead' : 'group-member',
        actorId: by,
        facts: { words: group },
      })),
    ),
  'mentor.removed': (tx, { memberId, by, batch }) =>
    create(tx, [{ memberId, kind: 'task-taken', actorId: by, facts: ofBatch(batch) }]),
}

// The words are for programs. The screens make their own from the task.
function ofTask(task: Task, until: string | null = null) {
  const { name } = TASK_WORDS[task]
  const words = until ? `${name}, until ${day.format(new Date(until))}` : name
  return { words, task: { name: task, batch: null, until } }
}
const ofBatch = (batch: string) => ({
  words: `Mentor of ${batch}`,
  task: { name: null, batch, until: null },
})

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
