import { and, eq } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { mailTexts } from '../../platform/mail/mail-texts.ts'
import type { Mail, MailQueue, MailTasks } from '../../platform/mail/mailer.ts'
import { members } from './account-tables.ts'
import { oneTimeCodeStore } from './one-time-code-store.ts'

/** About ten minutes: a reset code is of no use to anybody long after it was asked for. */
const TRIES = 6

interface Dependencies {
  readonly database: Database
  readonly env: Env
  readonly secret: Buffer
}

/**
 * Queues a reset code for whoever has this e-mail, if anybody has. Whether they do is looked up when it is sent, so
 * asking takes as long and answers the same for a stranger; and the code lives from when it is sent.
 */
export const queueResetCode = (queue: MailQueue, tx: Sql, email: string) =>
  queue.queueTask(tx, 'reset-code', email, { tries: TRIES })

export const resetCodeTask = (dependencies: Dependencies): MailTasks => ({
  'reset-code': (email) => resetCodeMail(dependencies, email as string),
})

/** The mail with a fresh code for the approved member of this e-mail; undefined when there is none. */
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
    return mailTexts.resetCode(member, code, env.OTP_SECONDS)
  })
}
