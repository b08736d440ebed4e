import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  command,
  contentOf,
  emptyDatabase,
  type FilledSite,
  filledSite,
  restore,
  roomForData,
} from '../testing/backups.ts'
import { siteProcess } from '../testing/site-process.ts'
import { forgetAgain } from './app/personal-data/forget-again.ts'
import { ending } from './features/backup/archive-format.ts'
import { refuseNewer } from './features/backup/load-database.ts'
import { entriesOf } from './features/backup/read-archive.ts'
import { checkBackup } from './features/backup/read-backup.ts'
import { openDatabase } from './platform/database/database.ts'
import { UNFINISHED } from './platform/database/migrate.ts'

let site: FilledSite
let room: Awaited<ReturnType<typeof roomForData>>
let file: string
const closers: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  site = await filledSite()
  room = await roomForData()
  file = room.path('club.backup')
  expect((await command('backup', ofSite(), file)).code).toBe(0)
})
afterAll(async () => {
  for (const close of closers) await close()
  await site.close()
  await room.remove()
})

const ofSite = () => ({ DATABASE_URL: site.database.url, DATA_DIR: site.dataDir })
async function anotherDatabase() {
  const database = await emptyDatabase()
  closers.push(database.drop)
  return database
}
/** Refused before the folder is even made. */
async function expectRefused(path: string, reason: RegExp, environment: Record<string, string> = {}) {
  const DATA_DIR = room.path('untouched')
  await expect(restore(path, { DATA_DIR, ...environment })).rejects.toThrow(reason)
  expect(existsSync(DATA_DIR)).toBe(false)
}

/** The backup with other entries, and with the right checksum at its end. */
async function rewritten(
  change: (entry: { name: string; content: Buffer }) => { name: string; content: Buffer }[],
) {
  const tar = pack()
  for await (const entry of entriesOf(file, undefined))
    for (const { name, content } of change(entry)) tar.entry({ name }, content)
  tar.finalize()
  const zipped = gzipSync(await buffer(tar))
  const path = room.path('rewritten.backup')
  const sum = createHash('sha256').update(zipped).digest('hex')
  await writeFile(path, Buffer.concat([zipped, ending(sum)]))
  return path
}
const changed = (content: Buffer, change: (head: Record<string, never>) => void) => {
  const head = JSON.parse(content.toString())
  change(head)
  return Buffer.from(JSON.stringify(head))
}

describe('a file that is not as it was written', () => {
  test('safety B3 SAFE-06 is refused wherever it was cut off, and nothing is changed', async () => {
    const whole = await readFile(file)
    for (const length of [0, 1, 10, 5_000, whole.length >> 1, whole.length - 92, whole.length - 1]) {
      await writeFile(room.path('cut.backup'), whole.subarray(0, length))
      await expectRefused(room.path('cut.backup'), /no backup of this program|damaged or cut off/)
    }
  })

  test('safety B3 SAFE-06 is refused with one byte changed anywhere, and nothing is changed', async () => {
    const whole = await readFile(file)
    const places = Array.from({ length: 30 }, (_, at) => Math.floor((at * (whole.length - 1)) / 29))
    for (const at of [4, 9, ...places]) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      await writeFile(room.path('flipped.backup'), bytes)
      await expectRefused(room.path('flipped.backup'), /no backup of this program|damaged or cut off/)
    }
  })

  test('safety B3 SAFE-07 is refused with a path that leads out of the folder, or with anything strange in it', async () => {
    expect(await checkBackup(await rewritten((entry) => [entry]), undefined)).toBeTruthy()
    for (const name of [
      'files/../../evil',
      'files/mails/../../evil.eml',
      'files//etc/evil',
      'files/postgres-folder',
      '../evil',
      'evil',
    ]) {
      const path = await rewritten((entry) =>
        entry.name === 'manifest.json' ? [{ name, content: Buffer.from('evil') }, entry] : [entry],
      )
      await expectRefused(path, /which no backup does/)
    }
    const lacking = await rewritten((entry) => (entry.name.startsWith('site/members/') ? [] : [entry]))
    await expectRefused(lacking, /not what its manifest says/)
    expect(existsSync(room.path('evil'))).toBe(false)
  })

  test('SAFE-08 is refused when a newer version made it', async () => {
    const newer = (change: (head: never) => void) =>
      rewritten(({ name, content }) => [
        { name, content: name === 'site.json' ? changed(content, change as never) : content },
      ])
    await expectRefused(await newer((head: { format: number }) => (head.format = 2)), /newer version/)
    const { head } = await checkBackup(file, undefined)
    const later = [...head.migrations, { name: '9999-later', checksum: '' }]
    expect(() => refuseNewer({ ...head, migrations: later }, file)).toThrow(/newer version.*9999-later/)
    // With another head the manifest does not fit: so this is tried where the head is read.
    const path = await newer((head: { tables: { name: string }[] }) => (head.tables = [{ name: 'x"; drop' }]))
    await expectRefused(path, /is not understood/)
  })
})

describe('a sealed backup', () => {
  test('safety B3 SAFE-09 is opened by its passphrase alone', async () => {
    const sealed = room.path('sealed.backup')
    const made = await command('backup', { ...ofSite(), BACKUP_KEY: 'correct horse battery' }, sealed)
    expect([made.code, made.out]).toEqual([0, expect.not.stringContaining('not sealed')])
    expect((await readFile(sealed)).includes('members')).toBe(false)
    await expectRefused(sealed, /is sealed. Set BACKUP_KEY/)
    await expectRefused(sealed, /BACKUP_KEY does not open it/, { BACKUP_KEY: 'wrong horse battery' })
    const bytes = await readFile(sealed)
    await writeFile(room.path('sealed-cut.backup'), bytes.subarray(0, bytes.length - 20))
    await expectRefused(room.path('sealed-cut.backup'), /damaged or cut off/, {
      BACKUP_KEY: 'correct horse battery',
    })
    const checked = await command('restore', { BACKUP_KEY: 'correct horse battery' }, sealed, '--check')
    expect(checked).toMatchObject({ code: 0, out: expect.stringContaining('is whole') })
  })

  test('SAFE-09 for a public key of age is opened by the private one', async () => {
    const identity = await generateIdentity()
    const sealed = room.path('public.backup')
    const BACKUP_KEY = await identityToRecipient(identity)
    expect((await command('backup', { ...ofSite(), BACKUP_KEY }, sealed)).code).toBe(0)
    expect(await checkBackup(sealed, identity)).toBeTruthy()
  })
})

describe('over a site', () => {
  test('safety B3 SAFE-10 on a server: only by its name and stopped; the old database is kept, deletions stay', async () => {
    const there = await anotherDatabase()
    const DATA_DIR = room.path('server')
    const environment = { DATABASE_URL: there.url, DATA_DIR, PUBLIC_URL: 'https://club.example' }
    await restore(file, environment)
    const gone =
      (await ask<{ id: string }>(there.url, `select id from members where role = 'member' limit 1`))[0]?.id ??
      ''
    await ask(
      there.url,
      `delete from blogs; insert into audit (action, outcome, actor_id, target) values ('member.delete', 'ok', '${gone}', '${gone}')`,
    )
    const before = await contentOf(there.url)

    const unnamed = await command('restore', environment, file)
    expect([unnamed.code, unnamed.err]).toEqual([1, expect.stringContaining('--over https://club.example')])
    const running = openDatabase(there.url, 1)
    await running.pool.query('select 1')
    await expect(restore(file, environment, 'https://club.example')).rejects.toThrow(
      new RegExp(`in use by call-of-code ${process.pid} on `),
    )
    await running.close()
    expect(await contentOf(there.url)).toEqual(before)

    const done = await command('restore', environment, file, '--over', 'https://club.example')
    expect([done.code, done.err, done.out]).toEqual([
      0,
      '',
      expect.stringMatching(/1 members .* deleted again.*\n.*kept under the name/s),
    ])
    const [blogs] = await ask<{ count: string }>(there.url, 'select count(*) from blogs')
    expect(Number(blogs?.count)).toBeGreaterThan(0)
    expect(await ask(there.url, `select from members where id = '${gone}'`)).toEqual([])
    const kept = /under the name (\w+)/.exec(done.out)?.[1]
    closers.push(() => ask(site.database.url, `drop database ${kept} with (force)`))
    const url = new URL(there.url)
    url.pathname = `/${kept}`
    expect(await contentOf(url.href)).toEqual(before)
  })

  test('safety B3 SAFE-11 in a data folder: only by its name and stopped, also where the old database is broken', async () => {
    const DATA_DIR = room.path('own')
    await restore(file, { DATA_DIR })
    await expect(restore(file, { DATA_DIR })).rejects.toThrow('Nothing was changed')
    const running = siteProcess({ DATA_DIR, LOG_LEVEL: 'silent' })
    await running.open()
    await expect(restore(file, { DATA_DIR }, DATA_DIR)).rejects.toThrow(`in use by process ${running.pid}`)
    running.signal('SIGINT')
    await running.ended
    // As after an update that brings another PostgreSQL: this one cannot open the old database.
    const data = await homeOf(DATA_DIR)
    await writeFile(`${data}/PG_VERSION`, '15\n')
    const said = await restore(file, { DATA_DIR }, DATA_DIR)
    expect(said.join('\n')).toMatch(/cannot be read[\s\S]*kept in /)
    expect(await readFile(`${data}/PG_VERSION`, 'utf8')).toBe('15\n')
    expect((await command('backup', { DATA_DIR }, room.path('own-again.backup'))).code).toBe(0)
  })

  test('SAFE-12 a restore that is killed leaves a database on which no site opens, and the next one makes it whole', async () => {
    const there = await anotherDatabase()
    const environment = { DATABASE_URL: there.url, DATA_DIR: room.path('killed') }
    await restore(file, environment)
    // As it is a moment before the end.
    await ask(
      there.url,
      `insert into migrations (name, checksum) values ('${UNFINISHED.name}', 'x'); delete from blogs`,
    )
    const start = siteProcess(environment)
    expect([await start.ended, start.said()]).toEqual([1, expect.stringContaining('that was not finished')])
    await restore(file, environment)
    expect(await contentOf(there.url)).toEqual(await contentOf(site.database.url))
  })

  test('SAFE-12 a site that starts after a restore was killed takes the files that belong to its database', async () => {
    const there = await anotherDatabase()
    const DATA_DIR = room.path('half')
    const environment = { DATABASE_URL: there.url, DATA_DIR }
    await restore(file, environment)
    const [{ id = '' } = {}] = await ask<{ id: string }>(
      there.url,
      `select value #>> '{}' as id from settings where key = 'restore'`,
    )
    await mkdir(`${DATA_DIR}/restored-${id}`)
    await cp(`${DATA_DIR}/secret`, `${DATA_DIR}/restored-${id}/secret`)
    await writeFile(`${DATA_DIR}/secret`, 'another secret of at least 32 characters')
    const start = siteProcess({ ...environment, LOG_LEVEL: 'silent' })
    await start.open()
    start.signal('SIGINT')
    await start.ended
    expect(await readFile(`${DATA_DIR}/secret`)).toEqual(await readFile(`${site.dataDir}/secret`))
    expect((await readdir(DATA_DIR)).filter((name) => /^(restored|before)-/.test(name))).toEqual([
      `before-${id}`,
    ])
  })
})

test('safety P2 SAFE-10 deleting again passes over who is not there, and the last admin', async () => {
  const ids = [site.asha.id, '00000000-0000-4000-8000-000000000000']
  await ask(
    site.database.url,
    `update members set role = 'member' where role = 'admin' and id <> '${site.asha.id}'`,
  )
  expect(await forgetAgain(site.database, Buffer.alloc(32), 'http://localhost', ids)).toBe(0)
})

async function homeOf(DATA_DIR: string) {
  const pointed = await readFile(`${DATA_DIR}/postgres-folder`, 'utf8').catch(() => `${DATA_DIR}/postgres`)
  return `${pointed.trim()}/data`
}
