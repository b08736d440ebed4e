import type { Sql } from '../../../platform/database/database.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import type { MemberRow } from '../account-tables.ts'
import { addressMails } from './address-mails.ts'
import { confirmationStore } from './confirmation-store.ts'

type Dependencies = Pick<AccountDependencies, 'mailer' | 'publicUrl' | 'env'>

/** Queues the mail with the link that confirms this address: the member's own, or the one that it shall change to. */
export async function mailLink(
  { mailer, publicUrl, env }: Dependencies,
  tx: Sql,
  member: Pick<MemberRow, 'id' | 'name' | 'email' | 'language'>,
  email: string,
  /** Whose it is already. They get a note in its place, and nobody the link. */
  owner?: MemberRow,
) {
  const token = await confirmationStore.create(tx, member.id, email, env.CONFIRM_SECONDS)
  const link = `${publicUrl}/confirm?token=${token}`
  if (owner && owner.id !== member.id) return mailer.queue(tx, addressMails.alreadyUsed(owner))
  const write = email === member.email ? addressMails.confirm : addressMails.confirmNext
  await mailer.queue(tx, write({ ...member, email }, link, env.CONFIRM_SECONDS))
}
