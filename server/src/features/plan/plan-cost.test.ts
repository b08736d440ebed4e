import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { readingsOf } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

const MEMBERS = 20_000
const QUESTIONS = 1_000
const BATCH = 60
/** The ticks of a member outside the plan. */
const DONE = 400

let site: TestSite
let member: Awaited<ReturnType<TestSite['member']>>
let mentor: Awaited<ReturnType<TestSite['member']>>
let batch: string
const ids: Record<string, string> = {}
const sql = async (text: string, ...values: unknown[]) => (await site.database.pool.query(text, values)).rows

/** Creates a club in which everybody has a plan. One batch has a plan of 1,000 questions. */
beforeAll(async () => {
  site = await testSite()
  const admin = await site.member({ role: 'admin' })
  mentor = await site.member()
  batch = (await site.ask('POST', '/admin/batches', { as: admin.as, body: { name: 'CSE 2028' } })).body.data
    ._id
  await site.ask('PUT', `/admin/members/${mentor.id}/mentored/${batch}`, { as: admin.as })
  member = await site.member({ timeZone: 'UTC', batchId: batch })
  await sql(`insert into questions (id, slug, name, link, difficulty, position)
    select gen_random_uuid(), 'cost-' || n, 'Cost ' || n, 'https://example.com/' || n, 'Easy', n
    from generate_series(1, ${QUESTIONS}) n`)
  await sql(
    `insert into members (email, name, handle, password_hash, status, batch_id)
     select 'cost' || n || '@college.edu', 'Cost ' || n, 'cost-' || n, 'none', 'approved', case when n < ${BATCH} then $1::uuid end
     from generate_series(1, ${MEMBERS}) n`,
    batch,
  )
  const plan = (owner: string, title: string) => `
    insert into plans (${owner}, title, source_kind, source, starts_on, ends_on, hours, weekdays, level, hard)
    select id, '${title}', 'list', '${title}', current_date, current_date + 300, 7, '{1,2,3,4,5,6,7}', 'intermediate', 'placed'`
  await sql(`${plan('member_id', 'theirs')} from members where email like 'cost%'`)
  await sql(`insert into plan_items (plan_id, question_id, position)
    select p.id, q.id, q.position from plans p cross join (select * from questions where slug like 'cost-%' and position <= 10) q`)
  ids.plan = (
    await sql(`${plan('member_id', 'mine')} from members where id = $1 returning id`, member.id)
  )[0].id
  ids.batch = (await sql(`${plan('batch_id', 'batch')} from batches where id = $1 returning id`, batch))[0].id
  await sql(`insert into plan_items (plan_id, question_id, position)
    select p.id, q.id, q.position from plans p cross join (select * from questions where slug like 'cost-%') q
    where p.title in ('mine', 'batch')`)
  // Without statistics the database may join each member with each question. That took longer than the time limit of a statement.
  await sql('analyze')
  await sql('alter table completed_questions disable trigger user')
  await sql(`insert into completed_questions (member_id, question_id, completed_at)
    select m.id, q.id, now() - interval '3 days' from members m
    join (select * from questions where slug like 'cost-%') q
      on q.position <= case when m.batch_id is not null then ${DONE} when m.handle like '%7' then 100 else 0 end`)
  await sql('alter table completed_questions enable trigger user')
  await sql('analyze')
})
afterAll(() => site?.close())

async function costOf(work: () => Promise<unknown>) {
  await work()
  const statements = await countStatements(site.database, '', work)
  const readings = await readingsOf(site.database, work, (text) => /\bplan/.test(text) || /stuck/.test(text))
  return { statements, rows: Math.max(0, ...readings.map(({ visited }) => visited)) }
}
const ask = (who: typeof member, path: string) => async () =>
  expect((await site.ask('GET', path, { as: who.as })).status).toBe(200)

test('LEARN-78 Today and the list of plans read what the plans of the member have, with 20,000 plans of others', async () => {
  const [today, plans] = [await costOf(ask(member, '/today')), await costOf(ask(member, '/plans'))]
  // Two plans of 1,000 questions are read, each with question, topic, tick and first tick, and again for the next step. That is
  // less than the number of other plans.
  expect(plans.rows).toBeLessThan(18 * QUESTIONS)
  expect(today.rows).toBeLessThan(18 * QUESTIONS + 26 * DONE)
  expect([today.statements, plans.statements]).toEqual([2, 2])
})

test('LEARN-78 the page of a plan and its calendar read what the plan has', async () => {
  const page = await costOf(ask(member, `/plans/${ids.plan}`))
  const { path } = (await site.ask('PUT', `/plans/${ids.plan}/feed`, { as: member.as })).body.data
  const feed = await costOf(async () => expect((await site.app.inject({ url: path })).statusCode).toBe(200))
  expect(page.rows).toBeLessThan(3 * QUESTIONS)
  expect(feed.rows).toBeLessThan(3 * QUESTIONS)
  expect(page.statements).toBeLessThan(8)
  expect(feed.statements).toBeLessThan(5)
})

test('LEARN-78 what mentors see reads the plan once and what its batch has done once', async () => {
  // A tick is read in the index and in the table. 200,000 ticks belong to other members.
  const seen = await costOf(ask(mentor, `/mentoring/${batch}/plan`))
  expect(seen.rows).toBeLessThan(2 * BATCH * DONE + 8 * QUESTIONS)
  expect(seen.statements).toBeLessThan(9)
})

test('LEARN-78 an edit of an own list writes to the plans that follow it alone', async () => {
  const made = await site.ask('POST', '/own-lists', {
    as: member.as,
    body: {
      title: 'Mine',
      questions: (await sql(`select id from questions where slug like 'cost-%' limit 3`)).map(({ id }) => id),
    },
  })
  const id = made.body.data._id
  const { sharedAs } = (
    await site.ask('PATCH', `/own-lists/${id}`, { as: member.as, body: { shared: true } })
  ).body.data
  await sql(
    `update plans set source_kind = 'shared', source = $1, own_list_id = $2 where title = 'theirs'`,
    sharedAs,
    id,
  )
  await site.ask('PATCH', `/own-lists/${id}`, { as: member.as, body: { questions: [] } })
  expect(await sql(`select from plans where title = 'theirs' and changed_on is not null`)).toEqual([])
  expect((await sql('select count(*)::int as n from plan_items'))[0].n).toBe(MEMBERS * 10 + 2 * QUESTIONS)
})
