import { createHash, randomBytes } from 'node:crypto'
import { and, eq, inArray, sql as raw } from 'drizzle-orm'
import { prepared, type Sql } from '../../../platform/database/database.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { emailConfirmations, type MemberRow, memberIdentities, members } from '../account-tables.ts'
import { addressMails } from './address-mails.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const isLive = raw`${emailConfirmations.expiresAt} > now()`

const WAYS = prepared('signin-ways', (sql) =>
  sql
    .select({
      email: members.email,
      confirmedAt: members.emailConfirmedAt,
      passwordHash: members.passwordHash,
      waiting: emailConfirmations.email,
      connectedAt: memberIdentities.createdAt,
    })
    .from(members)
    .leftJoin(emailConfirmations, and(eq(emailConfirmations.memberId, members.id), isLive))
    .leftJoin(memberIdentities, eq(memberIdentities.memberId, members.id))
    .where(eq(members.id, raw.placeholder('memberId')))
    .limit(1),
)

export const confirmationStore = {
  /**
   * Creates a member's token for this address. It is returned once, and only its hash is stored. It replaces the previous token.
   */
  async create(sql: Sql, memberId: string, email: string, seconds: number): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const made = {
      email,
      tokenHash: hashOf(token),
      expiresAt: raw<Date>`now() + make_interval(secs => ${seconds})`,
    }
    await sql
      .insert(emailConfirmations)
      .values({ memberId, ...made })
      .onConflictDoUpdate({ target: emailConfirmations.memberId, set: { ...made, createdAt: raw`now()` } })
    return token
  },

  /** Uses the token up. Only one of two simultaneous calls gets the member and the address. */
  async use(tx: Sql, token: string): Promise<{ member: MemberRow; email: string } | undefined> {
    const [used] = await tx
      .delete(emailConfirmations)
      .where(and(eq(emailConfirmations.tokenHash, hashOf(token)), isLive))
      .returning()
    if (!used) return undefined
    const here = and(eq(members.id, used.memberId), inArray(members.status, ['pending', 'approved']))
    const [member] = await tx.select().from(members).where(here).for('update')
    return member && { member, email: used.email }
  },

  /** Returns how a member signs in, with the address that waits for confirmation. */
  async ways(sql: Sql, memberId: string) {
    const [row] = await WAYS(sql, { memberId })
    return row
  },

  /** Gives the member this confirmed address. */
  async confirm(tx: Sql, memberId: string, email: string) {
    const updatedAt = raw<Date>`greatest(now(), ${members.updatedAt} + interval '1 millisecond')`
    await tx
      .update(members)
      .set({ email, emailConfirmedAt: raw`now()`, updatedAt })
      .where(eq(members.id, memberId))
  },
}

type Dependencies = Pick<AccountDependencies, 'mailer' | 'publicUrl' | 'env'>

/** Queues the mail with the link that confirms this address. The address is the member's own or their new one. */
export async function mailLink(
  { mailer, publicUrl, env }: Dependencies,
  tx: Sql,
  member: Pick<MemberRow, 'id' | 'name' | 'email' | 'language'>,
  email: string,
  /** The member who has the address already. They get a note, and the link is sent to no one. */
  owner?: MemberRow,
) {
  const token = await confirmationStore.create(tx, member.id, email, env.CONFIRM_SECONDS)
  const link = `${publicUrl}/confirm?token=${token}`
  if (owner && owner.id !== member.id) return mailer.queue(tx, addressMails.alreadyUsed(owner))
  const write = email === member.email ? addressMails.confirm : addressMails.confirmNext
  await mailer.queue(tx, write({ ...member, email }, link, env.CONFIRM_SECONDS))
}
