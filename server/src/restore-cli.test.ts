import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { backedUpSite, command, contentOf, restore } from '../testing/backups.ts'
import { rowsOf } from '../testing/database-server.ts'
import { siteProcess } from '../testing/site-process.ts'
import { forgetAgain } from './app/personal-data/forget-again.ts'
import { deletedSince } from './features/backup/deleted-members.ts'
import { openDatabase } from './platform/database/database.ts'
import { UNFINISHED } from './platform/database/migrate.ts'

const { site, room, file, anotherDatabase, closeFirst } = await backedUpSite()

describe('over a site', () => {
  test('safety B3 SAFE-10 on a server: only by its name and stopped; the old database is kept, deletions stay', async () => {
    const there = await anotherDatabase()
    const DATA_DIR = room.path('server')
    const environment = { DATABASE_URL: there.url, DATA_DIR, PUBLIC_URL: 'https://club.example' }
    await restore(file, environment)
    const gone =
      (await rowsOf<{ id: string }>(there.url, `select id from members where role = 'member' limit 1`))[0]
        ?.id ?? ''
    await rowsOf(
      there.url,
      `delete from blogs; insert into deletions (member_id, finished_at) values ('${gone}', now())`,
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
    const [blogs] = await rowsOf<{ count: string }>(there.url, 'select count(*) from blogs')
    expect(Number(blogs?.count)).toBeGreaterThan(0)
    expect(await rowsOf(there.url, `select from members where id = '${gone}'`)).toEqual([])
    const kept = /under the name (\w+)/.exec(done.out)?.[1]
    closeFirst(() => rowsOf(site.database.url, `drop database ${kept} with (force)`))
    const url = new URL(there.url)
    url.pathname = `/${kept}`
    expect(await contentOf(url.href)).toEqual(before)
  })

  test('safety P2 SAFE-10 who left before the site kept a list of them is known by the audit', async () => {
    const there = await anotherDatabase()
    await restore(file, { DATABASE_URL: there.url, DATA_DIR: room.path('older') })
    const [listed, before, after] = [randomUUID(), randomUUID(), randomUUID()]
    await rowsOf(
      there.url,
      `insert into deletions (member_id, finished_at) values ('${listed}', now());
       update migrations set applied_at = now() - interval '2 days' where name = '0047-deletions';
       insert into audit (action, outcome, actor_id, target, created_at) values
         ('member.delete', 'ok', '${before}', '${before}', now() - interval '3 days'),
         ('member.delete', 'ok', '${after}', '${after}', now())`,
    )
    const known = async () => (await deletedSince({ name: 'club', url: there.url }))?.sort()
    expect(await known()).toEqual([listed, before].sort())
    // A site from before the list of deletions, which this version replaces.
    await rowsOf(there.url, `drop table deletions; delete from migrations where name = '0047-deletions'`)
    expect(await known()).toEqual([before, after].sort())
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
    // The state after an update to another PostgreSQL, which cannot open the old database.
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
    // The state of a restore a moment before its end.
    await rowsOf(
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
    const [{ id = '' } = {}] = await rowsOf<{ id: string }>(
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
  await rowsOf(
    site.database.url,
    `update members set role = 'member' where role = 'admin' and id <> '${site.asha.id}'`,
  )
  expect(await forgetAgain(site.database, ids)).toBe(0)
})

async function homeOf(DATA_DIR: string) {
  const pointed = await readFile(`${DATA_DIR}/postgres-folder`, 'utf8').catch(() => `${DATA_DIR}/postgres`)
  return `${pointed.trim()}/data`
}
