import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { RequestBudget } from './request-budget.ts'

let site: TestSite
let origin: string
beforeAll(async () => {
  site = await testSite({ RATE_LIMITS: 'on', REQUESTS_PER_MINUTE: '100' })
  origin = await site.listen()
})
afterAll(() => site.close())

test('API-11 safety R4 a budget is counted in what answers cost, and begins anew with the minute', () => {
  let now = 0
  const budget = new RequestBudget(10, () => now)
  for (let files = 0; files < 90; files++) expect(budget.spend('a', 0.1)).toBe(0)
  expect(budget.spend('a', 10)).toBe(0)
  now = 20_000
  expect(budget.spend('a', 0.1)).toBe(40)
  expect(budget.spend('b')).toBe(0)
  now = 60_000
  expect(budget.spend('a')).toBe(0)
})

test('API-11 a member’s requests count for the member, not for the club behind the same address', async () => {
  const ask = (as: string) =>
    fetch(`${origin}/api/v1/members/`, { headers: { authorization: `Bearer ${as}` } })
  const [one, other] = [await site.member(), await site.member()]
  let answered = 0
  for (let asked = 0; asked < 110; asked++) answered += (await ask(one.as)).status === 200 ? 1 : 0
  expect(answered).toBe(100)
  const refused = await ask(one.as)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await ask(other.as)).status).toBe(200)
  expect((await fetch(`${origin}/api/v1/getBlogs`)).status).toBe(200)
})

test('safety R3 a request with an invalid credential counts for the address, and costs more', async () => {
  const visitors = await testSite({ RATE_LIMITS: 'on', REQUESTS_PER_MINUTE: '40' })
  try {
    const address = await visitors.listen()
    let answered = 0
    for (let asked = 0; asked < 40; asked++) {
      const headers = { cookie: `callofcode=${String(asked).padStart(43, 'x')}` }
      answered += (await fetch(`${address}/api/v1/members/`, { headers })).status === 401 ? 1 : 0
    }
    expect(answered).toBe(20)
  } finally {
    await visitors.close()
  }
})

test('safety R3 the refusal closes the connection that sent too many requests', async () => {
  const visitors = await testSite({ RATE_LIMITS: 'on', REQUESTS_PER_MINUTE: '3' })
  try {
    const address = await visitors.listen()
    const said: (string | null)[] = []
    for (let asked = 0; asked < 5; asked++) {
      const { status, headers } = await fetch(`${address}/api/v1/nowhere`)
      said.push(`${status} ${headers.get('connection')}`)
    }
    expect(said).toEqual([...Array(3).fill('404 keep-alive'), ...Array(2).fill('429 close')])
  } finally {
    await visitors.close()
  }
})
