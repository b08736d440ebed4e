import { PAGE_OF } from '@callofcode/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('safety Z3 what comes from another member’s page is refused as after a sign-out, and nothing changes', async () => {
  const [asha, ravi] = [await site.member(), await site.member()]
  const body = { title: 'In whose name', category: 'General', content: 'Mine.' }
  const start = (page: string) =>
    site.ask('POST', '/forum/threads', { as: ravi.as, body, headers: { [PAGE_OF]: page } })
  expect((await start(asha.id)).status).toBe(401)
  expect((await site.ask('GET', '/members/', { as: ravi.as, headers: { [PAGE_OF]: asha.id } })).status).toBe(
    401,
  )
  expect((await site.ask('GET', '/forum/threads')).body.data).toEqual([])
  expect((await start(ravi.id)).status).toBe(201)
})
