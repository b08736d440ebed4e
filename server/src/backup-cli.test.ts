import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backedUpSite, command, contentOf, filesOf, restore, stoppedCommand } from '../testing/backups.ts'
import { boundedDisk, fill, mounts, skipped } from '../testing/bounded-disk.ts'
import { rowsOf } from '../testing/database-server.ts'
import { siteProcess } from '../testing/site-process.ts'
import { PASSWORD } from '../testing/test-site.ts'
import { auditMonths } from './features/audit/audit-months.ts'

const { site, room, ofSite, anotherDatabase } = await backedUpSite()

const FULL = 'A file could not be written: the disk is full (ENOSPC).\n'

/** Lists backups that are still being written and have no final name yet. */
const draftsIn = async (file: string) =>
  (await readdir(dirname(file))).filter((name) => name.endsWith('.unfinished-backup'))

/** Creates threads until it is stopped. Each is a row and its opening post in one transaction. */
function writing() {
  let stopped = false
  const writes = (async () => {
    for (let count = 0; ; count++) {
      if (stopped) return count
      const body = { title: `While it is backed up ${count}`, category: 'General', content: 'Is it whole?' }
      const { status } = await site.ask('POST', '/forum/threads', { as: site.asha.as, body })
      if (status >= 300 && status !== 429) throw new Error(`${status}`)
    }
  })()
  return async () => {
    stopped = true
    return writes
  }
}

describe('the drill', () => {
  test('safety B1 SAFE-01 a backup that is made while people write holds one moment', async () => {
    const file = room.path('while-writing.backup')
    const stop = writing()
    const made = await command('backup', ofSite(), file)
    await stop()
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toMatch(/MB with \d+ rows.*\n.*not sealed/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await draftsIn(file)).toEqual([])

    const there = await anotherDatabase()
    await restore(file, { DATABASE_URL: there.url, DATA_DIR: room.path('beside') })
    const [counts] = await rowsOf(
      there.url,
      `select (select count(*) from forum_threads) = (select count(*) from forum_posts where id = thread_id) as whole`,
    )
    expect(counts).toEqual({ whole: true })
  })

  test('safety B2 SAFE-02 an empty folder gets the same rows, files, sign-ins and photos, and serves', async () => {
    const file = room.path('club.backup')
    expect((await command('backup', ofSite(), file)).code).toBe(0)
    const [before, files] = [await contentOf(site.database.url), await filesOf(site.dataDir)]
    const DATA_DIR = room.path('restored')
    expect(await command('restore', { DATA_DIR }, file)).toMatchObject({ code: 0, err: '' })
    expect(await filesOf(DATA_DIR)).toEqual(files)
    expect((await readdir(DATA_DIR)).filter((name) => /restor|before/.test(name))).toEqual([])

    const back = siteProcess({ DATA_DIR, LOG_LEVEL: 'silent' })
    try {
      const address = await back.open()
      const signin = await fetch(`${address}/api/v1/members/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address },
        body: JSON.stringify({ email: site.asha.email, password: PASSWORD }),
      })
      expect(signin.status).toBe(200)
      const me = await fetch(`${address}/api/v1/members/`, {
        headers: { authorization: `Bearer ${site.asha.as}` },
      })
      const { users } = (await me.json()) as { users: { profilePhoto: string }[] }
      const photo = Buffer.from(
        await (await fetch(new URL(users[0]?.profilePhoto ?? '', address))).arrayBuffer(),
      )
      expect(photo).toEqual((await site.app.inject(users[0]?.profilePhoto ?? '')).rawPayload)
    } finally {
      back.signal('SIGINT')
      await back.ended
    }
    const again = room.path('again.backup')
    expect((await command('backup', { DATA_DIR }, again)).code).toBe(0)
    expect(before['public.members']?.length).toBeGreaterThan(20)
  })

  test('safety B4 SAFE-03 from an external database to our own and back, every row and every table is the same', {
    tags: 'long',
  }, async () => {
    const [out, home] = [room.path('out.backup'), room.path('home.backup')]
    const DATA_DIR = room.path('moved')
    const before = await contentOf(site.database.url)
    expect((await command('backup', ofSite(), out)).code).toBe(0)
    await restore(out, { DATA_DIR })
    expect((await command('backup', { DATA_DIR }, home)).code).toBe(0)
    const there = await anotherDatabase()
    // The data folder is the same, so the secret is the one of this site.
    await restore(home, { DATABASE_URL: there.url, DATA_DIR })
    const after = await contentOf(there.url)
    for (const name of Object.keys(before)) expect([name, after[name]]).toEqual([name, before[name]])
  })

  test('SAFE-04 months of the audit that were made in another year are there again', {
    tags: 'long',
  }, async () => {
    const there = await anotherDatabase()
    const file = room.path('years.backup')
    await rowsOf(
      site.database.url,
      `alter table audit detach partition audit_past; update audit_past set created_at = '2026-02-01';
       alter table audit attach partition audit_past for values from (minvalue) to ('2026-03-01 00:00+00');
       create table audit_2026_03 partition of audit for values from ('2026-03-01 00:00+00') to ('2026-04-01 00:00+00')`,
    )
    await auditMonths.make(site.database)
    expect((await command('backup', ofSite(), file)).code).toBe(0)
    await restore(file, { DATABASE_URL: there.url, DATA_DIR: room.path('years') })
    const [before, after] = [await contentOf(site.database.url), await contentOf(there.url)]
    expect(after.partitions).toEqual(before.partitions)
    expect(after).toEqual(before)
  })
})

describe('a backup', () => {
  test('safety B1 SAFE-05 that fails leaves no file and an older one as it was, and says why in one line', async () => {
    const file = room.path('failing.backup')
    const old = Buffer.from([0x1f, 0x8b, 1, 2, 3])
    await writeFile(file, old)
    // The damage is found after every table is written.
    const part = join(site.dataDir, 'mails/20270101-9-9.eml')
    await mkdir(part)
    const failed = await command('backup', ofSite(), file)
    await rmdir(part)
    expect([failed.code, failed.out, failed.err.trim().split('\n').length]).toEqual([1, '', 1])
    expect(await readFile(file)).toEqual(old)
    expect(await draftsIn(file)).toEqual([])
    const nowhere = await command('backup', ofSite(), room.path('no/such/folder/x'))
    expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringMatching(/^.*ENOENT.*\n$/)])
  })

  test.skipIf(!mounts)(
    `safety B1 L5 SAFE-05 to a full disk says so, and leaves nothing${skipped}`,
    async () => {
      const disk = boundedDisk(room.path('small'), 1)
      try {
        fill(room.path('small'))
        const failed = await command('backup', ofSite(), room.path('small/club.backup'))
        expect(failed).toEqual({
          code: 1,
          out: '',
          err: FULL,
        })
        expect(await readdir(room.path('small'))).toEqual(['filled'])
      } finally {
        disk.remove()
      }
    },
  )

  test.skipIf(!mounts)(
    `SAFE-05 that fills the disk in its middle, or is stopped there, says one line and leaves nothing${skipped}`,
    async () => {
      const disk = boundedDisk(room.path('bounded'), 60)
      const file = room.path('bounded/club.backup')
      const mails = join(site.dataDir, 'mails')
      const names = Array.from({ length: 8 }, (_, at) => join(mails, `20270101-7-${at}.eml`))
      for (const name of names) await writeFile(name, randomBytes(5 << 20))
      try {
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
          const isBegun = async () => {
            for (const name of await draftsIn(file))
              if (statSync(join(dirname(file), name)).size > 6 << 20) return true
            return false
          }
          let stopped = await stoppedCommand(ofSite(), file, signal, isBegun)
          // The backup finished before the signal came, because the machine was busy.
          for (; stopped.code === 0; stopped = await stoppedCommand(ofSite(), file, signal, isBegun))
            await rm(file)
          expect(stopped).toEqual({ code: 1, out: '', err: 'Stopped.\n' })
          expect(await readdir(dirname(file))).toEqual([])
        }
        await writeFile(room.path('bounded/filled'), Buffer.alloc(47 << 20))
        const failed = await command('backup', ofSite(), file)
        expect(failed).toEqual({ code: 1, out: '', err: FULL })
        expect(await readdir(dirname(file))).toEqual(['filled'])
      } finally {
        disk.remove()
        for (const name of names) await rm(name)
      }
    },
  )

  test('SAFE-05 replaces nothing that is no backup, and makes no site where there is none', async () => {
    await writeFile(room.path('thesis.txt'), 'Two years of work.')
    const kept = await command('backup', ofSite(), room.path('thesis.txt'))
    expect([kept.code, kept.err]).toEqual([1, expect.stringContaining('is no backup')])
    expect(await readFile(room.path('thesis.txt'), 'utf8')).toBe('Two years of work.')
    await mkdir(room.path('empty'))
    const none = await command('backup', { DATA_DIR: room.path('empty') }, room.path('none.backup'))
    expect([none.code, none.err]).toEqual([1, expect.stringContaining('There is no site in')])
    expect(await readdir(room.path('empty'))).toEqual([])
  })
})
