import { blogs, demoPassword, experiences, people } from '@callofcode/content/demo-club'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { conditionsOf, ProblemLibrary } from '../../features/problem/problem-library.ts'
import { shippedProblems } from '../../features/problem/problem-modules.ts'
import { seedDemo } from './demo-seed.ts'

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})
afterEach(() => site.close())

const count = async (table: string) =>
  (await site.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n
const signin = (email: string) =>
  site.ask('POST', '/members/signin', { body: { email, password: demoPassword } })

describe('the demo club', () => {
  test('fills an empty site with people, progress, blogs and experiences', async () => {
    const said: string[] = []
    await seedDemo(site.database, (line) => said.push(line))
    expect(said.join()).toContain(demoPassword)
    expect(await count('members')).toBe(people.length)
    expect(await count('completed_questions')).toBeGreaterThan(1_000)
    const { data } = (await site.ask('GET', '/problem-counts')).body
    expect(data.filter(({ solved }: { solved: number }) => solved > 0).length).toBeGreaterThan(30)
    for (const { solved } of data) expect(solved).toBeLessThan(people.length)
    const { body } = await site.ask('GET', '/getBlogs')
    expect(body.data.map((blog: { title: string }) => blog.title)).toEqual(blogs.map((blog) => blog.title))
    const { body: told } = await site.ask('GET', '/getInteviewExp')
    expect(told.data).toHaveLength(experiences.length)
  })
  test('LEARN-254 its solutions have the tests of today, so one’s own stands among them', async () => {
    await seedDemo(site.database)
    const library = new ProblemLibrary(shippedProblems)
    const { rows } = await site.database.pool.query(
      `select distinct on (problem, language) problem, language, tests_hash from problem_submissions
       where verdict = 'Accepted' order by problem, language limit 6`,
    )
    expect(rows).toHaveLength(6)
    for (const { problem, language, tests_hash } of rows) {
      const whole = await library.get(problem)
      expect(whole && conditionsOf(whole, language)?.testsHash, problem).toBe(tests_hash)
    }
    const { rows: unknown } = await site.database.pool.query(
      'select count(*)::int as n from problem_submissions where tests_hash is null',
    )
    expect(unknown).toEqual([{ n: 0 }])
  })

  test('its members sign in with the printed password; pending ones cannot', async () => {
    await seedDemo(site.database)
    for (const person of people) {
      if (person.role === 'admin' || !person.approved)
        expect((await signin(person.email)).status, person.key).toBe(person.approved ? 200 : 403)
    }
  })
  test('CLUB-633 it shows itself under About the club, and its members have a batch, a roll number and a branch', async () => {
    await seedDemo(site.database)
    const aboutClub = async () => (await site.ask('GET', '/club/about')).body.data
    // The site reads the club's settings once it was told of them.
    await expect.poll(async () => (await aboutClub()).team.length).toBe(2)
    const about = await aboutClub()
    expect(about.team.map(({ people: team }: { people: object[] }) => team.length)).toEqual([4, 2])
    expect(about.questions).toHaveLength(3)
    expect(about.resources).toContain('<li><a href="/dashboard/modules"')
    const { rows } = await site.database.pool.query(`
      select f.name, count(*)::int as n, count(distinct t.value)::int as different
      from member_facts t join member_fields f on f.id = t.field_id group by f.name order by f.name`)
    const approved = people.filter((person) => person.approved).length
    expect(rows).toEqual([
      { name: 'Branch', n: approved, different: 2 },
      { name: 'Roll number', n: approved, different: approved },
    ])
  })
  test('every blog and experience of it renders, its formulas and headings included', async () => {
    await seedDemo(site.database)
    for (const { _id, title } of (await site.ask('GET', '/getBlogs')).body.data) {
      const { data } = (await site.ask('GET', `/getBlog/${_id}`)).body
      expect(data.html.length, title).toBeGreaterThan(500)
      expect(data.html, title).not.toMatch(/Undefined control sequence| style=|x[0-9a-f]{24}-/)
    }
  })
  test('CLUB-666 the desk of the demo tells who has not come yet and who stays away, and nobody else', async () => {
    await seedDemo(site.database)
    const { rows } = await site.database.pool.query(
      `select m.name, s.seen_at is null as never, m.password_hash is null as invited from members m
       left join member_seen s on s.member_id = m.id
       where m.status = 'approved' and (s.seen_at is null or s.seen_at < now() - interval '30 days') order by m.name`,
    )
    const invited = { never: true, invited: true }
    expect(rows).toEqual([
      { name: 'Gauri Deshmukh', ...invited },
      { name: 'Harini Subramanian', never: false, invited: false },
      { name: 'Samuel Lyngdoh', ...invited },
    ])
  })
  test('a second start changes nothing', async () => {
    await seedDemo(site.database)
    await site.database.pool.query('delete from blogs')
    await seedDemo(site.database)
    expect(await count('members')).toBe(people.length)
    expect(await count('blogs')).toBe(0)
  })
  test('safety A11 a site with members of its own is left alone', async () => {
    await site.member()
    const said: string[] = []
    await seedDemo(site.database, (line) => said.push(line))
    expect(said.join()).not.toContain(demoPassword)
    expect(await count('members')).toBe(1)
    expect(await count('blogs')).toBe(0)
  })
})
