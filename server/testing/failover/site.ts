import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry } from '../crash/journal.ts'
import type { Children } from './children.ts'
import { until } from './cluster.ts'
import { DATABASE_USER } from './configs.ts'
import { addressOf, SITE, type watch } from './load.ts'
import { APPS, type AppName, appNames, consoleOf, NODES, type NodeName, onMachine, PROXY } from './world.ts'

/** Starts one process of the site, as its operator does. `a` connects through PgBouncer, `b` directly to the nodes. */
export async function startApp(name: AppName, folder: string, children: Children) {
  const own = environmentOf(`app-${name}`, folder)
  children.start(`app-${name}`, APP, { ...own, HOST: APPS[name], ...databaseOf(name) })
  await untilReady(name, addressOf(name), children)
}

/** Starts one process on a node. It uses only the database there, and only the drill can reach it. */
export async function startBeside(node: NodeName, folder: string, children: Children) {
  const { user, password } = DATABASE_USER
  const origin = `http://${consoleOf(node)}:3000`
  children.start(`beside-${node}`, onMachine(node, undefined, APP), {
    ...environmentOf(`beside-${node}`, folder),
    HOST: consoleOf(node),
    DATABASE_URL: `postgres://${user}:${password}@${NODES[node]}:5432/club`,
  })
  await untilReady(`beside ${node}`, origin, children)
  return origin
}

const APP = [process.execPath, 'server/dist/main.js']

function environmentOf(name: string, folder: string): Record<string, string> {
  const data = join(folder, `data-${name}`)
  mkdirSync(data, { recursive: true })
  return {
    PORT: '3000',
    DATA_DIR: data,
    PUBLIC_URL: SITE,
    TRUST_PROXY: PROXY,
    APP_SECRET: 'the same for both, and only of this drill',
    RATE_LIMITS: 'off',
    LANES: '0',
    JAVA: 'off',
    WAITING_MAIL_HOUR: 'off',
    LOG_LEVEL: 'error',
    TMPDIR: data,
    SUBMISSIONS_WAITING: '100000',
    JUDGE_QUEUE: '100000',
    SUBMISSIONS_PER_MINUTE: '100000',
  }
}

const untilReady = (name: string, origin: string, children: Children) =>
  until(`${name} is ready`, async () => {
    if (children.crashed.length > 0) throw new Error(children.crashed.join('\n'))
    return (await statusOf(`${origin}/readyz`)) === 200
  })

/**
 * Returns the database addresses of a process. `a` connects through PgBouncer, and directly where it must. `b` connects to the
 * nodes, and to the followers for visitors.
 */
function databaseOf(name: AppName): Record<string, string> {
  const as = `postgres://${DATABASE_USER.user}:${DATABASE_USER.password}@`
  const nodes = Object.values(NODES)
    .map((address) => `${address}:5432`)
    .join(',')
  const leader = `${as}${nodes}/club?target_session_attrs=read-write`
  if (name === 'a') return { DATABASE_URL: `${as}${PROXY}:6432/club`, DATABASE_DIRECT_URL: leader }
  return {
    DATABASE_URL: leader,
    DATABASE_REPLICA_URL: `${as}${nodes}/club?target_session_attrs=prefer-standby`,
  }
}

/** Returns the first thread that a member has written. */
export function threadIn(entries: readonly Entry[]): string | undefined {
  const answer = entries.find(({ kind, outcome }) => kind === 'thread' && outcome === 'acknowledged')?.answer
  return answer && (JSON.parse(answer) as { data: { _id: string } }).data._id
}

/** Writes a reply and returns the processes whose live stream does not announce it. */
export async function missedBy(
  streams: Record<string, ReturnType<typeof watch>>,
  thread: string,
  token: string,
) {
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

/** Returns the status, or 0 without a response. */
export const statusOf = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.status
    },
    () => 0,
  )
