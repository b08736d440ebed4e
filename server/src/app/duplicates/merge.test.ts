import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgedSubmission } from '../../../testing/accepted-submission.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { write } from '../../platform/database/database.ts'
import { beginDeletion } from '../personal-data/deletion-job.ts'
import { MERGED_COLUMNS } from '../personal-data/personal-data.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let admin: Member
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin', name: 'Head' })
})
afterAll(() => site.close())

const look = (into: string, from: string) =>
  site.ask('GET', `/admin/members/${into}/duplicates/${from}`, { as: admin.as })
const merge = (into: string, from: string, as = admin.as) =>
  site.ask('POST', `/admin/members/${into}/duplicates/${from}/merge`, { as })
const count = async (query: string, ...values: unknown[]): Promise<number> =>
  (await site.database.pool.query(`select count(*)::int as n from ${query}`, values)).rows[0].n

test('CLUB-127 every column that refers to a member has a fate, and none that is gone has one', async () => {
  const { rows } = await site.database.pool.query<{ name: string }>(
    `select conrelid::regclass::text || '.' || a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where contype = 'f' and confrelid = 'members'::regclass order by 1`,
  )
  expect(Object.keys(MERGED_COLUMNS).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('CLUB-128 what an account has moves to the other one, once, and nothing is lost or counted twice', async () => {
  const into = await site.member({ name: 'Asha Verma', email: 'asha@college.edu' })
  const from = await site.member({ name: 'Asha V.', email: 'asha+old@mail.example', tasks: ['events'] })
  const found = await site.ask('GET', `/admin/members/${into.id}/duplicates`, { as: admin.as })
  expect(found.body.data).toMatchObject([{ _id: from.id, why: 'email' }])

  const { rows } = await site.database.pool.query('select id from questions order by id limit 3')
  const [q1, q2, q3] = rows.map(({ id }) => id as string)
  const tick = (as: string, id = '') =>
    site.ask('PUT', `/progress/memberId/questions/${id}/completed`, {
      as,
      body: { completed: true, at: new Date().toISOString() },
    })
  for (const [as, id] of [
    [into.as, q1],
    [from.as, q1],
    [from.as, q2],
    [from.as, q3],
  ] as const)
    expect((await tick(as, id)).status).toBe(200)
  await judgedSubmission(site, from.id, { problem: 'fair-cuts' })
  await judgedSubmission(site, into.id, { problem: 'fair-cuts' })
  await judgedSubmission(site, from.id, { problem: 'key-wheel' })
  const ask = async (as: string, title: string) =>
    (await site.ask('POST', '/forum/threads', { as, body: { title, category: 'General', content: 'C' } }))
      .body.data._id as string
  const [theirs, own, others] = [
    await ask(from.as, 'Old'),
    await ask(into.as, 'Mine'),
    await ask(admin.as, 'O'),
  ]
  for (const [as, post] of [
    [from.as, own],
    [from.as, others],
    [into.as, others],
    [into.as, theirs],
  ] as const)
    expect((await site.ask('POST', `/forum/threads/${post}/vote`, { as })).status).toBeLessThan(300)
  const event = {
    title: 'Night',
    description: 'D',
    location: 'Hall',
    timeZone: 'UTC',
    capacity: 2,
    startsAt: '2100-01-01T10:00:00Z',
    endsAt: '2100-01-01T12:00:00Z',
  }
  const { _id } = (await site.ask('POST', '/events', { as: admin.as, body: event })).body.data
  const third = await site.member({ name: 'Third' })
  for (const { as } of [into, from, third])
    expect(
      (await site.ask('POST', `/events/${_id}/register`, { as, body: { waitingList: true } })).status,
    ).toBeLessThan(300)
  await site.ask('PUT', '/drafts/note:fair-cuts', { as: from.as, body: { content: { text: 'Cut.' } } })

  const { body } = await look(into.id, from.id)
  const parts = Object.fromEntries(
    body.data.parts.map(({ words, moves, stays }: { words: string; moves: number; stays: number }) => [
      words,
      [moves, stays],
    ]),
  )
  expect(parts).toMatchObject({
    'Ticks in the tracker': [2, 1],
    Submissions: [2, 0],
    'Problems solved': [1, 1],
    'Posts in the forum': [1, 0],
    Votes: [1, 1],
    'Seats at events': [0, 1],
    'Drafts and notes': [1, 0],
  })
  expect(await count('completed_questions where member_id = $1', into.id)).toBe(1)

  for (const _again of [1, 2]) expect((await merge(into.id, from.id)).status).toBe(200)
  expect(await count('completed_questions where member_id = $1', into.id)).toBe(3)
  expect(await count('problem_submissions where member_id = $1', into.id)).toBe(3)
  expect(await count('solved_problems where member_id = $1', into.id)).toBe(2)
  expect(await count('forum_posts where author_id = $1', into.id)).toBe(2)
  expect(await count('drafts where member_id = $1', into.id)).toBe(1)
  // Votes for own posts are gone, each post of others has one vote, and the counts match the rows.
  expect(await count('forum_votes where member_id = $1 or member_id = $2', into.id, from.id)).toBe(1)
  expect(
    await count('forum_posts p where votes <> (select count(*) from forum_votes v where v.post_id = p.id)'),
  ).toBe(0)
  // The duplicate seat went to the person who waited.
  const seats = await site.ask('GET', `/events/${_id}/attendees`, { as: admin.as })
  expect(JSON.stringify(seats.body)).toContain('Third')
  expect(await count(`event_registrations where event_id = $1 and state = 'going'`, _id)).toBe(2)
  expect(
    await count(
      `events e where e.id = $1 and e.going = (select count(*) from event_registrations r
      where r.event_id = e.id and r.state = 'going')`,
      _id,
    ),
  ).toBe(1)

  // The leaderboards count the rows of the merged account once.
  expect(
    await count(
      `member_months m where month = '1970-01-01' and count <> case source
        when 'ticks' then (select count(*) from completed_questions c where c.member_id = m.member_id)
        else (select count(*) from solved_problems s where s.member_id = m.member_id) end`,
    ),
  ).toBe(0)

  // The reviews match the ticks.
  expect(await count('reviews where member_id = $1 and ticked', into.id)).toBe(3)
  expect(await count('reviews where member_id = $1', from.id)).toBe(0)

  const audit = await site.database.pool.query(
    `select action, target from audit where action like 'member.merge%' order by action`,
  )
  expect(audit.rows).toEqual([
    { action: 'member.merge', target: from.id },
    { action: 'member.merge-into', target: into.id },
  ])
  expect(await count('member_tasks where member_id in ($1, $2)', into.id, from.id)).toBe(0)
  expect((await site.ask('GET', '/members/', { as: from.as })).status).toBe(401)
  const signin = await site.ask('POST', '/members/signin', {
    body: { email: from.email, password: PASSWORD },
  })
  expect(signin.status).toBe(401)
  const enabled = await site.ask('POST', `/admin/members/${from.id}/enable`, { as: admin.as })
  expect([enabled.status, enabled.body.message]).toEqual([
    409,
    'This account was merged into another one already.',
  ])
  // The merged account belongs to the same person. It is in the data export and is deleted with the person.
  const data = (await site.ask('GET', '/members/me/export', { as: into.as })).body.data
  expect(data.mergedAccounts).toMatchObject([{ email: from.email }])
  await write(site.database, (tx, changed) => beginDeletion(tx, changed, into.id, site.secret))
  expect(await count(`members where email like '%asha%' or name = 'Asha V.'`)).toBe(0)
  expect(await count('deletions where member_id in ($1, $2)', into.id, from.id)).toBe(2)
})

test('CLUB-128 LEARN-100 the days of problems without a question move with their first solves, and none counts twice', async () => {
  const into = await site.member({ name: 'Ravi Nair', email: 'ravi@college.edu' })
  const from = await site.member({ name: 'Ravi N.', email: 'ravi+old@mail.example' })
  const solve = (id: string, problem: string, daysAgo: number) =>
    site.database.pool.query(
      `with solved as (insert into solved_problems (member_id, problem, solved_at)
         values ($1, $2, now() - make_interval(days => $3)) returning solved_at)
       insert into member_days as d (member_id, day, solved) select $1, member_day($1, solved_at), 1 from solved
       on conflict (member_id, day) do update set solved = d.solved + 1`,
      [id, problem, daysAgo],
    )
  const free = ['fair-cuts', 'trail-profile']
  for (const problem of free) await solve(from.id, problem, 1)
  await solve(into.id, 'fair-cuts', 2)
  const days = async (id: string) => {
    const { rows } = await site.database.pool.query(
      `select (member_day($1, now()) - day)::int as ago, solved from member_days where member_id = $1 and solved > 0 order by 1`,
      [id],
    )
    return rows.map(({ ago, solved }) => [ago, solved])
  }
  expect((await merge(into.id, from.id)).status).toBe(200)
  expect(await days(into.id)).toEqual([
    [1, 1],
    [2, 1],
  ])
  expect(await days(from.id)).toEqual([])
})

test('CLUB-129 neither the last admin, nor the own account, nor one that waits is merged away', async () => {
  const into = await site.member({ name: 'Head' })
  expect((await merge(into.id, admin.id)).body.code).toBe('last_admin')
  const second = await site.member({ role: 'admin', name: 'Head' })
  expect((await merge(into.id, admin.id)).status).toBe(409)
  expect((await merge(into.id, into.id)).status).toBe(409)
  const waits = await site.member({ status: 'pending', name: 'Head' })
  expect([(await merge(into.id, waits.id)).status, (await merge(waits.id, into.id)).status]).toEqual([
    409, 409,
  ])
  expect((await merge(into.id, crypto.randomUUID())).status).toBe(404)
  expect((await merge(into.id, second.id, into.as)).status).toBe(403)
  expect((await merge(into.id, second.id)).status).toBe(200)
  expect((await site.ask('GET', `/admin/members/${into.id}`, { as: admin.as })).body.data.role).toBe('member')
  const chain = await site.member({ name: 'Head' })
  expect((await merge(chain.id, second.id)).body.message).toBe(
    'This account was merged into another one already.',
  )
})
