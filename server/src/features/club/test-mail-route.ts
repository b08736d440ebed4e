import { sendTestMail } from '@callofcode/contract/club/club'
import { clubMessages } from '@callofcode/contract/club/club-messages'
import { mailServerMessages } from '@callofcode/contract/club/mail-server'
import type { Sentence } from '@callofcode/contract/sentence'
import { asOneLine } from '@callofcode/contract/text'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { conflict } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { letter, type To } from '../../platform/mail/letter.ts'
import { type MailServer, serverOfEnv } from '../../platform/mail/mail-server.ts'
import { mailSender } from '../../platform/mail/mail-transport.ts'
import { written } from '../../platform/mail/mailer.ts'
import { auditStore, memberStore } from '../account/public.ts'
import { CLUB, type Club } from './club.ts'
import { identityOf } from './club-mail.ts'
import { mailServerStore } from './mail-server-store.ts'

interface Dependencies {
  readonly api: Api
  readonly env: Env
  readonly database: Database
  readonly club: Club
}

const LONGEST_ANSWER = 500

/** Sends a mail to an admin without the queue, so that the mail server's answer can be shown. */
export function testMailRoute({ api, env, database, club }: Dependencies) {
  let isSending = false

  api.serve(sendTestMail, async (call) => {
    const member = await memberStore.get(database.sql, call.caller.id)
    if (isSending) throw conflict(clubMessages.testRunning)
    isSending = true
    try {
      await write(database, (tx) => auditStore.record(tx, call, 'club.test-mail', call.caller.id))
      const data = await send({ ...call.caller, email: member?.email ?? '' })
      if (data.sent && !serverOfEnv(env)) await noteMailWorks()
      return { data }
    } finally {
      isSending = false
    }
  })

  /** The entered server took a mail. Every process says from now on that mails are sent. */
  async function noteMailWorks() {
    await write(database, async (tx, changed) => {
      changed(CLUB)
      await mailServerStore.noteTried(tx)
    })
    await club.refresh()
  }

  async function send(to: To) {
    const identity = identityOf(club.settings, env)
    const mail = written(
      letter(to, (say) => ({ subject: say('testSubject'), paragraphs: [say('testFromSettings')] })),
      identity,
    )
    try {
      const sending = { env, print: () => undefined, identity: () => identity, server: () => club.mailServer }
      const answer = await mailSender(sending)(mail, `test-${Date.now()}`)
      return club.mailServer
        ? { sent: true, answer: plain(answer), reason: null }
        : { sent: false, answer: '', reason: clubMessages.noServer.said }
    } catch (error) {
      return {
        sent: false,
        answer: plain(answerOf(error)),
        reason: reasonOf(error, club.mailServer)?.said ?? null,
      }
    }
  }
}

/** The ports on which a server begins encrypted, and waits in silence for who begins in plain text. */
const TLS_PORTS = [465, 2465]

/** Returns in words why a mail was not sent. Null if only the server's own answer says it. */
function reasonOf(error: unknown, server: MailServer | undefined): Sentence | null {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (code === 'EAUTH') return mailServerMessages.signInRefused
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return mailServerMessages.unknownHost
  if (code === 'ETIMEDOUT')
    return server?.security === 'starttls' && TLS_PORTS.includes(server.port)
      ? mailServerMessages.otherEncryption
      : mailServerMessages.noAnswer
  if (/certificate|self[- ]signed|altnames/i.test(message)) return mailServerMessages.certificate
  if (/wrong version number|ssl3_get_record|packet length too long/i.test(message))
    return mailServerMessages.otherEncryption
  if (/ECONNREFUSED/.test(message) || code === 'ECONNECTION' || code === 'ESOCKET')
    return mailServerMessages.refusedConnection
  if (code === 'EENVELOPE') return mailServerMessages.senderRefused
  return null
}

/** Returns the answer of the mail server, or the reason why it was not reached. */
function answerOf(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string }
  return response || message || String(error)
}

const plain = (text: string) => asOneLine(text).slice(0, LONGEST_ANSWER)
