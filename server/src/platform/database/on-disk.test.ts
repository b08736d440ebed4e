import { chmod, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blobOf, draw } from '../../../testing/pictures.ts'
import { type SiteProcess, siteProcess } from '../../../testing/site-process.ts'
import { members } from '../../features/account/account-tables.ts'
import { sessionStore } from '../../features/account/session-store.ts'
import { openDatabase } from './database.ts'
import { findRunning } from './embedded.ts'

// A database for this test alone, so that no other commit brings a write to the disk.
let base: string
let site: SiteProcess
let origin: string
let url: string
let token: string
let eye: pg.Client
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'callofcode-disk-'))
  await chmod(base, 0o755)
  site = siteProcess({ DATA_DIR: join(base, 'data'), BACKUP_TO: 'off' })
  origin = await site.open()
  url = String(await findRunning(join(base, 'data')))
  const database = openDatabase(url, 1)
  const given = { email: 'a@college.edu', name: 'Asha', passwordHash: 'x', status: 'approved' as const }
  const [row] = await database.sql.insert(members).values(given).returning()
  token = await sessionStore.create(database.sql, String(row?.id), {})
  await database.close()
  eye = new pg.Client({ connectionString: url })
  await eye.connect()
})
afterAll(async () => {
  await eye.end()
  site.signal('SIGTERM')
  await site.ended
  await rm(base, { recursive: true, force: true })
})

/**
 * Returns how many of 15 writes were not on the disk when they were answered. PostgreSQL flushes the log by itself every 0.2 s.
 */
async function notOnDisk(of: string, write: (at: number) => Promise<Response>): Promise<number> {
  let missed = 0
  for (let at = 0; at < 15; at++) {
    const before = await place('pg_current_wal_insert_lsn()')
    const { status } = await write(at)
    const flushed = await place('pg_current_wal_flush_lsn()')
    expect([of, status < 300]).toEqual([of, true])
    if (flushed <= before) missed++
  }
  return missed
}

/** Returns a place in the log, in bytes from its beginning. */
async function place(of: string): Promise<bigint> {
  const { rows } = await eye.query<{ at: string }>(`select (${of} - '0/0'::pg_lsn)::text as at`)
  return BigInt(rows[0]?.at ?? 0)
}

const send = (address: string, method: string, path: string, body: BodyInit) =>
  fetch(`${address}/api/v1${path}`, {
    method,
    body,
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
  })
const thread = (address: string) => (at: number) =>
  send(
    address,
    'POST',
    '/forum/threads',
    JSON.stringify({ title: `No ${at}`, content: 'How?', category: 'General' }),
  )
/** Photos and pictures are rows too, and are on the disk like every write. */
const photo = async (address: string) => {
  const file = blobOf(await draw(40, 40).png().toBuffer())
  return (at: number) => {
    const form = new FormData()
    form.set('memberData', JSON.stringify({ bio: `Photo ${at}` }))
    form.set('file', file, 'me.png')
    return send(address, 'PATCH', '/members/', form)
  }
}

test('safety K2 SAFE-124 in our own database what was answered is on the disk', async () => {
  expect(await notOnDisk('threads', thread(origin))).toBe(0)
  expect(await notOnDisk('photos', await photo(origin))).toBe(0)
  expect(site.said()).not.toContain('Warning:')
})

test('safety K2 SAFE-124 in a database of others too, or the start says which setting loses what', async () => {
  const DATA_DIR = join(base, 'other')
  await mkdir(DATA_DIR)
  await copyFile(join(base, 'data/secret'), join(DATA_DIR, 'secret'))
  const asOthers = async (work: (address: string, said: string) => Promise<void>) => {
    const second = siteProcess({ DATA_DIR, DATABASE_URL: url, BACKUP_TO: 'off' })
    try {
      await work(await second.open(), second.said())
    } finally {
      second.signal('SIGTERM')
      await second.ended
    }
  }
  await asOthers(async (address, said) => {
    expect(said).not.toContain('Warning:')
    expect(await notOnDisk('threads', thread(address))).toBe(0)
  })
  await eye.query('alter database callofcode set synchronous_commit = off')
  await asOthers(async (address, said) => {
    expect(said).toContain(
      'Warning: synchronous_commit is off in this database: a crash can lose what was answered with success. Set it to on.',
    )
    // Proves that this test detects a write that is answered before it is on the disk.
    expect(await notOnDisk('threads', thread(address))).toBeGreaterThan(0)
  })
})
