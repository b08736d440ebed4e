import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { builtScreens } from '../../app/page/screens.ts'

const API = '/api/v1/forum/threads'
const PAGES = '/dashboard/forum'
const READERS = 8

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let asha: Member
let ravi: Member
let busy: string
let quiet: string
beforeAll(async () => {
  site = await testSite({}, { screens: await builtScreens() })
  asha = await site.member()
  ravi = await site.member()
  busy = await start('Busy')
  quiet = await start('Quiet')
})
beforeEach(() => site.cache.clear())
afterAll(() => site.close())

async function start(title: string): Promise<string> {
  const body = { title, category: 'General', content: 'Go on.' }
  return (await site.ask('POST', '/forum/threads', { as: asha.as, body })).body.data._id
}
const reply = () =>
  site.ask('POST', `/forum/threads/${busy}/replies`, { as: ravi.as, body: { content: 'So.' } })
const countIn = async (as?: string): Promise<number> =>
  (await site.ask('GET', '/forum/threads', as === undefined ? {} : { as })).body.data.find(
    ({ _id }: { _id: string }) => _id === busy,
  ).replyCount

/** Counts how often each cached response was built while `work` ran. */
async function makings(work: () => Promise<void>): Promise<Map<string, number>> {
  const made = new Map<string, number>()
  const { getOrMake } = site.cache
  const watched = vi.spyOn(site.cache, 'getOrMake').mockImplementation(((
    key: string,
    make: () => Promise<object>,
  ) =>
    getOrMake.call(site.cache, key, () => {
      made.set(key, (made.get(key) ?? 0) + 1)
      return make() as never
    })) as typeof getOrMake)
  await work()
  watched.mockRestore()
  return made
}

test('COST-06 replies and votes in one thread drop that thread; lists once a second at most, other threads never', async () => {
  const paths = [API, `${API}/${quiet}`, `${API}/${busy}/replies`, PAGES, `${PAGES}/${quiet}`]
  const writes = 24
  let reads = 0
  const begun = Date.now()
  const made = await makings(async () => {
    for (let at = 0; at < writes; at += 1) {
      const writing = at % 4 ? reply() : site.ask('POST', `/forum/threads/${busy}/vote`, { as: ravi.as })
      const asked = Array.from({ length: READERS }, () => paths.map((path) => site.app.inject(path))).flat()
      const answers = await Promise.all(asked)
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      reads += answers.length
      expect((await writing).status).toBeLessThan(300)
    }
  })
  const seconds = Math.ceil((Date.now() - begun) / 1000)
  const madeOf = (path: string) =>
    [...made].reduce((sum, [key, times]) => sum + (key.split('#')[0] === path ? times : 0), 0)
  expect([`${API}/${quiet}`, `${PAGES}/${quiet}`].map(madeOf)).toEqual([1, 1])
  // A response that is dropped while it is built is built again.
  for (const list of [API, PAGES]) expect(madeOf(list)).toBeLessThanOrEqual(1 + 2 * seconds)
  expect(madeOf(`${API}/${busy}/replies`)).toBeLessThanOrEqual(1 + writes)
  const all = [...made.values()].reduce((sum, times) => sum + times, 0)
  expect(1 - all / reads).toBeGreaterThan(0.9)
})

test('COST-06 many who miss a list or a page together have it made once', async () => {
  for (const path of [API, `${API}/${busy}`, PAGES, `${PAGES}/${busy}`]) {
    site.cache.clear()
    const made = await makings(async () => {
      await Promise.all(Array.from({ length: 32 }, () => site.app.inject(path)))
    })
    expect([path, Math.max(...made.values())]).toEqual([path, 1])
  }
})

test('COST-06 who writes reads it in the list at once, and everybody else within a second', async () => {
  const before = await countIn()
  await reply()
  expect(await countIn(ravi.as)).toBe(before + 1)
  await expect.poll(() => countIn()).toBe(before + 1)
  await reply()
  site.lateLists.settle()
  expect(await countIn()).toBe(before + 2)
})

test('COST-06 a thread says everything at once, and a list at once what comes, goes, is renamed or is pinned', async () => {
  const repliesOf = async (id: string) => (await site.app.inject(`${API}/${id}`)).json().data.replyCount
  const before = await repliesOf(busy)
  await reply()
  expect(await repliesOf(busy)).toBe(before + 1)
  const titles = async () =>
    (await site.app.inject(API)).json().data.map(({ title }: { title: string }) => title)
  const id = await start('New here')
  expect((await titles())[0]).toBe('New here')
  await site.ask('PATCH', `/forum/threads/${id}`, { as: asha.as, body: { title: 'Renamed' } })
  expect((await titles())[0]).toBe('Renamed')
  await site.ask('DELETE', `/forum/threads/${id}`, { as: asha.as })
  expect(await titles()).not.toContain('Renamed')
})
