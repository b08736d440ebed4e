// Exports for other features: whether a member has a second factor, and the reset by an admin.

import type { Sql } from '../../platform/database/database.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { MemberRow } from '../account/public.ts'
import { factorMails } from './factor-mails.ts'
import { factorStepStore } from './factor-step-store.ts'
import { factorStore } from './factor-store.ts'

export { hasFactor } from './factor-store.ts'

interface Mails {
  readonly mailer: Pick<MailQueue, 'queue'>
  readonly publicUrl: string
}

/** Removes every factor of a member who is locked out, and notifies them. Returns false when there was none. */
export async function resetFactors(
  { mailer, publicUrl }: Mails,
  tx: Sql,
  member: MemberRow,
): Promise<boolean> {
  const count = await factorStore.removeAll(tx, member.id)
  await factorStepStore.removeAll(tx, member.id)
  if (count === 0) return false
  await mailer.queue(tx, factorMails.reset(member, publicUrl))
  return true
}
