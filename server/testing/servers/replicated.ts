import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { seed } from '../../src/app/seed/seed.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { findBinaries } from '../../src/platform/database/embedded-binaries.ts'
import { databaseUser, isRoot } from '../../src/platform/database/embedded-programs.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { migrateMailQueue } from '../../src/platform/mail/mail-queue.ts'

const USER = 'callofcode'
const as = isRoot() ? databaseUser() : undefined

/** One PostgreSQL of several, on a port of this machine. */
export interface Server {
  readonly port: number
  /** `127.0.0.1:5433`, as in an address. */
  readonly host: string
  readonly url: string
  query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>
  /** Ends the server at once, as a power cut does. */
  kill(): Promise<void>
  /** Ends the server as its operator does, while clients are connected. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Makes the server silent: it answers nothing and closes nothing, as behind a firewall that drops every packet. */
  freeze(): void
  thaw(): void
}

/** Starts a leader with replicas, each with its own folder. Close them after the test. */
export async function replicatedServers(replicas: number) {
  const folder = await mkdtemp(join(tmpdir(), 'callofcode-replicated-'))
  await chmod(folder, 0o755)
  if (as) await chown(folder, as.uid, as.gid)
  const { postgres, initdb } = await findBinaries(folder, as)
  const all: Server[] = []

  const data = (name: string) => join(folder, name)
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { ...as, cwd: '/', stdio: 'pipe' })

  async function serve(name: string, settings: string[] = []): Promise<Server> {
    const port = await freePort()
    const host = `127.0.0.1:${port}`
    const url = `postgres://${USER}@${host}/postgres`
    let child: ReturnType<typeof spawn>
    let frozen: number[] = []
    const options = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', ...QUICK }
    async function start() {
      const given = Object.entries(options).flatMap(([key, value]) => ['-c', `${key}=${value}`])
      child = spawn(postgres, ['-D', data(name), ...given, ...settings], { ...as, cwd: '/', stdio: 'ignore' })
      await untilOpen(url)
    }
    async function end(signal: NodeJS.Signals) {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
    await start()
    const server: Server = {
      port,
      host,
      url,
      start,
      query: (statement) => rowsOf(url, statement),
      kill: () => end('SIGKILL'),
      stop: () => end('SIGINT'),
      freeze() {
        frozen = family(Number(child.pid))
        for (const pid of frozen) process.kill(pid, 'SIGSTOP')
      },
      thaw() {
        for (const pid of frozen) tryToKill(pid, 'SIGCONT')
        frozen = []
      },
    }
    all.push(server)
    return server
  }

  /** Starts a copy of a running server that replays its later writes. */
  async function follow(leader: Server, name: string, of: string): Promise<Server> {
    const client = new pg.Client({ connectionString: leader.url })
    await client.connect()
    await client.query(`select pg_backup_start('${name}', true)`)
    run('cp', ['-a', data(of), data(name)])
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await client.end()
    for (const file of ['postmaster.pid', 'postmaster.opts'])
      await rm(join(data(name), file), { force: true })
    await put(name, 'backup_label', rows[0]?.labelfile ?? '')
    await put(name, 'standby.signal', '')
    const way = `host=127.0.0.1 port=${leader.port} user=${USER} application_name=${name}`
    await appendFile(join(data(name), 'postgresql.auto.conf'), `primary_conninfo = '${way}'\n`)
    return serve(name)
  }

  async function put(name: string, file: string, text: string) {
    await writeFile(join(data(name), file), text, { mode: 0o600 })
    if (as) await chown(join(data(name), file), as.uid, as.gid)
  }

  run(initdb, [
    '-D',
    data('first'),
    '-N',
    `--username=${USER}`,
    '--encoding=UTF8',
    '--auth=trust',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C.UTF-8',
  ])
  const leader = await serve('first')
  await fill(leader.url)
  const standbys: Server[] = []
  for (let at = 0; at < replicas; at++) standbys.push(await follow(leader, `replica${at}`, 'first'))
  return {
    leader,
    standbys,
    /** Returns the address that names all servers. */
    address: (database = 'postgres', query = '') =>
      `postgres://${USER}@${[leader, ...standbys].map(({ host }) => host).join(',')}/${database}${query}`,
    async close() {
      for (const server of all) {
        server.thaw()
        await server.kill()
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Replicated = Awaited<ReturnType<typeof replicatedServers>>

const QUICK = {
  fsync: 'off',
  wal_level: 'replica',
  wal_keep_size: '256MB',
  max_wal_senders: 10,
  // Short intervals let replicas find a new leader, or their old one, quickly.
  wal_retrieve_retry_interval: '200ms',
  wal_receiver_status_interval: '1s',
  max_connections: 100,
}

/** Creates the tables of a site, as at its first start. */
async function fill(url: string) {
  const database = openDatabase(url, 2)
  await migrate(database.pool)
  await migrateMailQueue(database.pool)
  await seed(database)
  await database.close()
}

export async function promote(server: Server) {
  await server.query('select pg_promote()')
}

/** Resolves when a replica has all that its leader has written. */
export async function caughtUp(leader: Server, standby: Server) {
  const [at] = await leader.query<{ at: string }>('select pg_current_wal_lsn()::text as at')
  const reached = () =>
    standby.query<{ there: boolean }>(`select pg_last_wal_replay_lsn() >= '${at?.at}' as there`)
  while (!(await reached())[0]?.there) await sleep(20)
}

async function rowsOf<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

async function untilOpen(url: string) {
  for (let tries = 0; ; tries++) {
    try {
      await rowsOf(url, 'select')
      return
    } catch (error) {
      if (tries > 300) throw error
      await sleep(50)
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Returns a process and all its descendants. */
function family(pid: number): number[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number))
  return [pid, ...pairs.filter(([, parent]) => parent === pid).map(([child]) => Number(child))]
}

function tryToKill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has ended meanwhile.
  }
}
