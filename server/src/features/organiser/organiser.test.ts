import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { readingsOf } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { clubWeekStore } from './club-week-store.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const sql = (text: string, values: unknown[] = []) => site.database.pool.query(text, values)
const home = async (as = admin) => (await site.ask('GET', '/admin/home', { as })).body.data
const file = (name: string, as: string) =>
  site.app.inject({ url: `/club-weeks/${name}`, headers: { authorization: `Bearer ${as}` } })

/** Creates an event that begins in an hour and lasts one. */
async function newEvent(title: string): Promise<string> {
  const [startsAt, endsAt] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
  const body = { title, description: 'D', startsAt, endsAt, timeZone: 'UTC', capacity: 30 }
  return (await site.ask('POST', '/events', { as: admin, body })).body.data._id
}

describe('the first steps of a club', () => {
  test('CLUB-27 are ticked by what the site holds, and gone once all are done', async () => {
    expect((await home()).firstSteps).toEqual([])
    await site.ask('PATCH', '/admin/club', { as: admin, body: { name: 'Heap Club' } })
    expect((await home()).firstSteps).toEqual(['club'])
    // Without a mail server a test mail does not arrive.
    await site.ask('POST', '/admin/club/test-mail', { as: admin })
    expect((await home()).firstSteps).toEqual(['club'])
    await sql(`insert into settings (key, value) values ('mail-tested', 'true')`)
    const code = { note: 'Desk', mostUses: 10, days: 7 }
    expect((await site.ask('POST', '/approvals/codes', { as: admin, body: code })).body.success).toBe(true)
    expect((await home()).firstSteps).toEqual(['club', 'mail', 'invitation'])
    await newEvent('Night')
    expect((await home()).firstSteps).toEqual(['club', 'mail', 'invitation', 'event'])
    const { id } = await site.member({ role: 'admin' })
    expect((await home()).firstSteps).toBeNull()
    await sql(`update members set role = 'member' where id = $1`, [id])
    expect((await home()).firstSteps).toHaveLength(4)
  })

  test('CLUB-28 are put away for all admins, once, and audited', async () => {
    for (const _ of [1, 2])
      expect((await site.ask('POST', '/admin/home/first-steps/put-away', { as: admin })).status).toBe(200)
    expect((await home()).firstSteps).toBeNull()
    const { rows } = await sql(`select count(*)::int as n from audit where action = 'club.first-steps'`)
    expect(rows[0].n).toBe(1)
  })
})

test('CLUB-682 a series stands once among the events ahead, and is counted once', async () => {
  const before = (await home()).events.count
  const { rows } = await sql(`insert into event_series (every) values ('week') returning id`)
  for (const days of [1, 2, 8])
    await sql(
      `insert into events (title, description, starts_at, ends_at, time_zone, series_id)
       values ('Weekly', 'All', now() + interval '${days} days', now() + interval '${days} days 1 hour', 'Asia/Kolkata', $1)`,
      [rows[0].id],
    )
  const { count, next } = (await home()).events
  expect(count).toBe(before + 1)
  expect(next.filter(({ title }: { title: string }) => title === 'Weekly')).toHaveLength(1)
  await sql(`delete from events where title = 'Weekly'`)
})

test('CLUB-26 an organiser sees the events ahead with who is going, and threads without an answer', async () => {
  const { as } = await site.member()
  const thread = async (title: string) => {
    const body = { title, category: 'DSA help', content: 'How?' }
    return (await site.ask('POST', '/forum/threads', { as, body })).body.data._id
  }
  const answered = await thread('Answered')
  await site.ask('POST', `/forum/threads/${answered}/replies`, { as: admin, body: { content: 'So.' } })
  await thread('Old')
  const newest = await thread('Newest')
  const { events, unanswered } = await home()
  expect(events).toMatchObject({ count: 1, next: [{ title: 'Night', going: 0, capacity: 30 }] })
  expect(unanswered.count).toBe(2)
  expect(unanswered.newest[0]).toMatchObject({ _id: newest, title: 'Newest', category: 'DSA help' })

  // The list has the events of the next seven days. If there are none, it has the next event.
  const [first, second, late] = [await newEvent('First'), await newEvent('Second'), await newEvent('Late')]
  const shown = async () => (await home()).events.next.map(({ title }: { title: string }) => title)
  const begins = (id: string, days: number) =>
    sql(
      `update events set starts_at = now() + interval '${days} days', ends_at = now() + interval '${days + 1} days' where id = $1`,
      [id],
    )
  await sql(`update events set starts_at = now() + interval '30 days', ends_at = now() + interval '31 days'`)
  await begins(first, 9)
  expect(await shown()).toEqual(['First'])
  await begins(first, 5)
  await begins(second, 6)
  await begins(late, 8)
  expect(await shown()).toEqual(['First', 'Second'])
})

describe('the weeks of a club', () => {
  const ZONE = 'Asia/Kolkata'
  /** A time after the start of the Monday this many weeks ago, in the club's time zone. */
  const at = (weeks: number, more: string) =>
    `((date_trunc('week', now() at time zone '${ZONE}') - interval '${weeks} weeks' + interval '${more}') at time zone '${ZONE}')`

  test('CLUB-29 begin on Monday in the club’s time zone, and count members, who was active, and what was solved', async () => {
    await sql('delete from club_weeks')
    await sql(`update members set created_at = ${at(3, '0 hours')}, decided_at = null`)
    const [one, two] = [await site.member(), await site.member({ createdAt: new Date() })]
    await sql(`update members set created_at = ${at(2, '1 hour')} where id = $1`, [one.id])
    // One is half an hour before Monday, one half an hour after it.
    await sql(
      `insert into completed_questions (member_id, question_id, completed_at)
       select $1, id, case when row_number() over (order by id) <= 2 then ${at(1, '-30 minutes')} else ${at(1, '30 minutes')} end
       from (select id from questions order by id limit 5) q`,
      [one.id],
    )
    await sql(
      `insert into forum_posts (id, thread_id, author_id, content, created_at)
       select gen_random_uuid(), thread_id, $1, 'So', ${at(1, '3 days')} from forum_posts limit 1`,
      [two.id],
    )
    const { weeks } = await home()
    const before = weeks.slice(0, -1)
    expect(before.map((week: { active: number }) => week.active)).toEqual([0, 1, 2])
    expect(before.map((week: { solved: number }) => week.solved)).toEqual([0, 2, 3])
    const members = before.map((week: { members: number }) => week.members)
    expect(members[1] - members[0]).toBe(1)
    for (const { week } of weeks) expect(new Date(`${week}T00:00:00Z`).getUTCDay()).toBe(1)
  })

  test('CLUB-30 that are over are counted once; the current one again after ten minutes, and all with another time zone', async () => {
    const counted = async () =>
      (await sql('select week::text, counted_at from club_weeks order by week')).rows.map((row) => ({
        week: row.week,
        at: row.counted_at.getTime(),
      }))
    await home()
    const first = await counted()
    expect(first).toHaveLength(26)
    await home()
    expect(await counted()).toEqual(first)
    await sql(`update club_weeks set counted_at = now() - interval '11 minutes' where week = $1`, [
      first.at(-1)?.week,
    ])
    await home()
    const second = await counted()
    expect(second.slice(0, -1)).toEqual(first.slice(0, -1))
    expect(Date.now() - Number(second.at(-1)?.at)).toBeLessThan(60_000)
    await site.ask('PATCH', '/admin/club', { as: admin, body: { timeZone: 'America/New_York' } })
    await home()
    const { rows } = await sql(`select distinct time_zone from club_weeks where week <= now()::date`)
    expect(rows.length).toBeGreaterThan(0)
    const { rows: all } = await sql(
      `select count(*)::int as n from club_weeks where time_zone = 'America/New_York'`,
    )
    expect(all[0].n).toBe(26)
  })

  test('CLUB-396 count what the judge accepted, and once where it ticked a question of the tracker', async () => {
    const member = await site.member()
    await sql('update club_weeks set counted_at = $1', ['epoch'])
    const solved = async () => (await home()).weeks.at(-1).solved
    const before = await solved()
    await sql(
      `with judged as (insert into solved_problems (member_id, problem, solved_at) values ($1, 'a', now()), ($1, 'b', now() - interval '1 millisecond'))
       insert into completed_questions (member_id, question_id, completed_at) select $1, id, now() from questions limit 1`,
      [member.id],
    )
    await sql('update club_weeks set counted_at = $1', ['epoch'])
    expect(await solved()).toBe(before + 2)
  })

  test('CLUB-397 an act of an organiser shows at once: members who were approved, taken back or disabled are counted anew', async () => {
    const members = async () => (await home()).weeks.at(-1).members
    const before = await members()
    const waiting = await Promise.all([1, 2].map(() => site.member({ status: 'pending' })))
    const decision = { action: 'approve', ids: waiting.map(({ id }) => id) }
    const { status, body } = await site.ask('POST', '/approvals/decisions', { as: admin, body: decision })
    expect(status).toBe(200)
    expect(await members()).toBe(before + 2)
    const undone = await site.ask('POST', `/approvals/decisions/${body.data.decision._id}/undo`, {
      as: admin,
    })
    expect(undone.status).toBe(200)
    expect(await members()).toBe(before)
    const one = await site.member({ status: 'pending' })
    expect((await site.ask('POST', `/approvals/${one.id}/approve`, { as: admin })).status).toBe(200)
    expect(await members()).toBe(before + 1)
  })

  test('CLUB-31 are a CSV file each', async () => {
    const weeks = (await home()).weeks
    for (const series of ['members', 'active', 'solved']) {
      const { statusCode, headers, payload } = await file(`${series}.csv`, admin)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/csv; charset=utf-8',
        'no-store',
      ])
      const lines = payload.trim().split('\r\n')
      expect(lines).toHaveLength(weeks.length + 1)
      expect(lines.at(-1)).toBe(`"${weeks.at(-1).week}","${weeks.at(-1)[series]}"`)
    }
  })
})

test('CLUB-32 with 20,000 members and 200,000 ticks the page reads a row a week, and the weeks are counted in statements that end in time', {
  tags: 'long',
}, async () => {
  const club = await testSite()
  const head = await club.member({ role: 'admin' })
  await crowd(club.database, 20_000)
  const { pool } = club.database
  // The counts that triggers derive from ticks are not read here, and cost a minute.
  await pool.query('alter table completed_questions disable trigger user')
  await pool.query(`
    insert into completed_questions (member_id, question_id, completed_at)
    select m.id, q.id, now() - (random() * 300) * interval '1 day'
    from (select id from members limit 20000) m, (select id from questions limit 10) q;
`)
  await pool.query('alter table completed_questions enable trigger user')
  await pool.query('vacuum analyze')
  const ask = () => club.ask('GET', '/admin/home', { as: head.as })
  // Weeks are counted in steps, each below the time limit of a statement.
  const slowest = { ms: 0 }
  const count = async () => {
    const start = Date.now()
    const counted = await club.database.sql.transaction((tx) => clubWeekStore.count(tx, 'Asia/Kolkata'))
    slowest.ms = Math.max(slowest.ms, Date.now() - start)
    return counted
  }
  const steps = []
  for (let counted = await count(); counted > 0; counted = await count()) steps.push(counted)
  expect(steps).toEqual([4, 4, 4, 4, 4, 4, 2])
  expect(slowest.ms).toBeLessThan(club.env.DATABASE_TIMEOUT_MS)
  expect((await ask()).body.data.weeks.at(-1).members).toBeGreaterThan(17_000)
  const readings = await readingsOf(club.database, ask, (text) => /club_weeks|club_versions/.test(text))
  expect(readings).toHaveLength(2)
  for (const { visited } of readings) expect(visited).toBeLessThan(300)
  await club.close()
})
