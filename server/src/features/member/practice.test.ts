import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('LEARN-26 whether difficulty and topic are hidden until solved is chosen by each member, and is off at first', async () => {
  const [{ as }, { as: other }] = [await site.member(), await site.member()]
  const chosen = async (who: string) => (await site.ask('GET', '/members/me/practice', { as: who })).body.data
  expect(await chosen(as)).toEqual({ hidesDifficulty: false, timeZone: null })
  const saved = await site.ask('PATCH', '/members/me/practice', { as, body: { hidesDifficulty: true } })
  expect(saved.body.data).toEqual({ hidesDifficulty: true })
  expect([await chosen(as), await chosen(other)]).toEqual([
    { hidesDifficulty: true, timeZone: null },
    { hidesDifficulty: false, timeZone: null },
  ])
  expect((await site.ask('GET', '/members/me/export', { as })).body.data.profile.hidesDifficulty).toBe(true)
  const wrong = await site.ask('PATCH', '/members/me/practice', { as, body: { hidesDifficulty: 'yes' } })
  expect([wrong.status, (await chosen(as)).hidesDifficulty]).toEqual([400, true])
})
