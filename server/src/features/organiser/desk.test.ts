import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { readingsOf } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { seasonStore } from './season-store.ts'

let site: TestSite
let admin: { as: string; id: string }
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin' })
})
afterAll(() => site.close())

const sql = (text: string, values: unknown[] = []) => site.database.pool.query(text, values)
const home = async () => (await site.ask('GET', '/admin/home', { as: admin.as })).body.data
const listed = async (query: string) =>
  (await site.ask('GET', `/admin/members?${query}`, { as: admin.as })).body.data.map(
    ({ name }: { name: string }) => name,
  )

describe('members who stay away', () => {
  test('CLUB-463 are those who never signed in, and those not seen for 30 days; the list and its file have the same', async () => {
    const add = async (name: string, values = '') => {
      const { id } = await site.member({ name })
      await sql('delete from sessions where member_id = $1', [id])
      await sql('delete from member_seen where member_id = $1', [id])
      if (values) await sql(`update members set ${values} where id = $1`, [id])
      return id
    }
    await add('Never One')
    await add('Never Two')
    await add('Never Alumna', 'archived_at = now()')
    await add('Waits', `status = 'pending'`)
    const gone = await add('Gone')
    const away = (days: number) =>
      sql(
        `insert into sessions (member_id, token_hash, used_at)
         values ($1, sha256($3::bytea), now() - make_interval(days => $2))`,
        [gone, days, Buffer.from(String(days))],
      )
    await away(31)
    expect((await home()).unseen).toEqual({ never: 2, month: 1 })
    expect(await listed('seen=never')).toEqual(['Never One', 'Never Two'])
    expect(await listed('seen=month')).toEqual(['Gone'])
    expect(await listed('seen=never&q=two')).toEqual(['Never Two'])
    const file = await site.app.inject({
      url: '/members.csv?seen=never',
      headers: { authorization: `Bearer ${admin.as}` },
    })
    expect(
      file.payload
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]),
    ).toEqual(['"Never One"', '"Never Two"'])
    // Deleting an old session forgets nothing, and an older session makes nobody look away for longer.
    await away(40)
    await sql('delete from sessions where member_id = $1', [gone])
    expect((await home()).unseen).toEqual({ never: 2, month: 1 })
    await away(29)
    expect((await home()).unseen).toEqual({ never: 2, month: 0 })
  })

  test('CLUB-467 with 20,000 of them are counted by one statement', { tags: 'long' }, async () => {
    const club = await testSite()
    const head = await club.member({ role: 'admin' })
    await crowd(club.database, 20_000)
    await club.database.pool.query('vacuum analyze')
    const ask = () => club.ask('GET', '/admin/home', { as: head.as })
    const readings = await readingsOf(club.database, ask, (text) => /member_seen/.test(text))
    expect(readings).toHaveLength(1)
    expect(readings[0]?.visited).toBeLessThan(100_000)
    expect((await ask()).body.data.unseen.never).toBeGreaterThan(17_000)
    await club.close()
  })
})

test('CLUB-462 the last announcement stands on the desk for two weeks, and as long as its mails wait', async () => {
  expect((await home()).announcement).toBeNull()
  const body = { title: 'Contest on Friday', content: 'Come.', mail: true }
  const { status, body: made } = await site.ask('POST', '/admin/announcements', { as: admin.as, body })
  expect(status).toBe(201)
  const id = made.data._id
  await sql('update announcements set told = 3, told_at = now() where id = $1', [id])
  await sql('delete from announcement_mails where announcement_id = $1', [id])
  await sql(
    `insert into announcement_mails (announcement_id, member_id, state)
     select $1, id, case when row_number() over (order by name) = 1 then 'sent' else 'waiting' end
     from members where status = 'approved' limit 3`,
    [id],
  )
  expect((await home()).announcement).toMatchObject({
    _id: id,
    title: 'Contest on Friday',
    told: 3,
    isTold: true,
    mails: { total: 3, sent: 1, waiting: 2, refused: 0, dropped: 0 },
  })
  await sql(`update announcements set published_at = now() - interval '15 days' where id = $1`, [id])
  expect((await home()).announcement).toMatchObject({ _id: id })
  await sql(`update announcement_mails set state = 'sent' where announcement_id = $1`, [id])
  expect((await home()).announcement).toBeNull()
  await sql('update announcements set published_at = now(), withdrawn_at = now() where id = $1', [id])
  expect((await home()).announcement).toBeNull()
})

test('CLUB-464 the lights say what Operations finds of mails and backups, and nothing else', async () => {
  const { lights } = await home()
  const { findings } = (await site.ask('GET', '/operations', { as: admin.as })).body.data
  const of = (part: string) => findings.filter((one: { part: string }) => one.part === part)
  expect(lights.mails).toEqual(of('mails'))
  expect(lights.backups ?? []).toEqual(of('backups'))
})

test('CLUB-465 the steps of a season are open in their months, and until they are done', async () => {
  const open = (at: string) => seasonStore.steps(site.database.sql, 'Asia/Kolkata', new Date(at))
  const year = new Date().getUTCFullYear()
  for (const month of ['01', '03', '10', '12'])
    expect(await open(`${year}-${month}-15T12:00:00Z`)).toEqual([])
  // The season begins at midnight in the zone of the club.
  expect(await open(`${year}-06-30T18:29:00Z`)).toEqual(['handover'])
  expect(await open(`${year}-06-30T18:31:00Z`)).toEqual(['import'])
  expect(await open(`${year}-09-15T12:00:00Z`)).toEqual(['import'])
  const { id } = await site.member({ name: 'Leaver' })
  await sql('update members set passout_year = $2 where id = $1', [id, new Date(Date.UTC(year, 0, 2))])
  expect(await open(`${year}-06-15T12:00:00Z`)).toEqual(['handover', 'archive'])
  // Who passes out this year is still here in April.
  expect(await open(`${year}-04-15T12:00:00Z`)).toEqual(['handover'])
  await sql('update members set archived_at = now() where id = $1', [id])
  await sql(
    `insert into settings (key, value, updated_at) values ('handover-backup', '{}', $1), ('handover-owners', '{}', $1)`,
    [`${year}-03-30T12:00:00Z`],
  )
  expect(await open(`${year}-06-15T12:00:00Z`)).toEqual(['handover'])
  await sql(`update settings set updated_at = $1 where key like 'handover-%'`, [`${year}-04-02T12:00:00Z`])
  expect(await open(`${year}-06-15T12:00:00Z`)).toEqual([])
  // An import of this moment is of this season for whoever asks about this year's.
  await sql(
    `insert into audit (action, outcome, created_at) values ('import.members', 'ok', least(now(), $1::timestamptz))`,
    [`${year}-07-02T12:00:00Z`],
  )
  const now = new Date().getUTCMonth() >= 6
  expect(await open(`${year}-08-15T12:00:00Z`)).toEqual(now ? [] : ['import'])
})

test('CLUB-461 CLUB-562 the desk of who holds a task has what the task covers, and nothing else of the club', async () => {
  const partsOf = async (who: { as: string }) => {
    const { body } = await site.ask('GET', '/admin/home', { as: who.as })
    return Object.keys(body.data)
      .filter((part) => body.data[part] !== null)
      .sort()
  }
  expect(await partsOf(await site.member({ tasks: ['events'] }))).toEqual(['events'])
  expect(await partsOf(await site.member({ tasks: ['moderation'] }))).toEqual(['unanswered'])
  expect(await partsOf(await site.member({ tasks: ['content'] }))).toEqual([])
  const told = { title: 'Hall moved', content: 'Room 2.' }
  const { as } = await site.member({ tasks: ['announcements'] })
  expect(await partsOf({ as })).toEqual([])
  expect((await site.ask('POST', '/admin/announcements', { as, body: told })).status).toBe(201)
  expect(await partsOf({ as })).toEqual(['announcement'])
  expect(await partsOf(admin)).toEqual(
    expect.arrayContaining(['events', 'lights', 'season', 'unanswered', 'unseen', 'weeks']),
  )
  const member = await site.member()
  expect((await site.ask('GET', '/admin/home', { as: member.as })).status).toBe(403)
})

test('CLUB-466 the first steps end by themselves in a club of 30 days, and in one of more than 50 members', async () => {
  const club = await testSite()
  const head = await club.member({ role: 'admin', createdAt: new Date() })
  const steps = async () => (await club.ask('GET', '/admin/home', { as: head.as })).body.data.firstSteps
  expect(await steps()).toEqual([])
  const { pool } = club.database
  await pool.query(`update members set created_at = now() - interval '31 days'`)
  expect(await steps()).toBeNull()
  await pool.query('update members set created_at = now()')
  await pool.query(`insert into members (email, name, status)
    select n || '@college.edu', 'Member ' || n, 'approved' from generate_series(1, 49) n`)
  expect(await steps()).toEqual([])
  await pool.query(
    `insert into members (email, name, status) values ('51@college.edu', 'Member 51', 'approved')`,
  )
  expect(await steps()).toBeNull()
  await club.close()
})
