import { troubleOfSite } from '../../features/operations/trouble-of-site.ts'
import type { Env } from '../../platform/env.ts'
import { serverOfEnv } from '../../platform/mail/mail-server.ts'
import { mailServerTried } from '../../platform/mail/mail-transport.ts'
import { startFailure } from '../start-failure.ts'
import { attempt, type CheckLine, good, lineOf } from './check-line.ts'
import { checkBackupPlace, checkFolder } from './check-places.ts'
import { checkSite } from './check-site.ts'

export const CHECK_HELP = `Usage: npm run check

Looks at what the site needs, one line each: settings, data folder, database, secret, disk, mail server, place of backups.
It works before the first start and beside the site that runs, and changes nothing. Ends with 1 when something is bad.`

/** Returns a line for each part that works and for each problem. Problems come last, where people look. */
export async function checkAll(env: Env): Promise<CheckLine[]> {
  const reason = (error: unknown) => startFailure(error, env)
  const site = await attempt('database', () => checkSite(env), reason)
  const lines = [
    ...(await attempt('folder', () => checkFolder(env), reason)),
    ...site,
    ...(await attempt('mails', () => checkMail(env))),
    ...(await attempt(
      'backups',
      () => checkBackupPlace(env),
      (error) => (error as Error).message,
    )),
    // Settings and disk are checked without a database too.
    ...(await attempt('settings', async () => (await troubleOfSite(env)).map(lineOf))),
  ]
  const once = [...new Map(lines.map((line) => [`${line.part} ${line.said}`, line])).values()]
  const settings = once.some(({ part }) => part === 'settings')
    ? []
    : [good('settings', 'each variable is understood')]
  const order = ['good', 'look', 'bad']
  return [...settings, ...once].sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}

async function checkMail(env: Env): Promise<CheckLine | CheckLine[]> {
  const server = await mailServerTried(serverOfEnv(env))
  // A missing mail server is also shown on the page, by `noMailServer`.
  return server ? good('mails', `${server} answers`) : []
}
