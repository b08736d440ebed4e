import { apiTokenStore } from '../api-token/public.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { auditMonths } from './audit-months.ts'
import { auditStore } from './audit-store.ts'
import { sessionStore } from './session-store.ts'

const AN_HOUR = 3_600_000

/** Deletes what has expired, old audit rows, sessions and tokens, and makes the months of the audit to come. */
export async function deleteExpired({ database, env }: Pick<AccountDependencies, 'database' | 'env'>) {
  // Each is done whether or not another one failed.
  const done = await Promise.allSettled([
    auditMonths.make(database).then(() => auditMonths.drop(database, env.AUDIT_DAYS)),
    auditStore.forget(database.sql, env.AUDIT_DAYS),
    sessionStore.forget(database.sql, env),
    apiTokenStore.forget(database.sql),
  ])
  for (const one of done) if (one.status === 'rejected') throw one.reason
}

/** Runs at the start and every hour, in each process. Running twice does no harm. */
export function deleteExpiredHourly({
  app,
  ...dependencies
}: Pick<AccountDependencies, 'app' | 'database' | 'env'>) {
  let running: Promise<void> = Promise.resolve()
  // When the database does not answer, the next run does the work.
  const run = () => {
    running = deleteExpired(dependencies).catch(() => undefined)
  }
  const timer = setInterval(run, AN_HOUR).unref()
  app.addHook('onListen', async () => run())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
