import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin' })
})
afterAll(() => site.close())

const good = {
  company: 'Google',
  role: 'SDE I',
  candidate: 'Meera',
  verdict: 'Selected',
  content: '## Round 1\n\nFine.',
}
const create = (body: object, as = admin.as) => site.ask('POST', '/admin/createInterviewExp', { as, body })
const list = async () => (await site.ask('GET', '/getInteviewExp')).body.data

describe('experiences', () => {
  test('API-16 an empty site has an empty list', async () => {
    const { status, body } = await site.ask('GET', '/getInteviewExp')
    expect({ status, body }).toEqual({ status: 200, body: { success: true, message: 'OK', data: [] } })
  })
  test('API-29 API-17 EXP-02 EXP-17 one that an admin makes is first in the list at once, rendered', async () => {
    await create({ ...good, company: 'Older' })
    await list()
    const { status, body } = await create(good)
    expect(status).toBe(201)
    expect(body).toMatchObject({ success: true, message: expect.any(String) })
    const [first] = await list()
    expect(first).toEqual(body.data)
    expect(first).toEqual({
      _id: expect.any(String),
      ...good,
      candidatePage: null,
      rounds: [],
      html: '<h2>Round 1</h2>\n<p>Fine.</p>\n',
      date: expect.stringMatching(/Z$/),
    })
  })
  test('VAL-17 EXP-12 the candidate may be left out', async () => {
    const { candidate: _, ...anonymous } = good
    const { status, body } = await create(anonymous)
    expect({ status, candidate: body.data.candidate }).toEqual({ status: 201, candidate: '' })
  })
  test('EXP-17 BLOG-18 the content is sanitized', async () => {
    const { body } = await create({
      ...good,
      content: '<img src=x onerror=alert(1)><script>alert(1)</script>',
    })
    expect(body.data.html).not.toMatch(/onerror|<script/)
  })
  test('EXP-20 submitted and refused experiences are not in the list', async () => {
    await site.database.pool.query(
      `insert into experiences (company, role, verdict, content, status)
       values ('Hidden', 'r', 'Pending', 'c', 'submitted'), ('Hidden', 'r', 'Pending', 'c', 'refused')`,
    )
    site.cache.clear()
    expect(JSON.stringify(await list())).not.toContain('Hidden')
  })
})

describe('refusals', () => {
  let before: number
  const count = async () =>
    (await site.database.pool.query('select count(*)::int as n from experiences')).rows[0].n
  beforeEach(async () => {
    before = await count()
  })

  const bad: [string, object, string, string][] = [
    ['VAL-12 no company', { ...good, company: ' ' }, 'company', messages.companyRequired.text],
    ['VAL-13 no role', { ...good, role: undefined }, 'role', messages.roleRequired.text],
    ['VAL-14 no verdict', { ...good, verdict: '' }, 'verdict', messages.verdictRequired.text],
    ['VAL-15 another verdict', { ...good, verdict: 'Ghosted' }, 'verdict', messages.verdictRequired.text],
    ['VAL-16 no content', { ...good, content: '' }, 'content', messages.experienceRequired.text],
    [
      'safety I2 a company that is no text',
      { ...good, company: 1 },
      'company',
      messages.companyRequired.text,
    ],
  ]
  test.each(bad)('API-30 %s is refused', async (_, body, field, message) => {
    const answer = await create(body)
    expect({ status: answer.status, error: answer.body.errors[field] }).toEqual({
      status: 400,
      error: message,
    })
    expect(await count()).toBe(before)
  })
  test('API-31 visitors, members and managers are refused before their input is checked', async () => {
    const { as } = await site.member()
    const manager = await site.member({ isManager: true })
    for (const body of [good, {}]) {
      expect((await site.ask('POST', '/admin/createInterviewExp', { body })).status).toBe(401)
      expect((await create(body, as)).status).toBe(403)
      expect((await create(body, manager.as)).status).toBe(403)
    }
    expect(await count()).toBe(before)
  })
})
