import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PASSWORD, type TestSite, testSite } from '../../../../testing/test-site.ts'
import { checkBackup } from '../read-backup.ts'
import { takeBackupLock } from './backup-lock.ts'
import { beginDownload } from './download-backup.ts'

const PASSPHRASE = 'rice and dal on Monday'
const good = { passphrase: PASSPHRASE, again: PASSPHRASE, password: PASSWORD }

let site: TestSite
let address: string
let admin: { id: string; as: string }
let room: string
beforeAll(async () => {
  site = await testSite()
  room = await mkdtemp(join(tmpdir(), 'callofcode-download-'))
  admin = await site.member({ role: 'admin' })
  address = await site.listen()
})
afterAll(async () => {
  await site.close()
  await rm(room, { recursive: true, force: true })
})

const ask = (body: object = good, as: string | undefined = admin.as) =>
  site.ask('POST', '/admin/backups/file', { ...(as && { as }), body })
/** Downloads as a browser does, over a connection. */
const download = () =>
  fetch(`${address}/api/v1/admin/backups/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.as}`, 'content-type': 'application/json' },
    body: JSON.stringify(good),
  })
const audited = async () => {
  const { rows } = await site.database.pool.query(
    `select actor_id, target from audit where action = 'backup.download'`,
  )
  return rows
}
/** Waits until another backup may begin. */
const untilFree = () =>
  vi.waitFor(
    async () => {
      const lock = await takeBackupLock(site.database.directUrl)
      await lock?.release()
      expect(lock).toBeDefined()
    },
    { timeout: 60_000 },
  )

test('CLUB-451 an admin downloads the whole site in a file that the passphrase opens, and nothing else; it is in the audit', async () => {
  const answer = await download()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/octet-stream'])
  const [, name = ''] = /^attachment; filename="([^"]+)"$/.exec(
    answer.headers.get('content-disposition') ?? '',
  ) ?? ['']
  expect(name).toMatch(/^call-of-code-[0-9a-f]{8}-\d{8}T\d{6}Z\.tar\.gz\.age$/)
  const whole = Buffer.from(await answer.arrayBuffer())
  const file = join(room, name)
  await writeFile(file, whole)
  const { manifest, head } = await checkBackup(file, PASSPHRASE)
  const { rows } = await site.database.pool.query('select count(*)::int as count from topics')
  expect(rowsOf({ manifest, head }, 'topics')).toBe(rows[0].count)
  await expect(checkBackup(file, 'rice and dal on Tuesday')).rejects.toThrow(/not the key/)
  await expect(checkBackup(file, undefined)).rejects.toThrow(/is sealed/)
  expect(await audited()).toEqual([{ actor_id: admin.id, target: name }])
  await untilFree()

  for (const length of [whole.length - 1, whole.length >> 1]) {
    await writeFile(file, whole.subarray(0, length))
    await expect(checkBackup(file, PASSPHRASE)).rejects.toThrow(/damaged or cut off|cannot be opened/)
  }
})

type Read = Awaited<ReturnType<typeof checkBackup>>
const rowsOf = ({ manifest, head }: Read, name: string) =>
  manifest.tables[head.tables.findIndex((table) => table.name === name)]?.rows

test('CLUB-452 a passphrase that is short, typed differently or could not be entered again, and a wrong password are refused at their fields', async () => {
  const refused = async (change: Partial<typeof good>) => {
    const { status, body } = await ask({ ...good, ...change })
    return [status, Object.keys(body.errors)]
  }
  const both = (passphrase: string) => ({ passphrase, again: passphrase })
  expect(await refused(both('elevensigns'))).toEqual([400, ['passphrase']])
  for (const one of [
    ' rice and dal',
    'rice and dal ',
    'rice\nand dal on',
    'age1qqqqqqqqqqqq',
    'AGE-SECRET-KEY-1',
  ])
    expect(await refused(both(one))).toEqual([400, ['passphrase']])
  expect(await refused(both('x'.repeat(201)))).toEqual([400, ['passphrase']])
  expect(await refused({ again: 'rice and dal on Tuesday' })).toEqual([400, ['again']])
  expect(await refused({ password: 'Wrong-2024!' })).toEqual([400, ['password']])
  expect(await audited()).toHaveLength(1)
})

test('CLUB-453 nobody but admins makes or downloads a backup, whatever their tasks', async () => {
  const member = await site.member()
  const organiser = await site.member({ isManager: true })
  for (const { as } of [member, organiser]) {
    expect((await ask(good, as)).status).toBe(403)
    expect((await site.ask('POST', '/admin/backups', { as })).status).toBe(403)
  }
  expect((await site.ask('POST', '/admin/backups/file', { body: good })).status).toBe(401)
  expect((await site.ask('POST', '/admin/backups')).status).toBe(401)
})

test('CLUB-454 one backup at a time: who asks for a second one is told', async () => {
  const first = await beginDownload(site, PASSPHRASE)
  const second = await ask()
  expect([second.status, second.body.key]).toEqual([409, 'backup.running'])
  first.bytes.destroy()
  await untilFree()
})

test('CLUB-455 what fails before the first byte is answered with its reason', async () => {
  await site.database.pool.query('alter table migrations rename to away')
  try {
    const { status, body } = await ask()
    expect([status, body.key]).toEqual([503, 'backup.failed'])
    expect(body.message).toContain('There is no site')
  } finally {
    await site.database.pool.query('alter table away rename to migrations')
  }
  await untilFree()
})

describe('a site that is larger than all buffers between the database and a reader', () => {
  // 75 MB sealed. A kernel may keep 33 MB for a reader who does not read, and 4 MB for the writer.
  beforeAll(() =>
    site.database.pool.query(
      `insert into settings (key, value) select 'large-' || n, to_jsonb($1::text) from generate_series(1, 12) n`,
      [randomBytes(6 << 20).toString('base64')],
    ),
  )

  test('CLUB-455 a reader who leaves ends the backup, and one that breaks off is no whole file for the reader', async () => {
    const left = await download()
    await left.body?.cancel()
    await untilFree()

    const cut = await download()
    expect(cut.status).toBe(200)
    const pid = await waitingCopy()
    await site.database.pool.query('select pg_terminate_backend($1)', [pid])
    await expect(cut.arrayBuffer()).rejects.toThrow()
    await untilFree()
  })

  test('CLUB-451 bytes are made as they are read: where nobody reads, the database waits', async () => {
    const { bytes } = await beginDownload(site, PASSPHRASE)
    await waitingCopy()
    expect(bytes.readableLength).toBeLessThan(1 << 20)
    bytes.destroy()
  })
})

/** Waits until the database cannot write on, because nobody reads. Returns the process that waits. */
const waitingCopy = () =>
  vi.waitFor(
    async () => {
      const { rows } = await site.database.pool.query(
        `select pid from pg_stat_activity
         where datname = current_database() and wait_event = 'ClientWrite' and query ilike 'copy %'`,
      )
      expect(rows).toHaveLength(1)
      return rows[0].pid as number
    },
    { timeout: 60_000 },
  )
