import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, isNull, sql as raw } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { accountMails } from '../../features/account/account-mails.ts'
import { members } from '../../features/account/account-tables.ts'
import { type BudgetName, type Budgets, openBudgets } from '../../features/account/budgets.ts'
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

/** Members who left, with the work that remains. A finished row remains for some time as a record. */
export const deletions = pgTable('deletions', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  /** The column has no foreign key, because the member's row is deleted in the end. */
  memberId: uuid('member_id').notNull().unique(),
  sealedRecipient: text('sealed_recipient'),
  finishedAt: time('finished_at'),
})

/** Rows of one transaction. The number stays well within the statement timeout and releases its locks soon. */
const BATCH = 500

export interface WorkDependencies {
  readonly database: Database
  readonly mailer: MailQueue
  readonly publicUrl: string
  readonly secret: Buffer
  readonly happened: Happened
}

/**
 * Shuts the account and records the remaining work. Returns the earlier row, or undefined when there was none. Throws a Failure
 * for the last admin.
 */
export async function beginDeletion(tx: Sql, changed: Changed, memberId: string, secret: Buffer) {
  await refuseLastAdmin(tx, memberId)
  const member = await shutAccount(tx, changed, memberId)
  if (!member) return undefined
  const sealedRecipient = seal(secret, { name: member.name, email: member.email, language: member.language })
  await tx.insert(deletions).values({ memberId, sealedRecipient })
  // Accounts that were merged into this account belong to the same person, who gets one mail only.
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

/** Carries out the deletion of one member in steps. Ends early when `stopping` is aborted or another process does the same. */
export async function workOff(dependencies: WorkDependencies, memberId: string, stopping?: AbortSignal) {
  for (let more = true; more && !stopping?.aborted; ) more = await step(dependencies, memberId)
}

/** Runs one transaction. Returns false when no work remains for this process. */
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
  /** Returns true when the deletion was done within `patience` milliseconds. Otherwise it continues. */
  carryOut(memberId: string, patience: number): Promise<boolean>
}

/** Carries out deletions as soon as they are requested. The job does the work that remains when the process ends. */
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

/** Finishes deletions that another process began, and deletes old records of finished ones. */
export const deletionJob = ({
  env,
  ...dependencies
}: WorkDependencies & { readonly env: Pick<Env, 'DELETIONS_DAYS'> }): PeriodicJob => ({
  name: 'deletions',
  every: 'minute',
  async run(stopping) {
    const { sql } = dependencies.database
    let failure: unknown
    // A deletion that fails does not block the others.
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

/** Deletes an account through the member command, for a person who cannot do it themselves. */
export const deleteBy =
  ({ env, ...dependencies }: WorkDependencies & { readonly env: Env }) =>
  async (memberId: string, note: (tx: Sql) => Promise<void>): Promise<void> => {
    const { database, secret } = dependencies
    const member = await write(database, async (tx, changed) => {
      const shut = await beginDeletion(tx, changed, memberId, secret)
      if (shut) await note(tx)
      return shut
    })
    if (member) await forgetEmail(openBudgets(database, env), member.email)
    await workOff(dependencies, memberId)
  }
