import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { errorLine } from '../../platform/error-facts.ts'
import { askedSites } from './asked-sites.ts'
import { checkStore } from './check-store.ts'

const EVERY = 60_000

interface Given {
  readonly database: Database
  readonly env: Env
  readonly log: { info(text: string): void }
}

/**
 * Lets the proven accounts whose figures are a day old be read anew. Of each site half of its places in a minute, so that
 * members who wait for a proof find one.
 */
export async function refreshHandles({ database, env }: Omit<Given, 'log'>): Promise<void> {
  for (const asked of askedSites(env)) {
    const most = Math.max(1, Math.floor(30 / asked.gapSeconds))
    await write(database, async (tx) => {
      for (const id of await checkStore.takeDue(tx, asked.site, most)) await checkStore.ask(tx, id, asked)
    })
  }
}

/** Looks once a minute, until it is stopped. Every process does; each account is one process's. */
export function startRefreshingHandles({ log, ...given }: Given): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined
  const clock = setInterval(() => {
    running ??= refreshHandles(given)
      .catch((error: unknown) => log.info(`Handles: ${errorLine(error)}`))
      .finally(() => {
        running = undefined
      })
  }, EVERY).unref()
  return {
    async stop() {
      clearInterval(clock)
      await running
    },
  }
}
