import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../../src/platform/database/embedded.ts'
import { onServer, rowsOf, withDatabase } from '../database-server.ts'
import { freePort } from '../tcp-proxy.ts'
import { beginning, releaseCommit, releaseFolder, root } from './release-folder.ts'
import { visit } from './visitors.ts'

// `npm run test:hard -- upgrade`: replaces the last release by the present sources, one process after another, and back, behind
// HAProxy, while people read and write. No request may fail.

const DRAIN_SECONDS = 3
/** Milliseconds that each state lasts for the visitors. */
const STAY = 4_000

const commit = releaseCommit()
if (spawnSync('haproxy', ['-v']).status !== 0)
  console.log('skipped  upgrade: haproxy is not installed (apt install haproxy)')
else {
  console.log(`  from ${process.env.UPGRADE_FROM ?? beginning()}, ${commit.slice(0, 12)}`)
  await drill(releaseFolder(commit))
}

async function drill(before: string) {
  const folder = mkdtempSync(join(tmpdir(), 'callofcode-upgrade-'))
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const database = await startEmbedded({ dataDir: join(folder, 'postgres'), log: () => undefined })
    ends.push(() => database.stop())
    await onServer(database.url, 'create database club')
    const url = withDatabase(database.url, 'club')
    const ports = [await freePort(), await freePort(), await freePort()] as const
    const [front, ...back] = ports
    const origin = `http://127.0.0.1:${front}`
    const start = (sources: string, port: number) => siteOf(sources, port, { folder, url, origin })

    // The processes start one after another, because the first one fills the database.
    const running = [await start(before, back[0]), await start(before, back[1])]
    ends.push(() => Promise.all(running.map((site) => site.end('SIGKILL'))))
    ends.push(await balancer(folder, ports))
    await until(async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.status === 200)
    const { token, thread } = await world(origin, url)
    const visitors = visit({ origin, token, stream: `/api/v1/forum/threads/${thread}/stream` })
    await sleep(STAY)

    const replace = async (at: number, sources: string) => {
      await running[at]?.end('SIGTERM')
      running[at] = await start(sources, back[at] as number)
      await sleep(STAY)
      console.log(
        `  process ${at + 1} is ${sources === root ? 'new' : 'of the release'}: ${visitors.seen.requests} requests, ${visitors.seen.failures.length} failed`,
      )
    }
    for (const at of [0, 1]) await replace(at, root)
    // Releases before 0.2.0 refuse to start on a newer schema.
    const returns = process.env.UPGRADE_BACK !== 'off'
    for (const at of returns ? [0, 1] : []) await replace(at, before)
    await visitors.stop()

    const { seen } = visitors
    const rows = await rowsOf<{ title: string }>(url, 'select title from forum_posts where title is not null')
    const titles = rows.map(({ title }) => title)
    const lost = seen.written.filter((title) => titles.filter((one) => one === title).length !== 1)
    console.log(
      `  ${seen.requests} requests, ${seen.written.length} writes, ${seen.streams} streams: ${seen.failures.length} failed, ${lost.length} lost or done twice`,
    )
    for (const line of [...seen.failures.slice(0, 30), ...lost.slice(0, 10)]) console.log(`  ${line}`)
    if (seen.failures.length + lost.length > 0) process.exitCode = 1
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

interface World {
  readonly folder: string
  readonly url: string
  readonly origin: string
}

async function siteOf(sources: string, port: number, { folder, url, origin }: World) {
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: sources,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      LANES: '0',
      DATABASE_URL: url,
      DATA_DIR: join(folder, `data-${port}`),
      DATABASE_POOL: '8',
      BACKUP_TO: 'off',
      APP_SECRET: 'of the drill, forty characters and more',
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      RATE_LIMITS: 'off',
      TRUST_PROXY: '127.0.0.1',
      DEMO: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-4_000)))
  const ended = once(child, 'close')
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}: ${said}`)
    return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status === 200
  })
  return {
    async end(signal: NodeJS.Signals) {
      if (child.exitCode === null) child.kill(signal)
      await ended
    },
  }
}

/** Starts HAProxy with the file that operators get. */
async function balancer(folder: string, [front, one, two]: readonly [number, number, number]) {
  const text = readFileSync(join(root, 'deploy/haproxy/haproxy.cfg'), 'utf8')
  const file = join(folder, 'haproxy.cfg')
  const own = text
    .replace('bind :80', `bind 127.0.0.1:${front}`)
    .replaceAll('10.0.0.11:3000', `127.0.0.1:${one}`)
    .replaceAll('10.0.0.12:3000', `127.0.0.1:${two}`)
  writeFileSync(file, own)
  const child = spawn('haproxy', ['-f', file, '-db'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'close')
  return async () => {
    child.kill('SIGKILL')
    await ended
  }
}

async function world(origin: string, url: string) {
  const signin = await fetch(`${origin}/api/v1/members/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'arjun.venkatesan@callofcode.example', password: 'Arena-2024!' }),
  })
  const text = await signin.text()
  const token = /"token":"([^"]+)"/.exec(text)?.[1]
  if (!token) throw new Error(`Nobody signed in: ${signin.status} ${text.slice(0, 300)}`)
  await fetch(`${origin}/api/v1/forum/threads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, origin },
    body: JSON.stringify({ title: 'Followed in the drill', category: 'General', content: 'Live.' }),
  })
  const [post] = await rowsOf<{ thread: string }>(
    url,
    "select thread_id as thread from forum_posts where title = 'Followed in the drill'",
  )
  if (!post) throw new Error('The thread to follow was not written.')
  const thread = post.thread
  return { token, thread }
}

async function until(is: () => Promise<boolean>, tries = 600) {
  for (let n = 0; n < tries; n++) {
    if (await is()) return
    await sleep(200)
  }
  throw new Error('The site did not become ready.')
}
