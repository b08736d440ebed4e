import type { Experience } from '@callofcode/contract/experience/experience'
import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

const EXPERIENCES = 2_000
let site: TestSite
beforeAll(async () => {
  site = await testSite()
  const { pool } = site.database
  await pool.query('alter table experiences disable trigger user')
  // Three experiences share each moment. Their ids decide the order among them.
  await pool.query(
    `insert into experiences (company, role, candidate, verdict, content, status, removed_at, created_at)
     select (array['Google', ' amazon ', 'Zoho', 'Infosys'])[1 + n % 4],
       case when n % 500 = 0 then 'Compiler  Engineer' else (array['SDE', ' sde ', 'Analyst'])[1 + n % 3] end,
       'Tara Joshi', case when n % 100 = 0 then 'Rejected' else 'Selected' end, repeat('many words ', 400),
       case when n % 50 = 1 then 'submitted' else 'accepted' end, case when n % 50 = 2 then now() end,
       timestamptz '2024-12-31 18:00Z' + (n / 3) * interval '1 hour 0.000001 second'
     from generate_series(1, ${EXPERIENCES}) n`,
  )
  await pool.query('alter table experiences enable trigger user')
  await pool.query('vacuum analyze experiences')
})
afterAll(() => site.close())

const SHOWN = (EXPERIENCES * 48) / 50
type Part = { data: (Experience & { excerpt?: string })[]; nextAfter?: string | null }
const read = async (query = ''): Promise<Part> => (await site.ask('GET', `/getInteviewExp${query}`)).body
const ids = ({ data }: Part) => data.map(({ _id }) => _id)

test('PART-01 parts hold every experience once, in the order of the whole list', async () => {
  const whole = ids(await read('?fields=company'))
  expect(whole).toHaveLength(SHOWN)
  const parts: string[] = []
  for (let after: string | null | undefined = ''; after !== null; ) {
    const part = await read(`?limit=100&fields=company${after && `&after=${after}`}`)
    parts.push(...ids(part))
    after = part.nextAfter ?? null
  }
  expect(parts).toEqual(whole)
})

test('PART-01 items carry the fields that were asked for and their id', async () => {
  const [one] = (await read('?limit=1&fields=role,verdict')).data
  expect(Object.keys(one ?? {}).sort()).toEqual(['_id', 'role', 'verdict'])
  const [rendered] = (await read('?limit=1&fields=html')).data
  expect(rendered?.html).toContain('<p>many words')
})

test('EXP-05 EXP-10 the filters look at the trimmed names, ignoring case and spaces, and the search at every word', async () => {
  const found = async (query: string) => (await read(`?fields=company&${query}`)).data.length
  expect(await found('company=AMAZON')).toBe(
    (await read('?fields=company')).data.filter((one) => one.company === ' amazon ').length,
  )
  expect(await found('role=compiler%20engineer')).toBe(EXPERIENCES / 500)
  expect(await found('result=Rejected')).toBe(EXPERIENCES / 100)
  expect(await found('q=TARA%20compiler')).toBe(EXPERIENCES / 500)
  expect(await found('q=tara%25')).toBe(0)
  // The last six hours of 2024 in UTC, minus the first two experiences.
  expect(await found('year=2024')).toBe(15)
  expect((await found('year=2024')) + (await found('year=2025'))).toBe(SHOWN)
})

test('EXP-08 the choices are each role once, and the years, latest first', async () => {
  const { roles, years } = (await site.ask('GET', '/experience-choices')).body.data
  expect(roles.map((role: string) => role.trim().toLowerCase())).toEqual([
    'analyst',
    'compiler  engineer',
    'sde',
  ])
  expect(years).toEqual(['2025', '2024'])
})

test.each([
  ['limit', '?limit=0'],
  ['after', '?after=00000000-0000-4000-8000-000000000000'],
  ['fields', '?fields=company,authorId'],
  ['year', '?year=last'],
])('PART-01 a wrong %s is refused: %s', async (field, query) => {
  const { status, body } = await site.ask('GET', `/getInteviewExp${query}`)
  expect([status, body.errors[field]]).toEqual([400, expect.any(String)])
  if (field === 'after') expect(body.errors.after).toBe(messages.afterRule.text)
})

test('PART-05 a page of experiences reads its own rows, a rare word or role those that have it, the choices a few', async () => {
  const visited = async (path: string) => {
    site.cache.clear()
    return rowsRead(site.database, '"experiences"', () => site.ask('GET', path))
  }
  const last = (await read('?limit=100&fields=role')).nextAfter
  for (const query of [
    `after=${last}`,
    'q=compiler',
    'role=Compiler%20Engineer',
    'company=google',
    'result=Rejected',
    'year=2025',
  ])
    expect(await visited(`/getInteviewExp?limit=24&fields=role&${query}`), query).toBeLessThan(24 * 10)
  expect(await visited('/experience-choices')).toBeLessThan(24 * 10)
})

test('PART-05 a card asks for one text, which only accepted experiences have', async () => {
  const shown = (await read('?limit=1&fields=role')).data[0]?._id
  expect((await site.ask('GET', `/experiences/${shown}`)).body.data.html).toContain('<p>many words')
  const { rows } = await site.database.pool.query(
    `(select id from experiences where status = 'submitted' limit 1)
     union all (select id from experiences where removed_at is not null and status = 'accepted' limit 1)`,
  )
  expect(rows).toHaveLength(2)
  for (const { id } of rows) expect((await site.ask('GET', `/experiences/${id}`)).status).toBe(404)
})

test('PART-08 an excerpt is the beginning of the text as plain words, without what spoilers hide', async () => {
  const admin = (await site.member({ role: 'admin' })).as
  const content = `# Round 1\n\nThey asked **two** things.\n\n:::spoiler Answer\nHidden words\n:::\n\n${'And so on. '.repeat(60)}`
  const written = { company: 'Excerpt Ltd', role: 'SDE', verdict: 'Selected', content }
  expect(
    (await site.ask('POST', '/admin/createInterviewExp', { as: admin, body: written })).status,
  ).toBeLessThan(300)
  const blog = { title: 'An excerpt', author: 'Asha Menon', content, category: 'Notes', tags: [] }
  expect((await site.ask('POST', '/admin/createBlog', { as: admin, body: blog })).status).toBeLessThan(300)
  for (const path of ['/getInteviewExp', '/getBlogs']) {
    const [one] = (await site.ask('GET', `${path}?limit=1&fields=excerpt`)).body.data
    expect(one.excerpt, path).toMatch(/^Round 1\s+They asked two things\./)
    expect(one.excerpt.length, path).toBeLessThanOrEqual(240)
    expect(one.excerpt, path).not.toContain('Hidden')
  }
})
