import type { Facts, Finding } from '@callofcode/contract/operations/operations'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { findTrouble } from './find-trouble.ts'
import { factsReader, readDisk, settingsOf } from './read-facts.ts'

/** Returns the findings of the page that need no process of the site. Without a database these are the disk and the settings. */
export async function troubleOfSite(env: Env, database?: Database): Promise<Finding[]> {
  const { facts, unread } = database
    ? await factsReader({ database, env })()
    : { facts: await factsAlone(env), unread: [] }
  // The site itself has no https. A proxy in front of it provides it.
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
  // The folder does not exist before the first start.
  disk: await readDisk(env).catch(() => null),
  settings: settingsOf(env),
})
