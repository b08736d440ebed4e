import { and, eq } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import type { Mail, MailQueue, MailTasks } from '../../platform/mail/mailer.ts'
import { accountMails } from './account-mails.ts'
import { members } from './account-tables.ts'
import { oneTimeCodeStore } from './one-time-code-store.ts'

/** About ten minutes of tries: a reset code is useless long after somebody asked for it. */
const TRIES = 6

interface Dependencies {
  readonly database: Database
  readonly env: Env
  readonly secret: Buffer
}

/**
 * Queues a mail with a reset code. Whether a member has this e-mail is looked up when the mail is sent, so the
 * request takes the same time and gets the same answer for a stranger. The code's lifetime starts when it is sent.
 */
export const queueResetCode = (queue: MailQueue, tx: Sql, email: string) =>
  queue.queueTask(tx, 'reset-code', email, { tries: TRIES })

export const resetCodeTask = (dependencies: Dependencies): MailTasks => ({
  'reset-code': (email) => resetCodeMail(dependencies, email as string),
})

/** The mail with a new code. Undefined when no approved member has this e-mail. */
async function resetCodeMail(
  { database, env, secret }: Dependencies,
  email: string,
): Promise<Mail | undefined> {
  return write(database, async (tx) => {
    const [member] = await tx
      .select({ id: members.id, email: members.email, name: members.name })
      .from(members)
      .where(and(eq(members.email, email), eq(members.status, 'approved')))
    if (!member) return undefined
    const code = await oneTimeCodeStore.create(tx, member.id, secret, env)
    return accountMails.resetCode(member, code, env.OTP_SECONDS)
  })
}
