import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject as provided, test } from 'vitest'
import { boundedDisk, mounts } from '../../testing/bounded-disk.ts'
import { onServer, TEMPLATE, withDatabase } from '../../testing/database-server.ts'
import { programArguments } from '../../testing/program.ts'
import { siteProcess } from '../../testing/site-process.ts'
import { holdDataDir } from '../platform/database/embedded-data-dir.ts'

const database = `test_${randomUUID().replaceAll('-', '')}`
const isRoot = process.getuid?.() === 0
let base: string
let disk: ReturnType<typeof boundedDisk>
const listeners: Server[] = []
const listen = (greeting: string) =>
  new Promise<number>((resolve) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      // This server answers like a program that does not understand the protocol.
      socket.once('data', () => socket.end(greeting))
    })
    listeners.push(server)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })

let web = 0
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'callofcode-start-'))
  chmodSync(base, 0o755)
  disk = boundedDisk(join(base, 'disk'), 1)
  await onServer(provided('databaseServer'), `create database ${database} template ${TEMPLATE}`)
  web = await listen('HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n')
})
afterAll(async () => {
  for (const server of listeners) server.close()
  disk.remove()
  await onServer(provided('databaseServer'), `drop database ${database} with (force)`)
  await rm(base, { recursive: true, force: true })
})

const url = () => withDatabase(provided('databaseServer'), database)
async function ask(statement: string) {
  const client = new pg.Client({ connectionString: url() })
  await client.connect()
  await client.query(statement)
  await client.end()
}

type Given = Record<string, string>
const SECRET = /guessed-it|secret-word/
const lineOf = (text: string) =>
  text
    .trim()
    // Problems of the environment have one line for each variable.
    .replaceAll('\n  ', ' ')
    .split('\n')
    .filter((line) => !line.startsWith('{'))

/** Expects one line and an exit code, without a stack. */
async function refused(given: Given, words: RegExp) {
  const site = siteProcess({ DATA_DIR: join(base, 'data'), LOG_LEVEL: 'warn', ...given })
  expect([await site.ended, lineOf(site.said())]).toEqual([1, [expect.stringMatching(words)]])
  expect(site.said()).not.toMatch(SECRET)
}
async function memberRefused(given: Given, words: RegExp) {
  const env = { PATH: process.env.PATH, DATA_DIR: join(base, 'data'), ...given }
  const [code, text] = await new Promise<[unknown, string]>((resolve) => {
    execFile(process.execPath, [...programArguments('member-cli'), 'list'], { env }, (error, out, err) =>
      resolve([error?.code, out + err]),
    )
  })
  expect([code, lineOf(text)]).toEqual([1, [expect.stringMatching(words)]])
  expect(text).not.toMatch(SECRET)
}

const CASES: [what: string, given: () => Given, words: RegExp][] = [
  [
    'a data folder that is a file',
    () => ({ DATA_DIR: fileIn('file') }),
    /^The data folder .*file cannot be used: .*folder/,
  ],
  [
    'a data folder below a file',
    () => ({ DATA_DIR: join(fileIn('other'), 'data') }),
    /^The data folder .* cannot be used: .*folder/,
  ],
  ['an address that is none', () => ({ DATABASE_URL: 'mysql://localhost/club' }), /postgres:\/\//],
  [
    'a wrong password',
    () => ({ DATABASE_URL: url().replace(/:[^:@/]*@/, ':guessed-it@') }),
    /DATABASE_URL\) cannot be used: it refuses the user or the password/,
  ],
  [
    'no password where one is asked for',
    () => ({ DATABASE_URL: url().replace(/:[^:@/]*@/, '@') }),
    /DATABASE_URL\) cannot be used: it asks for a password, and the address has none/,
  ],
  [
    'a database that is not there',
    () => ({ DATABASE_URL: withDatabase(url(), 'nowhere') }),
    /nowhere \(DATABASE_URL\) cannot be used: it has no database of that name/,
  ],
  [
    'encryption that it does not speak',
    () => ({ DATABASE_URL: `postgres://u:secret-word@127.0.0.1:${web}/club?sslmode=verify-full` }),
    /^The database at .*encrypted|no PostgreSQL/,
  ],
]
/** The site waits in these cases (database-wait.test.ts). A proxy also closes the connection while its database is missing. */
const PASSING: typeof CASES = [
  [
    'a port where nobody listens',
    () => ({ DATABASE_URL: 'postgres://u:secret-word@127.0.0.1:1/club' }),
    /^The database at 127.0.0.1:1\/club .*it does not answer/,
  ],
  [
    'a name that nobody knows',
    () => ({ DATABASE_URL: 'postgres://u:secret-word@database.invalid/club' }),
    /^The database at database.invalid\/club .*no address is known for its name/,
  ],
  [
    'what is no PostgreSQL',
    () => ({ DATABASE_URL: `postgres://u:secret-word@127.0.0.1:${web}/club` }),
    /^The database at .*is no PostgreSQL/,
  ],
]
function fileIn(name: string) {
  const file = join(base, name)
  writeFileSync(file, '')
  return file
}

/** The gate tries every case with one of the two programs in turn. `npm run test:hard` tries all cases with both. */
const hard = import.meta.env.MODE === 'hard'

describe.each([
  ['the site', refused, 0],
  ['the member command', memberRefused, 1],
] as const)('%s says in one line, and by its exit code, that it cannot use', (_program, isRefused, turn) => {
  test.each(CASES.filter((_, at) => hard || at % 2 === turn))('safety K6 %s', async (_what, given, words) => {
    await isRefused(given(), words)
  })
  const title = mounts ? '' : ' (skipped: nothing can be mounted here)'
  test.skipIf(!mounts)(`safety L5 K6 a disk that is full, or can only be read${title}`, async () => {
    const DATA_DIR = join(base, 'disk/data')
    mkdirSync(DATA_DIR, { recursive: true })
    await isRefused({ DATA_DIR }, /No space left on device|the disk is full/)
    disk.readOnly()
    await isRefused(
      { DATA_DIR },
      /^The data folder .* cannot be used: it is on a file system that can only be read/,
    )
    disk.remove()
    disk = boundedDisk(join(base, 'disk'), 1)
  })
  test('safety M4 a schema that is newer than the program', async () => {
    await ask(`insert into migrations (name, checksum) values ('9999-later', 'x')`)
    await isRefused({ DATABASE_URL: url() }, /9999-later.*Run a newer one/)
    await ask(`delete from migrations where name = '9999-later'`)
  })
})

test.each(PASSING)(
  'safety K6 a command does not wait: it says in one line that it cannot use %s',
  async (_what, given, words) => {
    await memberRefused(given(), words)
  },
)

test('safety K3 a second site on the same folder is refused, naming the holder', async () => {
  const DATA_DIR = join(base, 'held')
  const held = await holdDataDir(DATA_DIR, { address: 'http://localhost:4711' })
  await refused(
    { DATA_DIR },
    new RegExp(`in use by process ${process.pid}, which serves http://localhost:4711`),
  )
  await held.release()
})

test('a port that is taken, or not to be had, is said in one line', async () => {
  await refused(
    { DATABASE_URL: url(), PORT: String(web) },
    new RegExp(`Another program listens on port ${web}. Set PORT.`),
  )
  await refused({ DATABASE_URL: url(), HOST: '203.0.113.7' }, /cannot listen on 203.0.113.7.*Set HOST/)
})

const title = isRoot ? '' : ' (skipped: not root)'
test.skipIf(!isRoot)(`a folder that belongs to somebody else is said in one line${title}`, async () => {
  const DATA_DIR = join(base, 'of-root')
  mkdirSync(DATA_DIR, { mode: 0o700 })
  const site = siteProcess({ DATA_DIR, HOME: '/tmp' }, { uid: 65_534, gid: 65_534 })
  expect(await site.ended).toBe(1)
  expect(lineOf(site.said())).toEqual([
    expect.stringMatching(/^The data folder .* this user may not read and write there/),
  ])
})
