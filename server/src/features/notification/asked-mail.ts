import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { letter, type To } from '../../platform/mail/letter.ts'
import type { SayInMail } from '../../platform/mail/mail-words.ts'
import type { Mail, MailQueue, MailTasks } from '../../platform/mail/mailer.ts'
import { unsubscribeAddress } from '../../platform/mail/unsubscribe.ts'
import { type AskedNews, askedMailStore } from './asked-mail-store.ts'
import { threadMailStore } from './thread-mail-store.ts'

interface Dependencies {
  readonly database: Database
  readonly env: Env
  readonly secret: Buffer
}
interface Answered {
  readonly memberId: string
  readonly questionId: string
}

const LINES = 10

/** Queues a mail to each mentor about their open questions. A mail that is already queued covers the new question too. */
export const queueQuestionMails = (queue: MailQueue, tx: Sql, mentors: readonly string[]) =>
  queue.queueTasks(
    tx,
    'question-mail',
    mentors.map((memberId) => ({ value: { memberId }, key: memberId })),
  )

/** Queues a mail to the asker about an answer. `at`: the earliest time. */
export const queueAnswerMail = (queue: MailQueue, tx: Sql, about: Answered, at?: Date) =>
  queue.queueTask(tx, 'answer-mail', about, { key: `${about.memberId} ${about.questionId}`, at })

export const askedMailTasks = (dependencies: Dependencies): MailTasks => ({
  'question-mail': async (about, queue) => {
    await mailMentor(dependencies, queue, (about as { memberId: string }).memberId)
    return undefined
  },
  'answer-mail': async (about, queue) => {
    await mailAsker(dependencies, queue, about as Answered)
    return undefined
  },
})

/**
 * Sends a mentor one mail about all waiting questions that they have not seen. A pause follows, so a flood becomes one mail at
 * its end.
 */
async function mailMentor({ database, env, secret }: Dependencies, queue: MailQueue, memberId: string) {
  await write(database, async (tx) => {
    const mentor = await threadMailStore.getMemberForUpdate(tx, memberId)
    if (!mentor?.mailQuestions) return
    const at = after(await askedMailStore.lastMailed(tx, memberId), env.QUESTION_MAIL_SECONDS)
    if (at) return queue.queueTask(tx, 'question-mail', { memberId }, { key: memberId, at })
    const news = await askedMailStore.waiting(tx, memberId)
    if (news.length === 0) return
    const unsubscribe = unsubscribeAddress(addressOf(env), secret, memberId, 'questions')
    await queue.queue(tx, questionMail({ to: mentor, news, publicUrl: addressOf(env), unsubscribe }))
    await askedMailStore.markMailed(tx, news)
  })
}

/** Mails the asker by the rules for replies in the forum: the same setting, pause and unsubscribe link. */
async function mailAsker({ database, env, secret }: Dependencies, queue: MailQueue, about: Answered) {
  const { memberId, questionId } = about
  await write(database, async (tx) => {
    const asker = await threadMailStore.getMemberForUpdate(tx, memberId)
    if (!asker?.mailReplies) return
    const at = after(await askedMailStore.lastMailed(tx, memberId, questionId), env.THREAD_MAIL_SECONDS)
    if (at) return queueAnswerMail(queue, tx, about, at)
    const news = await askedMailStore.answered(tx, memberId, questionId)
    if (news.length === 0) return
    const unsubscribe = unsubscribeAddress(addressOf(env), secret, memberId, 'forum')
    await queue.queue(tx, answerMail({ to: asker, news, publicUrl: addressOf(env), unsubscribe }))
    await askedMailStore.markMailed(tx, news)
  })
}

const addressOf = ({ PUBLIC_URL, PORT }: Env) => PUBLIC_URL ?? `http://localhost:${PORT}`

/** Returns the end of the pause after the last mail, or undefined when it is over. */
function after(last: Date | undefined, seconds: number): Date | undefined {
  const end = last && last.getTime() + seconds * 1000
  return end && end > Date.now() ? new Date(end) : undefined
}

interface Told {
  readonly to: To
  readonly news: readonly AskedNews[]
  readonly publicUrl: string
  readonly unsubscribe: string
}

/** Writes the mail about questions. It names the asker and the title, and leaves out attachments. */
function questionMail({ to, news, publicUrl, unsubscribe }: Told): Mail {
  const [first] = news
  const only = news.length === 1 && first
  const path = only ? `/dashboard/questions/${first.questionId}` : '/dashboard/questions?of=queue'
  const mail = letter(to, (say) => ({
    subject: only
      ? say('asksMentorsSubject', { name: nameIn(say, first), title: first.title })
      : say('questionsWaitSubject', { count: news.length }),
    paragraphs: [
      say('questionsWait', { count: news.length }),
      ...news.slice(0, LINES).map((one) => say('asksMentors', { name: nameIn(say, one), title: one.title })),
      ...(news.length > LINES ? [say('andMoreLines', { count: news.length - LINES })] : []),
    ],
    link: { text: say('answerThem', { count: news.length }), address: `${publicUrl}${path}` },
    foot: { text: say('noQuestionMails'), address: unsubscribe },
  }))
  return { ...mail, unsubscribe }
}

/** Writes the mail about an answer, without quoting it. */
function answerMail({ to, news: [first], publicUrl, unsubscribe }: Told): Mail {
  const mail = letter(to, (say) => {
    const about = { name: first ? nameIn(say, first) : '', title: first?.title ?? '' }
    return {
      subject: say('answeredSubject', about),
      paragraphs: [say('answered', about)],
      link: { text: say('read'), address: `${publicUrl}/dashboard/questions/${first?.questionId}` },
      foot: { text: say('noForumMails'), address: unsubscribe },
    }
  })
  return { ...mail, unsubscribe }
}

const nameIn = (say: SayInMail, { actor }: AskedNews) => actor ?? say('formerMember')
