import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '@callofcode/content/random'
import { expect, inject as provided, test, vi } from 'vitest'
import { wrongIn } from '../../testing/crash/check-journal.ts'
import { Journal, readJournal } from '../../testing/crash/journal.ts'
import { Writers } from '../../testing/crash/writers.ts'
import { onServer, rowsOf, TEMPLATE, withDatabase } from '../../testing/database-server.ts'
import { movedClock } from '../../testing/moved-clock.ts'
import { type SiteProcess, siteProcess } from '../../testing/site-process.ts'
import { members } from '../features/account/account-tables.ts'
import { sessionStore } from '../features/account/session-store.ts'
import { checkCommand } from '../features/audit/audit-command.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'

const hard = import.meta.env.MODE === 'hard'
const DAY = 86_400_000
const YEAR = 365 * DAY
/** Milliseconds by which the clock is off, in order. With `again`, the site is restarted while the clock is off. */
const JUMPS = [
  { off: DAY, again: false },
  { off: -DAY, again: true },
  { off: YEAR, again: true },
  { off: 0, again: false },
  { off: -YEAR, again: false },
  ...(hard
    ? [
        { off: -DAY, again: false },
        { off: DAY, again: true },
        { off: -YEAR, again: true },
        { off: YEAR, again: false },
      ]
    : []),
  { off: 0, again: true },
]

test('SAFE-114 a clock that is set by a day or a year, back and forth, while the site runs and before it starts: nothing is lost, nothing fails, backups go on', async () => {
  const base = await mkdtemp(join(tmpdir(), 'callofcode-clock-'))
  await chmod(base, 0o755)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(provided('databaseServer'), `create database ${name} template ${TEMPLATE}`)
  const url = withDatabase(provided('databaseServer'), name)
  const clock = await movedClock(url, join(base, 'clock'))
  const start = () =>
    siteProcess({
      DATABASE_URL: url,
      DATA_DIR: join(base, 'data'),
      LOG_LEVEL: 'error',
      SUBMISSIONS_WAITING: '100000',
      BACKUP_TO: join(base, 'backups'),
      BACKUP_EVERY_SECONDS: '1',
      JUDGE_QUEUE: '100000',
      ...clock.environment,
    })
  let process_: SiteProcess = start()
  let origin = await process_.open()
  const database = openDatabase(url, 2)
  const file = join(base, 'journal')
  const journal = new Journal(file)
  const people = await peopleIn(database, 4)
  const { rows } = await database.pool.query<{ id: string }>('select id from questions order by id')
  const writers = new Writers({
    get origin() {
      return origin
    },
    people,
    journal,
    random: new Random('clock'),
    questions: rows.map(({ id }) => id),
  })
  const lines: string[] = []
  /** Waits for enough further writes that each kind of write is likely. */
  const written = async () => {
    const before = journal.entries.length
    await vi.waitFor(() => expect(journal.entries.length).toBeGreaterThan(before + 50))
  }
  try {
    for (const { off, again } of JUMPS) {
      const what = `${off / DAY} days${again ? ', started again' : ''}`
      if (again) {
        process_.signal('SIGTERM')
        expect(await process_.ended).toBe(0)
        await clock.set(off)
        process_ = start()
        origin = await process_.open()
      } else {
        writers.start()
        await written()
        await clock.set(off)
        await written()
        await writers.pause()
      }
      const backups = await backupsOf(url)
      // People whom the clock has signed out sign in again.
      for (const person of people) person.token = await sessionStore.create(database.sql, person.id, {})
      writers.start()
      await written()
      await writers.pause()
      const refused = writers.surprises.filter((one) => !/: 401 /.test(one))
      expect(refused, what).toEqual([])
      expect(await wrongIn(readJournal(file), database), what).toEqual([])
      await vi.waitFor(async () => expect(await backupsOf(url), what).toBeGreaterThan(backups + 1), {
        timeout: 60_000,
        interval: 100,
      })
      for (const path of ['/readyz', '/api/v1/getBlogs', '/api/v1/events'])
        expect([path, (await fetch(origin + path)).status], what).toEqual([path, 200])
      lines.push(
        `  ${what}: ${(await backupsOf(url)) - backups} backups, ${journal.entries.length} writes so far`,
      )
    }
    expect((await checkCommand(database, { noted: undefined })).isWhole).toBe(true)
    expect(process_.said()).not.toMatch(/"level":(50|60)/)
    console.log(`A clock that is off by\n${lines.join('\n')}`)
  } finally {
    await writers.pause()
    journal.close()
    await database.close()
    process_.signal('SIGTERM')
    await process_.ended
    await onServer(provided('databaseServer'), `drop database ${name} with (force)`)
    await rm(base, { recursive: true, force: true })
  }
}, 300_000)

async function peopleIn({ sql }: Database, count: number) {
  const made: { id: string; token: string }[] = []
  for (let at = 0; at < count; at++) {
    const given = { email: `m${at}@college.edu`, name: `Member ${at}`, passwordHash: 'x' }
    const [row] = await sql
      .insert(members)
      .values({ ...given, role: at === 0 ? 'admin' : 'member', status: 'approved' })
      .returning()
    const id = String(row?.id)
    made.push({ id, token: await sessionStore.create(sql, id, {}) })
  }
  return made
}

const backupsOf = async (url: string) => {
  const made = await rowsOf<{ count: number }>(
    url,
    'select count(*)::int as count from backup_runs where finished_at is not null and failure is null',
  )
  return made[0]?.count ?? 0
}
