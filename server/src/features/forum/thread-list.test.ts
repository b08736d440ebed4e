import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { writeCursor } from '../../platform/http/cursor.ts'

let site: TestSite
let as: string
let manager: string
const ids: string[] = []
beforeAll(async () => {
  site = await testSite()
  as = (await site.member()).as
  manager = (await site.member({ isManager: true })).as
  for (let at = 0; at < 45; at += 1) ids.push(await start(`Thread ${at}`))
})
afterAll(() => site.close())

async function start(title: string, more: object = {}) {
  const body = { title, category: 'General', content: 'Plain.', ...more }
  return (await site.ask('POST', '/forum/threads', { as, body })).body.data._id as string
}
type Listed = { _id: string; title: string }
const list = (query: string) => site.ask('GET', `/forum/threads${query}`)
const found = async (query: string) => (await list(query)).body.data.map((one: Listed) => one.title)

async function walk(query: string) {
  const seen: Listed[] = []
  const sizes: number[] = []
  let cursor = ''
  do {
    const { body } = await list(`?${query}${cursor && `&cursor=${cursor}`}`)
    seen.push(...body.data)
    sizes.push(body.data.length)
    cursor = body.nextCursor ?? ''
  } while (cursor)
  return { seen, sizes }
}

describe('the list of threads', () => {
  test('pages by cursor hold every thread once, the latest first, pinned ones before all', async () => {
    const pinned = ids[7] as string
    await site.ask('POST', `/forum/threads/${pinned}/pin`, { as: manager, body: { pinned: true } })
    const { seen, sizes } = await walk('sort=latest')
    const expected = [pinned, ...ids.toReversed().filter((one) => one !== pinned)]
    expect(seen.map((one) => one._id)).toEqual(expected)
    expect(sizes).toEqual([20, 20, 5])
    await site.ask('POST', `/forum/threads/${pinned}/pin`, { as: manager, body: { pinned: false } })
  })

  test('a thread that is answered while one reads on is not missed below, nor met twice', async () => {
    const first = (await list('?sort=latest')).body
    const seen = first.data.map((one: Listed) => one._id)
    const body = { content: 'New' }
    await site.ask('POST', `/forum/threads/${seen[5]}/replies`, { as: manager, body })
    // Visitors' lists show a new reply a moment later. The test makes it happen now.
    site.lateLists.settle()
    const second = (await list(`?sort=latest&cursor=${first.nextCursor}`)).body.data
    expect(second.map((one: Listed) => one._id)).toEqual(ids.toReversed().slice(20, 40))
    expect((await found(''))[0]).toBe(first.data[5].title)
  })

  test('top is ordered by votes, over pages too', async () => {
    const voters = [await site.member(), await site.member()]
    const [most, some] = [ids[3] as string, ids[30] as string]
    for (const voter of voters) await site.ask('POST', `/forum/threads/${most}/vote`, { as: voter.as })
    await site.ask('POST', `/forum/threads/${some}/vote`, { as: manager })
    const { seen } = await walk('sort=top')
    expect(seen.slice(0, 2).map((one) => one._id)).toEqual([most, some])
    expect(new Set(seen.map((one) => one._id)).size).toBe(seen.length)
    expect(seen).toHaveLength(45)
  })

  test('unanswered holds threads without a reply alone', async () => {
    const answered = ids[40] as string
    await site.ask('POST', `/forum/threads/${answered}/replies`, { as, body: { content: 'x' } })
    const { seen } = await walk('sort=unanswered')
    expect(seen.map((one) => one._id)).not.toContain(answered)
    expect(seen.map((one) => one._id)).toContain(ids[41])
  })

  test('a category shows its threads alone', async () => {
    await start('Placement week', { category: 'Interviews' })
    expect(await found('?category=Interviews')).toEqual(['Placement week'])
  })
})

describe('search', () => {
  test('finds words of titles, contents and replies, with any ending', async () => {
    const one = await start('Monotonic stacks', { content: 'About histograms.' })
    await site.ask('POST', `/forum/threads/${one}/replies`, { as, body: { content: 'Try a deque.' } })
    for (const q of ['stack', 'HISTOGRAM', 'deques', 'monotonic histogram', '"monotonic stacks"']) {
      expect(await found(`?q=${encodeURIComponent(q)}`), q).toEqual(['Monotonic stacks'])
    }
    expect(await found('?q=stack+-histogram')).toEqual([])
    expect(await found('?q=nothingofthekind')).toEqual([])
  })

  test('SRCH-404 finds by the words of the search of the site: accents, hyphens, signs', async () => {
    await start('Naïve Bayes', { content: 'By **Floyd–Warshall**, in C++.' })
    await start('Floyd-Warshall', { content: 'In C#' })
    expect(await found('?q=naive')).toEqual(['Naïve Bayes'])
    expect(await found('?q=na%C3%AFve')).toEqual(['Naïve Bayes'])
    expect(await found('?q=floyd-warshall+-naive')).toEqual(['Floyd-Warshall'])
    expect(await found('?q=floyd+warshall')).toEqual(['Floyd-Warshall', 'Naïve Bayes'])
    expect(await found('?q=c%2B%2B')).toEqual(['Naïve Bayes'])
    expect(await found('?q=C%23')).toEqual(['Floyd-Warshall'])
    // The name of a category is a filter. A search for it does not match every thread in it.
    const { body } = await list('?q=general')
    expect(body.data).toEqual([])
  })

  test('no longer finds words that were edited out or deleted', async () => {
    const one = await start('Zebra crossing')
    const { body } = await site.ask('POST', `/forum/threads/${one}/replies`, {
      as,
      body: { content: 'quokka' },
    })
    expect(await found('?q=quokka')).toEqual(['Zebra crossing'])
    await site.ask('DELETE', `/forum/replies/${body.data._id}`, { as })
    expect(await found('?q=quokka')).toEqual([])
    await site.ask('PATCH', `/forum/threads/${one}`, { as, body: { title: 'Okapi' } })
    expect(await found('?q=zebra')).toEqual([])
    expect(await found('?q=okapi')).toEqual(['Okapi'])
  })

  test('safety I6 what looks like SQL or like search syntax is only text', async () => {
    for (const q of ["'; drop table members; --", '%', '\\', '&|!():*', '"', "a' or 1=1", '   ']) {
      expect((await list(`?q=${encodeURIComponent(q)}`)).status, q).toBe(200)
    }
  })
})

describe('replies', () => {
  test('pages by cursor hold every reply once, oldest first', async () => {
    const one = await start('Long talk')
    const path = `/forum/threads/${one}/replies`
    for (let at = 0; at < 35; at += 1) await site.ask('POST', path, { as, body: { content: `Reply ${at}` } })
    const first = (await site.ask('GET', path)).body
    const second = (await site.ask('GET', `${path}?cursor=${first.nextCursor}`)).body
    expect([first.data.length, second.data.length, second.nextCursor]).toEqual([30, 5, null])
    const contents = [...first.data, ...second.data].map((reply: { content: string }) => reply.content)
    expect(contents).toEqual(Array.from({ length: 35 }, (_, at) => `Reply ${at}`))
  })
})

describe('refusals', () => {
  const time = Date.now()
  test.each([
    ['no cursor of ours', 'xyz'],
    ['not JSON', Buffer.from('{').toString('base64url')],
    ['another shape', writeCursor([1, 2, 3])],
    ['another order', writeCursor(['top', false, 1, crypto.randomUUID()])],
    ['an id that is none', writeCursor(['latest', false, time, "'; --"])],
    ['a time beyond all times', writeCursor(['latest', false, 1e300, crypto.randomUUID()])],
    ['a time before all times', writeCursor(['latest', false, -1e15, crypto.randomUUID()])],
    ['an empty one', ''],
    ['a long one', 'x'.repeat(400)],
  ])('safety I7 a cursor that is %s answers 400', async (_, cursor) => {
    const { status, body } = await list(`?cursor=${cursor}`)
    expect([status, Object.keys(body.errors)]).toEqual([400, ['cursor']])
    expect((await site.ask('GET', `/forum/threads/${ids[0]}/replies?cursor=${cursor}`)).status).toBe(400)
  })

  test('safety I7 votes beyond all counting answer 400', async () => {
    const { body } = await list(
      `?sort=top&cursor=${writeCursor(['top', false, 1e9 * 9, crypto.randomUUID()])}`,
    )
    expect(body.errors).toEqual({ cursor: messages.cursorRule.text })
  })

  test.each([
    '?sort=name;drop',
    '?sort=latest&sort=top',
    '?category=Nowhere',
    '?order=asc',
    `?q=${'x'.repeat(201)}`,
  ])('safety I6 %s answers 400', async (query) => {
    expect((await list(query)).status).toBe(400)
  })
})
