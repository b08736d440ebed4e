import type { AccountDependencies } from './account-dependencies.ts'
import { auditStore } from './audit-store.ts'
import { sessionStore } from './session-store.ts'

const AN_HOUR = 3_600_000

/** Throws away what is kept for a time only: old rows of the audit, and sign-ins that ran out. */
export async function deleteExpired({ database, env }: Pick<AccountDependencies, 'database' | 'env'>) {
  await auditStore.forget(database.sql, env.AUDIT_DAYS)
  await sessionStore.forget(database.sql, env)
}

/** Sweeps when the site opens and every hour, in each process: sweeping twice does no harm. */
export function deleteExpiredHourly({
  app,
  ...dependencies
}: Pick<AccountDependencies, 'app' | 'database' | 'env'>) {
  let running: Promise<void> = Promise.resolve()
  // A database that is away is swept the next time.
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
