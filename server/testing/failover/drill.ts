import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Journal } from '../crash/journal.ts'
import { signedIn } from '../crash/people.ts'
import { Children } from './children.ts'
import { Cluster, until } from './cluster.ts'
import { addressOf, Load, SITE, watch } from './load.ts'
import { postgresPrograms } from './missing.ts'
import { OwnWrites } from './own-writes.ts'
import { type Report, table } from './report.ts'
import { missedBy, startApp, startBeside, statusOf, threadIn } from './site.ts'
import { PLAN, STRIKES, type Strike, type Struck, strikeOnce } from './strikes.ts'
import { askAgain, countOf, disagreements, onNode, unexpectedIn, wrongOnNodes } from './verdict.ts'
import { appNames, type NodeName, openWorld } from './world.ts'

// Runs the failover drill: `tsx drill.ts FOLDER`, in its own namespaces (see missing.ts). It writes its findings to report.json
// in the folder. The drill ends when nobody reads its output any more, and all its processes end with it.

const folder = String(process.argv[2])
const SEED = process.env.FAILOVER_SEED ?? String(Date.now())
const plan =
  process.env.FAILOVER_STRIKES?.split(',').map((word) => STRIKES.find((one) => one === word)) ?? PLAN
const PEOPLE = 6

/** Ends the drill at once, from anywhere. All other processes end with the namespace. */
function giveUp(why: string): never {
  console.error(why)
  rmSync(folder, { recursive: true, force: true })
  process.exit(1)
}
process.stdin.on('end', () => giveUp('Nobody listens any more.')).on('error', () => undefined)
process.stdin.resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => giveUp(signal))

const began = performance.now()
const say = (line: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`)

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
  for (const name of appNames) await startApp(name, folder, children)
  cluster.startSiteProxy()
  await until('the site through its proxy', async () => (await statusOf(`${SITE}/readyz`)) === 200)
  say('two processes of the site are ready')

  const people = await onNode(cluster, leader, (database) => signedIn(database, PEOPLE))
  const { rows } = await onNode(cluster, leader, ({ pool }) =>
    pool.query<{ id: string }>('select id from questions order by id'),
  )
  const personOf = (at: number) => {
    const person = people[at]
    if (!person) throw new Error(`${at} people are too few`)
    return person
  }
  const file = join(folder, 'journal')
  const journal = new Journal(file)
  const load = new Load({ people, questions: rows.map(({ id }) => id), journal, seed: SEED })
  load.start()
  const thread = await until('a thread to watch', () => threadIn(journal.entries))
  const streams = Object.fromEntries(appNames.map((name) => [name, watch(addressOf(name), thread)]))

  const own = appNames.map((name, at) => {
    const form = at === 0 ? 'thread' : 'blog'
    return new OwnWrites({ origin: addressOf(name), member: personOf(at), form })
  })
  for (const one of own) one.start()
  const beside: OwnWrites[] = []
  const cutOff = async (node: NodeName) => {
    const origin = await startBeside(node, folder, children)
    const one = new OwnWrites({ origin, member: personOf(2 + beside.length), form: 'experience' })
    beside.push(one)
    one.start()
    await until('a write beside the leader', () => one.acknowledged > 0)
    return async () => {
      await one.stop()
      await children.end(`beside-${node}`, 'SIGKILL')
    }
  }

  const struck: Struck[] = []
  for (const strike of plan) {
    const one = await strikeOnce(strike as Strike, { cluster, children, load, own, beside: cutOff })
    say(`${strike}: ${one.leader} → ${one.next}, no write for ${one.silent} s, whole after ${one.whole} s`)
    struck.push(one)
  }
  await load.pause()
  for (const one of own) await one.stop()
  say('comparing')
  const heard = [...load.heard]
  await askAgain(load, journal)
  const wrong = await wrongOnNodes(file, cluster)
  for (const one of [...own, ...beside]) wrong.push(...(await one.lostOn(cluster)))
  const missed = await missedBy(streams, thread, String(people[1]?.token))
  const report: Report = {
    seed: SEED,
    seconds: (performance.now() - began) / 1000,
    struck,
    wrong,
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
    own: {
      acknowledged: own.reduce((sum, one) => sum + one.acknowledged, 0),
      reads: own.reduce((sum, { readAt }) => sum + readAt.length, 0),
      wrong: own.flatMap((one) => one.wrong),
    },
    beside: beside.map(({ acknowledged, refused, wrong: said }) => ({ acknowledged, refused, wrong: said })),
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
    if (code !== 0)
      children.crashed.push(`app-${name} was stopped and ended with ${code}: ${sayOf(`app-${name}`)}`)
  }
  console.log(`\n${table(report)}`)
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report))
}

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
