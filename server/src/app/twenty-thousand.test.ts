import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { crowd } from '../../testing/crowd.ts'
import { isReading, type Reading, readingsOf } from '../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'

const [SMALL, LARGE] = [200, 20_000] as const
/** By how much a large club may cost more: for each member where all are read, and altogether where they are not. */
const MOST = 1.3

/** Facts, years, visits, ticks and seats of a crowd, each kind by one statement. */
const FILLED = [
  `with made as (insert into batches (name) select 'Batch ' || n from generate_series(1, 8) n returning id)
   update members set batch_id = (select id from made order by id offset length(email) % 8 limit 1),
     passout_year = make_timestamptz(2026 + length(name) % 4, 1, 2, 0, 0, 0, 'UTC'), decided_at = created_at
   where email like 'person%'`,
  `insert into member_facts (member_id, field_id, value)
   select id, '5f0c9b1e-0000-4000-8000-000000000001', 'R' || split_part(email, '@', 1) from members where email like 'person%'`,
  `insert into member_seen (member_id, seen_at) select id, now() - interval '2 days' from members
   where email like 'person%' on conflict do nothing`,
  `insert into completed_questions (member_id, question_id, completed_at)
   select m.id, q.id, now() - interval '3 days' from members m, (select id from questions order by id limit 3) q
   where m.email like 'person%'`,
  'vacuum analyze',
]

async function club(size: number) {
  const site = await testSite()
  // A database may have members of the tests before.
  await site.database.pool.query('delete from members')
  const { as } = await site.member({ role: 'admin' })
  await crowd(site.database, size)
  await site.database.pool.query('alter table members disable trigger user')
  for (const text of FILLED) await site.database.pool.query(text)
  await site.database.pool.query('alter table members enable trigger user')
  return { site, as }
}

const ofWorkers = (query: unknown) =>
  /graphile_worker/.test(typeof query === 'string' ? query : ((query as { text?: string }).text ?? ''))

/** Returns the reads of a call, and how many statements it sent in all. */
async function costOf(site: TestSite, call: () => Promise<{ status: number }>) {
  expect((await call()).status).toBe(200)
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await call()
  // The workers look for jobs meanwhile.
  const statements = sent.mock.calls.filter(([query]) => !ofWorkers(query)).length
  sent.mockRestore()
  const readings = await readingsOf(site.database, call, isReading)
  return { statements, visited: readings.reduce((sum, one: Reading) => sum + one.visited, 0) }
}

const rows = Array.from({ length: 50 }, (_, at) => `New ${at},new${at}@college.edu,N${at}`)
const csv = `name,email,roll number\n${rows.join('\n')}\n`
const today = new Date()
const day = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10)

/** `each`: it reads every member, so that the rows for each of them count. */
const PARTS = [
  { name: 'the list of members by roll number', path: '/admin/members?sort=roll&order=desc', each: true },
  { name: 'the list of members by name', path: '/admin/members', each: true },
  { name: 'the report of a term', path: `/admin/report?from=${day(120)}&to=${day(0)}`, each: true },
  { name: 'the preview of an import', path: '/admin/members/import/preview', body: { csv }, each: true },
  { name: 'the club’s own pages', path: '/club/about', each: false },
] as const

test('CLUB-669 with 20,000 members the list, the report, an import and the own pages cost at most 1.3 times as with 200', {
  tags: 'long',
}, async () => {
  const costs = []
  for (const size of [SMALL, LARGE]) {
    const { site, as } = await club(size)
    const found = new Map<string, { statements: number; visited: number }>()
    for (const { name, path, ...given } of PARTS) {
      const body = 'body' in given ? given.body : undefined
      const call = () => site.ask(body ? 'POST' : 'GET', path, { as, ...(body && { body }) })
      found.set(name, await costOf(site, call))
    }
    costs.push(found)
    await site.close()
  }
  const [few, many] = costs
  for (const { name, each } of PARTS) {
    const [small, large] = [few?.get(name), many?.get(name)]
    if (!small || !large) throw new Error('both were measured')
    console.log(name, small, large)
    const grown = each ? LARGE / SMALL : 1
    expect([name, large.statements <= small.statements * MOST]).toEqual([name, true])
    expect([name, large.visited <= Math.max(small.visited, 20) * grown * MOST]).toEqual([name, true])
  }
})
