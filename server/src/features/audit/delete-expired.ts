import { sql as raw } from 'drizzle-orm'
import { type Repeated, repeat } from '../../platform/jobs/repeat.ts'
import type { PeriodicJob } from '../../platform/jobs/run-jobs.ts'
import { SteadyClock } from '../../platform/steady-clock.ts'
import {
  type AccountDependencies,
  apiTokenStore,
  forgetFutureBudgets,
  sessionStore,
} from '../account/public.ts'
import { forgetImports } from '../member-import/public.ts'
import { auditChain } from './audit-chain.ts'
import { auditMonths } from './audit-months.ts'

const DAY = 86_400_000
/** Milliseconds that a row of the audit waits for its link at most. */
const LINKING = 2_000

/**
 * Deletes expired rows, old audit rows, sessions and tokens, and creates the coming months of the audit. The audit stays while
 * the clock is unreliable.
 */
export async function deleteExpired(
  { database, env }: Pick<AccountDependencies, 'database' | 'env'>,
  clock = new SteadyClock(),
) {
  const forget = async () => (await clock.isBelieved()) && (await forgetAudit({ database, env }))
  // Each step runs even if another one failed.
  const done = await Promise.allSettled([
    auditMonths.make(database).then(forget),
    sessionStore.forget(database.sql, env),
    apiTokenStore.forget(database.sql),
    forgetFutureBudgets(database),
    forgetImports(database),
  ])
  for (const one of done) if (one.status === 'rejected') throw one.reason
}

/** The chain records the removal first, so that a simultaneous check finds no break. */
async function forgetAudit({ database, env }: Pick<AccountDependencies, 'database' | 'env'>) {
  const old = new Date(Date.now() - env.AUDIT_DAYS * DAY)
  await auditChain.link(database)
  await auditChain.forgetBefore(database, old)
  const done = await Promise.allSettled([auditMonths.drop(database, old), auditMonths.forget(database, old)])
  await auditChain.prune(database)
  for (const one of done) if (one.status === 'rejected') throw one.reason
}

export const expiryJob = (
  dependencies: Pick<AccountDependencies, 'database' | 'env'>,
  clock: SteadyClock,
): PeriodicJob => ({
  name: 'expired-rows',
  every: 'hour',
  run: () => deleteExpired(dependencies, clock),
})

/** Links new rows, in each process. Doing it twice does no harm. */
export function linkAudit({ app, database }: Pick<AccountDependencies, 'app' | 'database'>) {
  let linking: Repeated | undefined
  app.addHook('onListen', async () => {
    linking = repeat(LINKING, () => auditChain.link(database))
    linking.turn().catch(() => undefined)
  })
  app.addHook('onClose', async () => linking?.stop())
}

/** Returns when the newest row of the audit was written. */
export async function lastWritten({ database }: Pick<AccountDependencies, 'database'>) {
  const { rows } = await database.sql.execute<{ at: string | null }>(
    raw`select max(created_at) as at from audit`,
  )
  const at = rows[0]?.at
  return at ? new Date(at).getTime() : undefined
}
