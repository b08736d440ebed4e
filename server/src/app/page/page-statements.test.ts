import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { onStatement } from '../../platform/watch/statement-watch.ts'
import type { Ended } from '../../platform/watch/tracing.ts'
import { builtScreens } from './screens.ts'

let site: TestSite
beforeAll(async () => {
  // No lane: the judge looks into its queue every few seconds, and statements are counted here.
  site = await testSite({ LANES: '0' }, { screens: await builtScreens() })
})
afterAll(() => site?.close())

/** Returns the statements of a page's second load by name. A statement without a name is built for each call, and comes as its text. */
async function askedBy(url: string, as: string) {
  const open = () => site.app.inject({ url, headers: { accept: 'text/html', cookie: `callofcode=${as}` } })
  await open()
  const asked: string[] = []
  // The site and its workers ask statements of their own meanwhile, which do not belong to the page.
  const note = ({ text, name = text, by }: Ended) => {
    if (by) asked.push(name)
  }
  onStatement.add(note)
  const { statusCode } = await open()
  onStatement.delete(note)
  expect(statusCode).toBe(200)
  return asked.sort()
}

test('COST-13 the settings ask nine statements, today five, and none is put together anew', async () => {
  const { as } = await site.member()
  expect(await askedBy('/settings', as)).toEqual(
    [
      'session-find',
      'banner',
      'signin-ways',
      'session-list',
      'api-token-list',
      'mail-settings',
      'member-get',
      'relations',
      'factors',
    ].sort(),
  )
  expect(await askedBy('/today', as)).toEqual(
    ['session-find', 'banner', 'today-get', 'mentor-batches', 'mentors-of'].sort(),
  )
})
