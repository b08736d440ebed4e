import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowEmbedded, findRunning, startEmbedded } from './embedded.ts'
import { ensurePassword } from './embedded-cluster.ts'
import { holdDataDir } from './embedded-data-dir.ts'
import { databaseUser } from './embedded-programs.ts'

const isRoot = process.getuid?.() === 0
const log = () => undefined
const start = (dataDir: string) => startEmbedded({ dataDir, log })

let base: string
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'callofcode-embedded-'))
  // PostgreSQL's user can enter this folder. A folder that it cannot enter has its own test.
  if (isRoot) await rm(base, { recursive: true }).then(() => mkdir(base, { mode: 0o755 }))
})
afterAll(() => rm(base, { recursive: true, force: true }))

const folder = (name: string) => join(base, name)
const dataOf = (dataDir: string) => join(dataDir, 'postgres/data')
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const postmasterOf = (data: string) =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Starts another process that runs `code` and then waits. `e` is the module embedded.ts, `d` embedded-data-dir.ts. */
async function elsewhere(code: string): Promise<ChildProcess> {
  const program = `
    const e = await import(${JSON.stringify(import.meta.resolve('./embedded.ts'))})
    const d = await import(${JSON.stringify(import.meta.resolve('./embedded-data-dir.ts'))})
    ${code}
    console.log('done')
    setInterval(() => {}, 1000)`
  const args = ['--import', 'tsx', '--input-type=module', '-e', program]
  const child = spawn(process.execPath, args, {
    cwd: dirname(new URL(import.meta.url).pathname),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (!`${said[0]}`.includes('done')) throw new Error(`the other process ended: ${said}`)
  return child
}

async function killed(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('our own PostgreSQL', () => {
  test('the first start makes a durable database that only its owner can open', async () => {
    const dataDir = folder('first')
    const server = await start(dataDir)
    const [row] = await ask(
      server.url,
      `select current_setting('fsync') || current_setting('synchronous_commit') as durable, rolsuper, lower('É') as small
       from pg_roles where rolname = current_user`,
    )
    expect(row).toEqual({ durable: 'onon', rolsuper: false, small: 'é' })
    expect(server.adopted).toBe(false)
    expect(modeOf(dataDir)).toBe(isRoot ? '710' : '700')
    expect(modeOf(join(dataDir, 'postgres'))).toBe('700')
    expect(modeOf(join(dataDir, 'postgres-password'))).toBe('600')
    const guess = server.url.replace(/:[0-9a-f]{48}@/, ':guessed@')
    await expect(ask(guess, 'select 1')).rejects.toThrow(/password authentication failed/)
    await server.stop()
    expect(existsSync(join(dataOf(dataDir), 'postmaster.pid'))).toBe(false)
    expect(await findRunning(dataDir)).toBeUndefined()
  })

  test('a database that a killed process left running is adopted with all its data', async () => {
    const dataDir = folder('first')
    const other = await elsewhere(
      `await e.startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined })`,
    )
    const url = (await findRunning(dataDir)) ?? ''
    await ask(url, 'create table kept as select 1 as one')
    const before = postmasterOf(dataOf(dataDir))
    await killed(other)
    const server = await start(dataDir)
    expect(server.adopted).toBe(true)
    expect(postmasterOf(dataOf(dataDir))).toBe(before)
    expect(await ask(server.url, 'select one from kept')).toEqual([{ one: 1 }])
    await server.stop()
  })

  test('a killed PostgreSQL is started again and keeps what was committed', async () => {
    const dataDir = folder('first')
    const server = await start(dataDir)
    await ask(server.url, 'create table acknowledged as select 2 as two')
    process.kill(postmasterOf(dataOf(dataDir)), 'SIGKILL')
    const again = await start(dataDir)
    expect(again.adopted).toBe(false)
    expect(await ask(again.url, 'select two from acknowledged')).toEqual([{ two: 2 }])
    await again.stop()
  })

  test('SAFE-73 safety K1 a killed PostgreSQL that the system has not forgotten yet is waited for', async () => {
    const dataDir = folder('first')
    const other = await elsewhere(
      `await e.startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined })`,
    )
    const before = postmasterOf(dataOf(dataDir))
    // The parent is halted and does not reap the process, so PostgreSQL still finds its pid.
    other.kill('SIGSTOP')
    process.kill(before, 'SIGKILL')
    const starting = start(dataDir)
    await sleep(1_000)
    await killed(other)
    const server = await starting
    expect([server.adopted, postmasterOf(dataOf(dataDir)) === before]).toEqual([false, false])
    await server.stop()
  })

  test('old locks whose pid now belongs to another program are no server', async () => {
    const dataDir = folder('first')
    // PostgreSQL checks only processes of its own user.
    const program = spawn('sleep', ['600'], { stdio: 'ignore', ...(isRoot && databaseUser()) })
    for (const lock of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      const lines = [program.pid, dataOf(dataDir), 1700000000, 5432, dataOf(dataDir), '', '']
      writeFileSync(join(dataOf(dataDir), lock), lines.join('\n'))
    }
    const server = await start(dataDir)
    expect(server.adopted).toBe(false)
    expect(postmasterOf(dataOf(dataDir))).not.toBe(program.pid)
    await server.stop()
    await killed(program)
  })

  test('a folder that was copied while its server was running gets a server of its own', async () => {
    const original = await start(folder('first'))
    const copy = folder('second')
    const own = await start(copy)
    await ask(own.url, 'create table mine as select 3 as three')
    await own.stop()
    await cp(join(dataOf(folder('first')), 'postmaster.pid'), join(dataOf(copy), 'postmaster.pid'))
    const server = await start(copy)
    expect(server.adopted).toBe(false)
    expect(await ask(server.url, 'select three from mine')).toEqual([{ three: 3 }])
    await server.stop()
    await original.stop()
  })

  test('a lost password is replaced by a new one', async () => {
    await rm(join(folder('first'), 'postgres-password'))
    const server = await start(folder('first'))
    expect(await ask(server.url, 'select one from kept')).toEqual([{ one: 1 }])
    await server.stop()
  })

  test('all processes that need the first password at the same moment get the one that is kept', async () => {
    for (let round = 0; round < 100; round++) {
      const dataDir = folder(`password ${round}`)
      await mkdir(dataDir)
      // The calls start at different moments, so that they meet the file in every state.
      const given = await Promise.all(
        Array.from({ length: 16 }, (_, nth) => sleep(nth % 4).then(() => ensurePassword(dataDir))),
      )
      const kept = readFileSync(join(dataDir, 'postgres-password'), 'utf8')
      expect(new Set(given.map(({ password }) => password))).toEqual(new Set([kept]))
      expect(given.filter(({ made }) => made)).toHaveLength(1)
    }
  })

  test('two first starts at the same moment share one server', async () => {
    const servers = await Promise.all([start(folder('twice')), start(folder('twice'))])
    expect(servers[0].url).toBe(servers[1].url)
    expect(servers.filter((server) => !server.adopted)).toHaveLength(1)
    await servers[0].stop()
  })

  test('a data folder with a very long name, spaces and symbols is served over loopback', async () => {
    const dataDir = folder(`a club's "data" = all, ${'of it '.repeat(14)}`)
    const server = await start(dataDir)
    expect(new URL(server.url).searchParams.get('host')).toBe('127.0.0.1')
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
  })

  test('a command stops the server that it started, unless a site uses it by then', async () => {
    const dataDir = folder('first')
    const alone = await borrowEmbedded({ dataDir, log })
    await alone.giveBack()
    expect(await findRunning(dataDir)).toBeUndefined()

    const beside = await borrowEmbedded({ dataDir, log })
    const held = await holdDataDir(dataDir, { address: 'http://localhost:3000' })
    await beside.giveBack()
    expect(await findRunning(dataDir)).toBe(beside.url)
    await (await start(dataDir)).stop()
    await held.release()
  })
})

describe('data of others', () => {
  test.each([
    [
      'of another major version',
      'PG_VERSION',
      '15\n',
      /made by PostgreSQL 15; this release brings PostgreSQL 18/,
    ],
    ['with an unreadable version', 'PG_VERSION', '\0\0', /holds no database that PostgreSQL knows/],
    ['of something else', 'holiday.jpg', 'x', /holds no database that PostgreSQL knows/],
  ])('a folder %s is refused by name and not changed', async (name, file, text, message) => {
    const dataDir = folder(`data ${name}`)
    await mkdir(dataOf(dataDir), { recursive: true })
    if (isRoot) await giveToNobody(join(dataDir, 'postgres'))
    writeFileSync(join(dataOf(dataDir), file), text)
    await expect(start(dataDir)).rejects.toThrow(message)
    await expect(start(dataDir)).rejects.toThrow(dataOf(dataDir))
    expect(readdirSync(dataOf(dataDir))).toEqual([file])
    expect(readFileSync(join(dataOf(dataDir), file), 'utf8')).toBe(text)
  })

  test('a database with a damaged control file is refused in one line', async () => {
    writeFileSync(join(dataOf(folder('second')), 'global/pg_control'), 'x')
    const refusal = await start(folder('second')).catch((error: Error) => error.message)
    expect(refusal).toMatch(/^PostgreSQL does not start on .*pg_control/)
    expect(refusal).not.toContain('\n')
  })

  test('a first start that was killed halfway is repeated from the beginning', async () => {
    const dataDir = folder('half')
    await mkdir(join(dataDir, 'postgres/data.new-4194303-abc/base'), { recursive: true })
    if (isRoot) await giveToNobody(join(dataDir, 'postgres'))
    const server = await start(dataDir)
    expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['data'])
    await server.stop()
  })

  const title = isRoot ? '' : ' (skipped: not root)'
  test.skipIf(!isRoot)(
    `if only root can enter the data folder, root gets a database under /var/lib${title}`,
    async () => {
      const dataDir = join(folder('closed'), 'data')
      await mkdir(folder('closed'), { mode: 0o700 })
      const server = await start(dataDir)
      const home = readFileSync(join(dataDir, 'postgres-folder'), 'utf8').trim()
      expect(home).toMatch(/^\/var\/lib\/call-of-code\/[0-9a-f]{12}-[0-9a-f]{6}$/)
      expect(modeOf(home)).toBe('700')
      await ask(server.url, 'create table far as select 4 as four')
      await server.stop()
      const again = await start(dataDir)
      expect(await ask(again.url, 'select four from far')).toEqual([{ four: 4 }])
      await again.stop()
      await rm(home, { recursive: true })
      await expect(start(dataDir)).rejects.toThrow(/names \/var\/lib\/call-of-code.* that is gone/)
    },
  )
})

describe('holding the data folder', () => {
  const address = 'http://localhost:4321'
  const hold = (dataDir: string) => holdDataDir(dataDir, { address })
  const holdElsewhere = (dataDir: string) =>
    elsewhere(`await d.holdDataDir(${JSON.stringify(dataDir)}, { address: '${address}' })`)

  test('a second site is refused at once with the process and address of the first, which goes on', async () => {
    const dataDir = folder('held')
    const first = await holdElsewhere(dataDir)
    await expect(hold(dataDir)).rejects.toThrow(`in use by process ${first.pid}, which serves ${address}`)
    await expect(hold(dataDir)).rejects.toThrow(dataDir)
    await killed(first)
    const second = await hold(dataDir)
    await second.release()
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('the lock of a dead process whose pid now belongs to another one is taken over', async () => {
    const lock = join(folder('held'), 'app.lock')
    writeFileSync(lock, JSON.stringify({ pid: process.pid, birth: 'another boot:1', address, key: 'x' }))
    const held = await hold(folder('held'))
    await held.release()
  })

  test('when many processes find a dead lock at the same moment, one takes it', async () => {
    const dead = JSON.stringify({ pid: 4_194_303, birth: 'gone:1', address, key: 'x' })
    for (let round = 0; round < 5; round++) {
      writeFileSync(join(folder('held'), 'app.lock'), dead)
      const all = await Promise.allSettled(Array.from({ length: 8 }, () => hold(folder('held'))))
      const holding = all.filter((one) => one.status === 'fulfilled')
      expect(holding).toHaveLength(1)
      await holding[0]?.value.release()
    }
  })

  test('an empty lock file, as a full disk leaves it, is taken over', async () => {
    writeFileSync(join(folder('held'), 'app.lock'), '')
    await (await hold(folder('held'))).release()
  })
})

async function giveToNobody(path: string) {
  const { uid, gid } = databaseUser()
  for (const entry of ['', ...readdirSync(path, { recursive: true })]) {
    await chown(join(path, `${entry}`), uid, gid)
  }
}
