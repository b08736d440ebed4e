import type { Facts, Finding } from '@callofcode/contract/operations/operations'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { findTrouble } from './find-trouble.ts'
import { factsReader, readDisk, settingsOf } from './read-facts.ts'

/** What the page finds, as far as it can be told from outside of the site's processes; without a database disk and settings. */
export async function troubleOfSite(env: Env, database?: Database): Promise<Finding[]> {
  const { facts, unread } = database
    ? await factsReader({ database, env })()
    : { facts: await factsAlone(env), unread: [] }
  // The site speaks no https itself: somebody in front of it does.
  const isBehindProxy = env.PUBLIC_URL?.startsWith('https:') ?? false
  return findTrouble(facts, { unread, isBehindProxy })
}

const factsAlone = async (env: Env): Promise<Facts> => ({
  readAt: new Date().toISOString(),
  processes: null,
  queue: null,
  database: null,
  mails: null,
  backups: null,
  jobs: null,
  // The folder is not there before the first start.
  disk: await readDisk(env).catch(() => null),
  settings: settingsOf(env),
})
