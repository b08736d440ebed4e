import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, isNull, sql as raw } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { accountMails } from '../../features/account/account-mails.ts'
import { members } from '../../features/account/account-tables.ts'
import type { BudgetName, Budgets } from '../../features/account/budgets.ts'
import type { Happened } from '../../features/happening/public.ts'
import { refuseLastAdmin } from '../../features/member/member-actions.ts'
import { time } from '../../platform/database/columns.ts'
import { type Changed, type Database, type Sql, write } from '../../platform/database/database.ts'
import { lockMembers } from '../../platform/database/writer.ts'
import type { Env } from '../../platform/env.ts'
import type { PeriodicJob } from '../../platform/jobs/run-jobs.ts'
import type { To } from '../../platform/mail/letter.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { seal, unseal } from '../../platform/mail/seal.ts'
import { removeMember, removeRows, shutAccount } from './remove-member.ts'

/** Members who left: what is still to be done, and later that they did. */
export const deletions = pgTable('deletions', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  /** Without a reference: the member's row is gone in the end. */
  memberId: uuid('member_id').notNull().unique(),
  sealedRecipient: text('sealed_recipient'),
  finishedAt: time('finished_at'),
})

/** Rows of one transaction: well within the statement timeout, and soon free for others. */
const BATCH = 500

export interface WorkDependencies {
  readonly database: Database
  readonly mailer: MailQueue
  readonly publicUrl: string
  readonly secret: Buffer
  readonly happened: Happened
}

/**
 * Shuts the account, and notes what is to be done. Returns the row as it was; undefined when there was none. Throws a Failure for
 * the last admin.
 */
export async function beginDeletion(tx: Sql, changed: Changed, memberId: string, secret: Buffer) {
  await refuseLastAdmin(tx, memberId)
  const member = await shutAccount(tx, changed, memberId)
  if (!member) return undefined
  const sealedRecipient = seal(secret, { name: member.name, email: member.email, language: member.language })
  await tx.insert(deletions).values({ memberId, sealedRecipient })
  // Accounts that were merged into it are of the same person; of these nobody is told once more.
  const merged = await tx.select({ id: members.id }).from(members).where(eq(members.mergedInto, memberId))
  for (const { id } of merged) {
    await shutAccount(tx, changed, id)
    await tx.insert(deletions).values({ memberId: id, sealedRecipient: null })
  }
  return member
}

/** Limits that are counted under the e-mail, as a hash. */
const UNDER_EMAIL: readonly BudgetName[] = [
  ...(['signupNotice', 'signinAccount', 'addressPause', 'addressSends'] as const),
  ...(['otpPause', 'otpSends', 'otpTries', 'otpTriesADay'] as const),
]
export const forgetEmail = (budgets: Budgets, email: string) =>
  Promise.all(UNDER_EMAIL.map((budget) => budgets.forget(budget, email)))

/** Works off the deletion of one member, step by step. Ends early when `stopping` is aborted or another process does the same. */
export async function workOff(dependencies: WorkDependencies, memberId: string, stopping?: AbortSignal) {
  for (let more = true; more && !stopping?.aborted; ) more = await step(dependencies, memberId)
}

/** One transaction. False when there is nothing more to do here. */
const step = (dependencies: WorkDependencies, memberId: string): Promise<boolean> =>
  write(dependencies.database, async (tx, changed) => {
    const [job] = await tx
      .select()
      .from(deletions)
      .where(and(eq(deletions.memberId, memberId), isNull(deletions.finishedAt)))
      .for('update', { skipLocked: true })
    if (!job) return false
    await lockMembers(tx, raw`values (${memberId}::uuid)`)
    if ((await removeRows(tx, memberId, BATCH)) > 0) return true
    await removeMember(dependencies, tx, changed, memberId)
    await tell(dependencies, tx, job.sealedRecipient)
    await tx
      .update(deletions)
      .set({ finishedAt: new Date(), sealedRecipient: null })
      .where(eq(deletions.id, job.id))
    return false
  })

async function tell({ mailer, secret }: WorkDependencies, tx: Sql, sealed: string | null) {
  if (sealed) await mailer.queue(tx, accountMails.accountDeleted(unseal(secret, sealed) as To))
}

export interface Deletions {
  /** True when the deletion was done within `patience` milliseconds. Otherwise it goes on. */
  carryOut(memberId: string, patience: number): Promise<boolean>
}

/** Works off deletions where they are asked for. What is left when the process ends is left to the job. */
export function deletionsAtOnce({
  app,
  ...dependencies
}: WorkDependencies & { readonly app: FastifyInstance }): Deletions {
  const stopping = new AbortController()
  const running = new Set<Promise<boolean>>()
  app.addHook('onClose', async () => {
    stopping.abort()
    await Promise.all(running)
  })
  const begin = (memberId: string): Promise<boolean> => {
    const work = workOff(dependencies, memberId, stopping.signal)
      .then(
        () => isFinished(dependencies.database.sql, memberId),
        () => false,
      )
      .finally(() => running.delete(work))
    running.add(work)
    return work
  }
  return {
    carryOut: (memberId, patience) => Promise.race([begin(memberId), sleep(patience, false, { ref: false })]),
  }
}

/** Works off what another process began and did not end, and forgets what was done long ago. */
export const deletionJob = ({
  env,
  ...dependencies
}: WorkDependencies & { readonly env: Pick<Env, 'DELETIONS_DAYS'> }): PeriodicJob => ({
  name: 'deletions',
  every: 'minute',
  async run(stopping) {
    const { sql } = dependencies.database
    let failure: unknown
    // One that fails keeps no other waiting.
    for (const memberId of await unfinished(sql))
      await workOff(dependencies, memberId, stopping).catch((error: unknown) => {
        failure = error
      })
    await sql.delete(deletions).where(raw`finished_at < now() - make_interval(days => ${env.DELETIONS_DAYS})`)
    if (failure) throw failure
  },
})

async function unfinished(sql: Sql): Promise<string[]> {
  const rows = await sql
    .select({ memberId: deletions.memberId })
    .from(deletions)
    .where(isNull(deletions.finishedAt))
    .orderBy(asc(deletions.createdAt))
  return rows.map(({ memberId }) => memberId)
}

async function isFinished(sql: Sql, memberId: string): Promise<boolean> {
  const [row] = await sql.select().from(deletions).where(eq(deletions.memberId, memberId))
  return row?.finishedAt != null
}
