import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Journal } from '../crash/journal.ts'
import { signedIn } from '../crash/people.ts'
import { Children } from './children.ts'
import { Cluster, until } from './cluster.ts'
import { DATABASE_USER } from './configs.ts'
import { addressOf, Load, SITE, watch } from './load.ts'
import { postgresPrograms } from './missing.ts'
import { type Report, table } from './report.ts'
import { PLAN, STRIKES, type Strike, type Struck, strikeOnce } from './strikes.ts'
import { askAgain, countOf, disagreements, onNode, unexpectedIn, wrongOnNodes } from './verdict.ts'
import { APPS, type AppName, appNames, openWorld, PROXY } from './world.ts'

// The drill of a failover: `tsx drill.ts FOLDER`, in namespaces of its own (see missing.ts). It writes what it saw to
// report.json in the folder. It ends when nobody reads its words any more; everything that it started ends with it.

const folder = String(process.argv[2])
const SEED = process.env.FAILOVER_SEED ?? String(Date.now())
const plan = process.env.FAILOVER_STRIKES?.split(',').map((word) => STRIKES.find((one) => one === word)) ?? PLAN
const PEOPLE = 6

/** Ends at once, from wherever it is. All others end with the namespace. */
function giveUp(why: string): never {
  console.error(why)
  rmSync(folder, { recursive: true, force: true })
  process.exit(1)
}
process.stdin.on('end', () => giveUp('Nobody listens any more.')).on('error', () => undefined)
process.stdin.resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => giveUp(signal))

const began = performance.now()
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`)

const logs = join(folder, 'logs')
mkdirSync(logs)
const children = new Children(logs)
const cluster = new Cluster(folder, children, String(postgresPrograms()))

try {
  await drill()
  process.exit(0)
} catch (error) {
  console.error(error)
  for (const name of ['app-a', 'app-b', 'pg1', 'pg2', 'pg3', 'etcd', 'pgbouncer', 'haproxy-site'])
    console.error(`── ${name}\n${sayOf(name)}`)
  process.exit(1)
}

async function drill() {
  openWorld()
  const leader = await cluster.open()
  say(`PostgreSQL has a leader, ${leader}, and two nodes that follow`)
  for (const name of appNames) await startApp(name)
  cluster.startSiteProxy()
  await until('the site through its proxy', async () => (await statusOf(`${SITE}/readyz`)) === 200)
  say('two processes of the site are ready')

  const people = await onNode(cluster, leader, (database) => signedIn(database, PEOPLE))
  const { rows } = await onNode(cluster, leader, ({ pool }) =>
    pool.query<{ id: string }>('select id from questions order by id'),
  )
  const file = join(folder, 'journal')
  const journal = new Journal(file)
  const load = new Load({ people, questions: rows.map(({ id }) => id), journal, seed: SEED })
  const thread = await newThread(String(people[1]?.token))
  const streams = Object.fromEntries(appNames.map((name) => [name, watch(addressOf(name), thread)]))

  load.start()
  const struck: Struck[] = []
  for (const strike of plan) {
    const one = await strikeOnce(strike as Strike, { cluster, children, load })
    say(`${strike}: ${one.leader} → ${one.next}, no write for ${one.silent} s, whole after ${one.whole} s`)
    struck.push(one)
  }
  await load.pause()
  say('comparing')
  const heard = [...load.heard]
  await askAgain(load, journal)
  const wrong = await wrongOnNodes(file, cluster)
  const missed = await missedBy(streams, thread, String(people[1]?.token))
  const report: Report = {
    ...{ seed: SEED, seconds: (performance.now() - began) / 1000, struck, wrong },
    writes: {
      acknowledged: countOf(journal.entries, 'acknowledged'),
      refused: countOf(journal.entries, 'refused'),
      unknown: countOf(journal.entries, 'sent'),
    },
    reads: heard.filter(({ isWrite }) => !isWrite).length,
    statuses: countBy(heard.map(({ status, by }) => (by ? String(status) : `${status} of the proxy`))),
    slowest: Math.max(...heard.map((one) => one.ended - one.began)) / 1000,
    unexpected: [...load.writers.surprises, ...unexpectedIn(heard)],
    disagreements: await disagreements(cluster, people),
    crashed: children.crashed,
    streams: Object.fromEntries(
      appNames.map((name) => [
        name,
        { connections: streams[name]?.connections ?? 0, missed: missed.includes(name) },
      ]),
    ),
  }
  for (const name of appNames) {
    const code = await children.end(`app-${name}`, 'SIGTERM')
    if (code !== 0) children.crashed.push(`app-${name} was stopped and ended with ${code}: ${sayOf(`app-${name}`)}`)
  }
  console.log(`\n${table(report)}`)
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report))
}

/** One process of the site, as its operator starts it. `a` goes through PgBouncer, `b` to the nodes themselves. */
async function startApp(name: AppName) {
  const data = join(folder, `data-${name}`)
  mkdirSync(data)
  children.start(`app-${name}`, [process.execPath, 'server/dist/main.js'], {
    ...{ HOST: APPS[name], PORT: '3000', DATA_DIR: data, PUBLIC_URL: SITE, TRUST_PROXY: PROXY },
    ...{ APP_SECRET: 'the same for both, and only of this drill', RATE_LIMITS: 'off', LANES: '0', JAVA: 'off' },
    ...{ WAITING_MAIL_HOUR: 'off', LOG_LEVEL: 'error', TMPDIR: data },
    ...{ SUBMISSIONS_WAITING: '100000', JUDGE_QUEUE: '100000', SUBMISSIONS_PER_MINUTE: '100000' },
    ...databaseOf(name),
  })
  await until(`${name} is ready`, async () => {
    if (children.crashed.length > 0) throw new Error(children.crashed.join('\n'))
    return (await statusOf(`${addressOf(name)}/readyz`)) === 200
  })
}

function databaseOf(_name: AppName): Record<string, string> {
  const { user, password } = DATABASE_USER
  return { DATABASE_URL: `postgres://${user}:${password}@${PROXY}:5000/club` }
}

async function newThread(token: string): Promise<string> {
  const answer = await post(`${SITE}/api/v1/forum/threads`, token, {
    ...{ title: 'Watched live', category: 'General', content: 'Who is there?' },
  })
  return ((await answer.json()) as { data: { _id: string } }).data._id
}

/** The processes whose live stream does not tell of a reply that is written now. */
async function missedBy(streams: Record<string, ReturnType<typeof watch>>, thread: string, token: string) {
  const before = Object.fromEntries(appNames.map((name) => [name, streams[name]?.events ?? 0]))
  const told = (name: string) => (streams[name]?.events ?? 0) > (before[name] ?? 0)
  await post(`${SITE}/api/v1/forum/threads/${thread}/replies`, token, { content: 'Still there.' })
  await until('all streams tell of a reply', () => appNames.every(told)).catch(() => undefined)
  for (const name of appNames) streams[name]?.end()
  return appNames.filter((name) => !told(name))
}

const post = (url: string, token: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const statusOf = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.status
    },
    () => 0,
  )

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

function sayOf(name: string) {
  try {
    return children.said(name)
  } catch {
    return ''
  }
}
