import { sendTestMail } from '@callofcode/contract/club/club'
import { clubMessages } from '@callofcode/contract/club/club-messages'
import { asOneLine } from '@callofcode/contract/text'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { conflict } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { letter, type To } from '../../platform/mail/letter.ts'
import { mailSender } from '../../platform/mail/mail-transport.ts'
import { written } from '../../platform/mail/mailer.ts'
import { auditStore, memberStore } from '../account/public.ts'
import type { Club } from './club.ts'
import { identityOf } from './club-mail.ts'

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
      if (data.sent) await noteMailWorks(database)
      return { data }
    } finally {
      isSending = false
    }
  })

  async function send(to: To) {
    const identity = identityOf(club.settings, env)
    const mail = written(
      letter(to, (say) => ({ subject: say('testSubject'), paragraphs: [say('testFromSettings')] })),
      identity,
    )
    try {
      const answer = await mailSender(
        env,
        () => undefined,
        () => identity,
      )(mail, `test-${Date.now()}`)
      return env.SMTP_URL
        ? { sent: true, answer: plain(answer) }
        : { sent: false, answer: clubMessages.noServer.text }
    } catch (error) {
      return { sent: false, answer: plain(answerOf(error)) }
    }
  }
}

/** Records a step of the organisers' first list. */
const noteMailWorks = ({ pool }: Database) =>
  pool.query(`insert into settings (key, value) values ('mail-tested', 'true') on conflict do nothing`)

/** Returns the answer of the mail server, or the reason why it was not reached. */
function answerOf(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string }
  return response || message || String(error)
}

const plain = (text: string) => asOneLine(text).slice(0, LONGEST_ANSWER)
