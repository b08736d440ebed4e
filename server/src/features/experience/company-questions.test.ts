import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { companyQuestions } from './company-questions.ts'

let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin' })
})
afterAll(() => site.close())

type Rounds = { kind: string; asked: string }[]
const tell = async (company: string, rounds: Rounds, more: object = {}) => {
  const body = { company, role: 'SDE', verdict: 'Selected', content: 'Long.', rounds, ...more }
  const answer = await site.ask('POST', '/admin/createInterviewExp', { as: admin.as, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const coding = (asked: string): Rounds => [{ kind: 'coding', asked }]
const page = async (name: string, query = '') =>
  (await site.ask('GET', `/companies/${encodeURIComponent(name)}${query}`)).body.data
const inYear = (id: string, year: number) =>
  site.database.pool.query('update experiences set created_at = make_date($2, 6, 1) where id = $1', [
    id,
    year,
  ])
const questionId = async (name: string) =>
  (await site.database.pool.query('select id from questions where name = $1', [name])).rows[0].id as string

describe('rounds', () => {
  test('LEARN-140 have what was asked line by line, each with the question of the tracker that it surely is', async () => {
    const made = await tell('Rounds Ltd', [
      {
        kind: 'assessment',
        asked: '1. Two Sum (sorted input)\n\n- https://leetcode.com/problems/lru-cache/\nWhy us?',
      },
      { kind: 'hr', asked: '' },
    ])
    const names = (data: {
      rounds: { kind: string; asked: { text: string; question: { name: string } | null }[] }[]
    }) =>
      data.rounds.map(({ kind, asked }) => [
        kind,
        asked.map(({ text, question }) => [text, question?.name ?? null]),
      ])
    const expected = [
      [
        'assessment',
        [
          ['Two Sum (sorted input)', 'Two Sum'],
          ['https://leetcode.com/problems/lru-cache/', 'LRU Cache'],
          ['Why us?', null],
        ],
      ],
      ['hr', []],
    ]
    expect(names(made)).toEqual(expected)
    expect(names((await site.ask('GET', `/experiences/${made._id}`)).body.data)).toEqual(expected)
  })

  test('LEARN-140 are bounded, with a sentence for what is too much', async () => {
    const body = { company: 'Rounds Ltd', role: 'SDE', verdict: 'Selected', content: 'x' }
    const refused = async (rounds: unknown) => {
      const { status } = await site.ask('POST', '/admin/createInterviewExp', {
        as: admin.as,
        body: { ...body, rounds },
      })
      return status
    }
    expect(await refused(Array.from({ length: 13 }, () => coding('')[0]))).toBe(400)
    expect(await refused(coding(Array.from({ length: 21 }, () => 'a').join('\n')))).toBe(400)
    expect(await refused(coding('a'.repeat(201)))).toBe(400)
    expect(await refused([{ kind: 'party', asked: '' }])).toBe(400)
  })

  test('LEARN-141 change with an edit and come back with an earlier version', async () => {
    const made = await tell('Edited Ltd', coding('Two Sum'))
    const asked = async () => (await page('Edited Ltd'))?.asked.map(({ name }: { name: string }) => name)
    const url = `/admin/experiences/${made._id}`
    const first = (await site.ask('GET', url, { as: admin.as })).body.data.version
    await site.ask('PATCH', url, {
      as: admin.as,
      headers: { 'if-match': `"v${first}"` },
      body: { rounds: coding('3Sum') },
    })
    expect(await asked()).toEqual(['3Sum'])
    const back = await site.ask('POST', `${url}/versions/1/return`, {
      as: admin.as,
      headers: { 'if-match': `"v${first + 1}"` },
    })
    expect([back.status, await asked()]).toEqual([200, ['Two Sum']])
  })
})

describe('a company', () => {
  test('LEARN-142 shows rounds, topics and questions by published experience, of all years or of one', async () => {
    const old = await tell('Acme Graph', [...coding('Two Sum\nTwo Sum\nJump Game'), ...coding('Draw a cat')])
    await inYear(old._id, 2024)
    await tell('acme  GRAPH', coding('Two Sum'), { verdict: 'Rejected' })
    const member = await site.member()
    const waits = { company: 'Acme Graph', role: 'SDE', verdict: 'Pending', content: 'x', anonymous: true }
    await site.ask('POST', '/experiences', { as: member.as, body: { ...waits, rounds: coding('3Sum') } })

    const all = await page('acme-graph')
    const thisYear = new Date().getUTCFullYear()
    expect(all).toMatchObject({
      slug: 'acme-graph',
      name: 'Acme Graph',
      experiences: 2,
      years: [
        { year: thisYear, experiences: 1 },
        { year: 2024, experiences: 1 },
      ],
      rounds: [{ kind: 'coding', experiences: 2 }],
    })
    expect(all.asked.map(({ name, experiences, latest }: never) => [name, experiences, latest])).toEqual([
      ['Two Sum', 2, thisYear],
      ['Draw a cat', 1, 2024],
      ['Jump Game', 1, 2024],
    ])
    expect(all.topics[0]).toMatchObject({ experiences: 2 })
    const one = await page('Acme Graph', '?year=2024')
    expect([one.experiences, one.asked.length, one.years.length]).toEqual([1, 3, 2])
    expect((await site.ask('GET', '/companies/nobody')).status).toBe(404)
    expect((await site.ask('GET', '/companies/acme-graph?year=last')).status).toBe(400)
  })

  test('LEARN-142 goes to members as CSV', async () => {
    await tell('Csv Ltd', coding('=1+1\nTwo Sum'))
    const { as } = await site.member()
    const file = await site.app.inject({
      url: '/companies/csv-ltd/asked.csv',
      headers: { authorization: `Bearer ${as}` },
    })
    expect(file.headers['content-type'], file.body).toContain('text/csv')
    expect(file.body).toContain('"Csv Ltd","Two Sum","yes","Easy","1",')
    expect(file.body).not.toMatch(/(^|,)"?=1/m)
  })

  test('LEARN-34 the CSV holds difficulties back from members who hide them', async () => {
    await tell('Hidden Ltd', coding('Two Sum'))
    const { as } = await site.member()
    const file = async () =>
      (
        await site.app.inject({
          url: '/companies/hidden-ltd/asked.csv',
          headers: { authorization: `Bearer ${as}` },
        })
      ).body
    expect(await file()).toContain('"Easy"')
    await site.ask('PATCH', '/members/me/practice', { as, body: { hidesDifficulty: true } })
    expect(await file()).not.toMatch(/Difficulty|Easy/)
    expect(await file()).toContain('"Hidden Ltd","Two Sum","yes","1",')
  })

  test('LEARN-143 the questions of a company are counted by experience, whatever its spelling, most often asked first', async () => {
    await tell('Acme Plan', coding('Jump Game\nTwo Sum\nTwo Sum\nsomething'))
    await tell('Acme Plan Inc.', coding('Two Sum'))
    await tell('Another', coding('3Sum'))
    expect(await companyQuestions(site.database.sql, 'acme-plan')).toEqual([
      { questionId: await questionId('Jump Game'), times: 1 },
      { questionId: await questionId('Two Sum'), times: 1 },
    ])
    const merged = await site.ask('POST', '/admin/companies/Acme%20Plan%20Inc./merge', {
      as: admin.as,
      body: { into: 'Acme Plan' },
    })
    expect(merged.body.data).toEqual({ slug: 'acme-plan' })
    expect(await companyQuestions(site.database.sql, 'acme-plan')).toEqual([
      { questionId: await questionId('Two Sum'), times: 2 },
      { questionId: await questionId('Jump Game'), times: 1 },
    ])
    expect(await companyQuestions(site.database.sql, 'nobody')).toEqual([])
    // The list of experiences finds both by either name.
    const found = await site.ask('GET', '/getInteviewExp?company=acme%20plan%20inc.&limit=5&fields=company')
    expect(found.body.data.map(({ company }: { company: string }) => company)).toEqual([
      'Acme Plan Inc.',
      'Acme Plan',
    ])
    const self = { as: admin.as, body: { into: 'Acme Plan' } }
    expect((await site.ask('POST', '/admin/companies/acme-plan/merge', self)).status).toBe(400)
    expect((await site.ask('POST', '/admin/companies/gone/merge', self)).status).toBe(404)
  })

  test('LEARN-144 is in the list once, those told of most often first, whatever letters its name has', async () => {
    for (const company of ['Zed', 'Zed', 'C++', 'C', 'सूत्र']) await tell(company, [])
    const { body } = await site.ask('GET', '/companies')
    const all: { slug: string; name: string; experiences: number }[] = body.data
    expect(all.findIndex(({ name }) => name === 'Zed')).toBeLessThan(
      all.findIndex(({ name }) => name === 'C'),
    )
    expect(all.find(({ name }) => name === 'Zed')).toMatchObject({ slug: 'zed', experiences: 2 })
    expect(all.find(({ name }) => name === 'C++')?.slug).toBe('c')
    expect(all.find(({ name }) => name === 'C')?.slug).toBe('c-2')
    expect(all.find(({ name }) => name === 'सूत्र')?.slug).toMatch(/^company-[0-9a-f]{8}$/)
    expect((await page('c-2')).name).toBe('C')
    expect((await page('c')).name).toBe('C')
  })
})

describe('who sent an experience in', () => {
  const sent = async (anonymous: boolean) => {
    const author = await site.member({ name: 'Asha Author' })
    const body = { company: 'Quiet Ltd', role: 'SDE', verdict: 'Pending', content: 'x', anonymous }
    return {
      author,
      id: (await site.ask('POST', '/experiences', { as: author.as, body })).body.data._id as string,
    }
  }
  const lookUp = (id: string) => site.ask('GET', `/experiences/${id}/author`, { as: admin.as })

  test('LEARN-145 is told to moderators alone, and each look is recorded', async () => {
    const { id, author } = await sent(true)
    expect((await lookUp(id)).body.data).toMatchObject({ name: 'Asha Author', why: null })
    const editor = await site.member({ tasks: ['content', 'events'] })
    expect((await site.ask('GET', `/experiences/${id}/author`, { as: editor.as })).status).toBe(403)
    const moderator = await site.member({ tasks: ['moderation'] })
    const told = await site.ask('GET', `/experiences/${id}/author`, { as: moderator.as })
    expect(told.body.data).toMatchObject({ name: 'Asha Author', why: null })
    expect((await site.ask('GET', `/experiences/${id}/author`, { as: author.as })).status).toBe(403)
    expect((await site.ask('GET', `/experiences/${id}/author`)).status).toBe(401)
    const { rows } = await site.database.pool.query(
      `select actor_id from audit where action = 'experience.author' and target = $1 order by created_at`,
      [id],
    )
    expect(rows).toEqual([{ actor_id: admin.id }, { actor_id: moderator.id }])
    await site.ask('POST', `/experiences/${id}/accept`, { as: admin.as, body: {} })
    expect((await site.ask('GET', `/experiences/${id}`)).body.data.candidate).toBe('')
  })

  test('LEARN-145 stays unknown where it was sent in with the promise that nobody learns it', async () => {
    const { id } = await sent(true)
    await site.database.pool.query('update experiences set names_author = false where id = $1', [id])
    expect((await lookUp(id)).body.data).toMatchObject({
      name: null,
      email: null,
      why: { key: expect.any(String), message: expect.any(String) },
    })
  })
})
