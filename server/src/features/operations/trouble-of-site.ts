import type { Facts, Finding, Part } from '@callofcode/contract/operations/operations'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { backupReader } from '../backup/public.ts'
import { findTrouble } from './find-trouble.ts'
import { factsReader, readDisk, readMails, settingsOf, type Unread } from './read-facts.ts'

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

/** Returns the findings about mails, and about backups if the site makes them. They take two statements. */
export async function troubleOfMailsAndBackups(database: Database, env: Env) {
  const unread: Unread[] = []
  const attempt = <T>(part: Unread, read: Promise<T>) =>
    read.catch(() => {
      unread.push(part)
      return null
    })
  const [mails, backups] = await Promise.all([
    attempt('mails', readMails(database, env)),
    attempt('backups', backupReader({ database, env })()),
  ])
  const facts = { ...(await factsAlone(env)), mails, backups }
  const found = findTrouble(facts, { unread, isBehindProxy: false })
  const of = (part: Part) => found.filter((one) => one.part === part)
  return { mails: of('mails'), backups: env.BACKUP_TO === 'off' ? null : of('backups') }
}
