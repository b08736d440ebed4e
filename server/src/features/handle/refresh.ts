import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import type { PeriodicJob } from '../../platform/jobs/run-jobs.ts'
import { askedSites } from './asked-sites.ts'
import { checkStore } from './check-store.ts'

interface Given {
  readonly database: Database
  readonly env: Env
}

/**
 * Schedules the proven accounts whose figures are a day old. It uses half of the slots of each site in a minute, which leaves
 * some for members who wait for a proof.
 */
export async function refreshHandles({ database, env }: Given): Promise<void> {
  for (const asked of askedSites(env)) {
    const most = Math.max(1, Math.floor(30 / asked.gapSeconds))
    await write(database, async (tx) => {
      for (const id of await checkStore.takeDue(tx, asked.site, most)) await checkStore.ask(tx, id, asked)
    })
  }
}

export const handleJob = (given: Given): PeriodicJob => ({
  name: 'handle-figures',
  every: 'minute',
  says: 'Handles',
  run: () => refreshHandles(given),
})
