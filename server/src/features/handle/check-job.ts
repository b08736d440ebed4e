import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { writingAs } from '../../platform/database/writer.ts'
import type { Env } from '../../platform/env.ts'
import type { Jobs } from '../../platform/mail/mail-queue.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { Happened, Happenings } from '../happening/public.ts'
import { type Account, Trouble } from './adapters/adapter.ts'
import { asking } from './ask-site.ts'
import { type AskedSite, askedSites } from './asked-sites.ts'
import { checkStore, HANDLE_JOB } from './check-store.ts'
import { type HandleRow, handleStore } from './handle-store.ts'

interface Dependencies {
  readonly database: Database
  readonly env: Env
  readonly happened: (queue: MailQueue) => Happened
}

/** The job that checks one account: for the token of its member, and for its figures. */
export const handleJobs = (dependencies: Dependencies): Jobs => ({
  [HANDLE_JOB]: (payload, queue) => check(dependencies, (payload as { id: string }).id, queue),
})

async function check({ database, env, happened }: Dependencies, id: string, queue: MailQueue) {
  const row = await handleStore.find(database.sql, id)
  if (!row) return
  const asked = askedSites(env).find(({ site }) => site === row.site)
  if (!asked || !(row.token || row.verifiedAt)) {
    await write(database, (tx) => (asked ? checkStore.fail(tx, id, 'expired') : checkStore.leave(tx, id)))
    return
  }
  if (await checkStore.isPaused(database.sql, row.site)) {
    await write(database, (tx) => checkStore.ask(tx, id, asked))
    return
  }
  const found = await look(asked, row.handle)
  const keepFound = async (tx: Sql) => {
    const now = await handleStore.find(tx, id, true)
    // The account may have been removed or changed while the site was queried.
    if (now?.handle === row.handle) await keep(tx, happened(queue), now, found)
  }
  await writingAs(row.memberId, () => write(database, keepFound))
}

const look = ({ adapter, base }: AskedSite, handle: string): Promise<Account | Trouble> =>
  adapter.read(asking(base), handle).catch((error: unknown) => {
    if (error instanceof Trouble) return error
    throw error
  })

async function keep(tx: Sql, happened: Happened, row: HandleRow, found: Account | Trouble) {
  if (found instanceof Trouble) {
    if (found.why === 'limited' || found.why === 'unreachable')
      await checkStore.pause(tx, row.site, found.pause)
    else await checkStore.answered(tx, row.site)
    await checkStore.fail(tx, row.id, found.why)
    // One such response may be an error of the site. The member is notified once, after the second in a row.
    const isGone = found.why === 'missing' && row.failure === 'missing' && row.verifiedAt
    if (isGone && (await checkStore.tellGone(tx, row.id)))
      await happened(tx, 'handle.ended', endedOf(row, 'gone'))
    return
  }
  await checkStore.answered(tx, row.site)
  const isShown = row.token !== null && found.bio.some((text) => text?.includes(row.token ?? ''))
  if (isShown) {
    for (const before of await checkStore.prove(tx, row))
      await happened(tx, 'handle.ended', endedOf(before, 'lost'))
  } else if (!row.verifiedAt) return checkStore.fail(tx, row.id, 'absent')
  else if (row.account !== found.account) {
    await checkStore.unprove(tx, row.id)
    return happened(tx, 'handle.ended', endedOf(row, 'lost'))
  }
  return checkStore.keep(tx, row.id, found.figures, found.account)
}

const NAMES = {
  leetcode: 'LeetCode',
  codeforces: 'Codeforces',
  codechef: 'CodeChef',
  geeksforgeeks: 'GeeksforGeeks',
  github: 'GitHub',
} as const

type Ended = Happenings['handle.ended']

/** Builds the happening for the end of a proof. A site that does not answer ends no proof. */
export const endedOf = (
  { memberId, site, handle }: Pick<HandleRow, 'memberId' | 'site' | 'handle'>,
  kind: Ended['kind'],
): Ended => ({ memberId, kind, account: `${handle} (${NAMES[site]})` })
