import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '../../src/platform/database/database.ts'
import { wrongIn } from '../crash/check-journal.ts'
import { type Entry, type Journal, readJournal } from '../crash/journal.ts'
import { kinds } from '../crash/kinds.ts'
import { type Cluster, until } from './cluster.ts'
import { addressOf, type Heard, isSuccess, type Load } from './load.ts'
import { type AppName, appNames, nodeNames } from './world.ts'

/** Milliseconds: a request that takes longer hangs. */
const HANGS = 15_000
const MOST_NAMED = 20
/** The number of threads that are compared, the newest first. */
const COMPARED = 25

/** Resends writes with an unknown outcome, and some acknowledged writes. None may be done twice. */
export async function askAgain({ writers }: Load, { entries }: Journal) {
  await writers.sendAgain(entries.filter(({ outcome }) => outcome === 'sent'))
  const keyed = entries.filter(
    ({ kind, answer }) => answer !== undefined && !kinds[kind]?.sets && kind !== 'picture',
  )
  const every = Math.max(1, Math.floor(keyed.length / 50))
  for (const entry of keyed.filter((_, at) => at % every === 0)) await writers.repeat(entry)
}

/** Compares the journal with each of the nodes. */
export async function wrongOnNodes(journal: string, cluster: Cluster): Promise<string[]> {
  const leader = await until('a whole cluster', () => cluster.whole())
  const wrong: string[] = []
  for (const name of nodeNames) {
    if (name !== leader) await cluster.hasCaughtUp(name, leader)
    const found = await onNode(cluster, name, (database) => wrongIn(readJournal(journal), database))
    wrong.push(...found.map((line) => `${name}: ${line}`))
  }
  return wrong
}

export async function onNode<T>(
  cluster: Cluster,
  name: (typeof nodeNames)[number],
  act: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(cluster.addressOf(name), 2)
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

/**
 * Returns the responses that no failover explains: those that are no success, no 503 with `Retry-After` and no conflict with an
 * own write.
 */
export function unexpectedIn(heard: readonly Heard[]): string[] {
  const lines = heard.flatMap((one) => {
    const { what, status, retryAfter, by = 'the proxy' } = one
    const took = one.ended - one.began
    if (took > HANGS) return [`${what}: ${status} by ${by} after ${Math.round(took / 1000)} s`]
    if (isSuccess(one) || (one.isWrite && status === 409)) return []
    if (status === 503 && Number(retryAfter) > 0) return []
    return [`${what}: ${status} by ${by}${status === 503 ? ' without Retry-After' : ''}`]
  })
  return [...new Set(lines)].slice(0, MOST_NAMED)
}

/**
 * Checks that each process is ready and that its responses match the database. Its cache must have been invalidated by every
 * write.
 */
export async function disagreements(cluster: Cluster, people: readonly { readonly token: string }[]) {
  const wrong: string[] = []
  for (const name of appNames) {
    const ready = await fetch(`${addressOf(name)}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
    if (ready !== 200) wrong.push(`${name} is not ready: ${ready}`)
  }
  for (const name of appNames) wrong.push(...(await unseenBy(name, people[1]?.token ?? '')))
  const leader = await until('a leader', () => cluster.leader())
  const { rows } = await onNode(cluster, leader, ({ pool }) =>
    pool.query<{ id: string; title: string; replies: number }>(
      `select thread.id, title, reply_count::int as replies from forum_threads thread
       join forum_posts on thread_id = thread.id and title is not null order by thread.id desc limit ${COMPARED}`,
    ),
  )
  const blogs = await onNode(cluster, leader, ({ pool }) => pool.query('select title from blogs'))
  for (const name of appNames) {
    for (const { id, title, replies } of rows) {
      const { data } = (await read(name, `/forum/threads/${id}`)) as { data?: Record<string, unknown> }
      const said = `${data?.title} with ${data?.replyCount} replies`
      if (said !== `${title} with ${replies} replies`)
        wrong.push(`${name} says ${said}, not ${title} with ${replies} replies`)
    }
    const listed = JSON.stringify(await read(name, '/getBlogs'))
    const newest = blogs.rows.map((row) => String(row.title)).filter((title) => /^w\d+$/.test(title))
    const last = newest.sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))).at(-1)
    if (last && !listed.includes(`"${last}"`)) wrong.push(`${name} does not list the newest blog ${last}`)
  }
  return wrong
}

/** Writes through one process and reads through the other, which had cached the list before. */
async function unseenBy(name: AppName, token: string): Promise<string[]> {
  const other = appNames.find((one) => one !== name) ?? name
  await read(other, '/forum/threads')
  const title = `written through ${name}`
  const answer = await fetch(`${addressOf(name)}/api/v1/forum/threads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title, category: 'General', content: 'Seen?' }),
  })
  if (answer.status !== 201) return [`a thread through ${name}: ${answer.status} ${await answer.text()}`]
  // The other process is notified a moment later.
  for (let time = 0; time < 100; time++) {
    if (JSON.stringify(await read(other, '/forum/threads')).includes(title)) return []
    await sleep(100)
  }
  return [`${other} does not show what was ${title}`]
}

export const read = async (name: AppName, path: string): Promise<unknown> =>
  (await fetch(`${addressOf(name)}/api/v1${path}`)).json()

export const countOf = (entries: readonly Entry[], outcome: Entry['outcome']) =>
  entries.filter((entry) => entry.outcome === outcome).length
