import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseUser, isRoot } from '../../src/platform/database/embedded-programs.ts'

/** Returns the version of this machine's PgBouncer, or undefined where there is none. */
export function pgbouncerVersion(): string | undefined {
  const asked = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  return /PgBouncer (\S+)/.exec(asked.stdout ?? '')?.[1]
}

/** Starts a PgBouncer in transaction mode before a server on a port of this machine. */
export async function pgbouncer(
  server: { readonly port: number },
  settings: Record<string, string | number> = {},
) {
  const as = isRoot() ? databaseUser() : undefined
  const folder = await mkdtemp(join(tmpdir(), 'callofcode-pgbouncer-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const given = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users'),
    pool_mode: 'transaction',
    default_pool_size: 8,
    server_connect_timeout: 2,
    server_login_retry: 1,
    query_wait_timeout: 2,
    ...settings,
  }
  const lines = Object.entries(given).map(([name, value]) => `${name} = ${value}`)
  const database = `postgres = host=127.0.0.1 port=${server.port}`
  await writeFile(join(folder, 'users'), '"callofcode" ""\n')
  await writeFile(join(folder, 'ini'), `[databases]\n${database}\n[pgbouncer]\n${lines.join('\n')}\n`)
  if (as) for (const name of ['users', 'ini']) await chown(join(folder, name), as.uid, as.gid)
  const child: ChildProcess = spawn('pgbouncer', ['-q', join(folder, 'ini')], {
    ...as,
    cwd: '/',
    stdio: 'ignore',
  })
  const url = `postgres://callofcode@127.0.0.1:${port}/postgres`
  await untilOpen(url)
  return {
    url,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilOpen(url: string) {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query('select')
      return
    } catch (error) {
      if (tries > 100) throw error
      await sleep(50)
    } finally {
      await client.end().catch(() => undefined)
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
