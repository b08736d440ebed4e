import { and, eq } from 'drizzle-orm'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { mailTexts } from '../../platform/mail/mail-texts.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { members } from './account-tables.ts'
import { oneTimeCodeStore } from './one-time-code-store.ts'

/** The mail with a fresh code for the approved member of this e-mail; undefined when there is none. */
export async function resetCodeMail(
  { database, env, secret }: { database: Database; env: Env; secret: Buffer },
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
