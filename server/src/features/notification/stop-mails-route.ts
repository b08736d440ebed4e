import {
  type MailSettings,
  notificationMessages,
  stopMails,
} from '@callofcode/contract/notification/notification'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { badInput } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { type MailKind, readUnsubscribeToken } from '../../platform/mail/unsubscribe.ts'
import { mailSettingsStore } from './mail-settings-store.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly api: Api
  readonly database: Database
  readonly secret: Buffer
}

/** The settings that the link in a mail of each kind switches off, and the message shown then. */
const STOPPED: Readonly<Record<MailKind, { readonly off: Partial<MailSettings>; readonly said: Sentence }>> =
  {
    forum: { off: { mailMentions: false, mailReplies: false }, said: notificationMessages.stopped },
    waiting: { off: { mailWaiting: false }, said: notificationMessages.stoppedWaiting },
    questions: { off: { mailQuestions: false }, said: notificationMessages.stoppedQuestions },
    announcements: { off: { mailAnnouncements: false }, said: notificationMessages.stoppedAnnouncements },
    events: { off: { mailEvents: false }, said: notificationMessages.stoppedEvents },
    reminders: {
      off: { mailEventDay: false, mailEventHour: false },
      said: notificationMessages.stoppedReminders,
    },
  }

// The body is `List-Unsubscribe=One-Click`, in either type of form.
const LONGEST_FORM = 2_000
const SENT = 'List-Unsubscribe=One-Click'

/**
 * Ends one kind of mails without a sign-in. The request comes from the button on the page of the link, or from the mail program's
 * own (RFC 8058).
 */
export async function stopMailsRoute({ app, api, database, secret }: Dependencies) {
  async function stop(token: string): Promise<Sentence> {
    const read = readUnsubscribeToken(secret, token)
    if (!read) throw badInput({ token: notificationMessages.badToken })
    const { off, said } = STOPPED[read.kind]
    await mailSettingsStore.update(database.sql, read.memberId, off)
    return said
  }

  api.serve(stopMails, async ({ body }) => ({ message: await stop(body.token) }))

  // Mail programs post without a cookie. Only the token identifies the member, so the request needs no other protection.
  await app.register((form, _options, ready) => {
    form.removeAllContentTypeParsers()
    const options = { parseAs: 'string', bodyLimit: LONGEST_FORM } as const
    form.addContentTypeParser(
      /^(application\/x-www-form-urlencoded|multipart\/form-data)/,
      options,
      (_, body, done) => done(null, body),
    )
    form.post<{ Querystring: { token?: unknown } }>('/unsubscribe', async (request, reply) => {
      if (!isOneClick(request.body))
        throw badInput({
          'List-Unsubscribe': sentence('notification.send', 'Send {choice}.', { choice: SENT }),
        })
      const said = await stop(String(request.query.token ?? ''))
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${said}.\n`)
    })
    ready()
  })
}

/** Finds the key and value of the RFC in a form. A multipart form has them on separate lines. */
const isOneClick = (body: unknown) =>
  typeof body === 'string' &&
  (body.trim() === SENT || /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/i.test(body))
