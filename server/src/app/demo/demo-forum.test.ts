import * as content from '@callofcode/content/demo-club'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { seedDemoCertificates } from './demo-certificates.ts'
import { seedDemo } from './demo-seed.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  await seedDemo(site.database)
})
afterAll(() => site.close())

const get = async (path: string) => (await site.ask('GET', path)).body.data

test('the demo’s threads are there with their replies, answers and votes, pinned ones first', async () => {
  const all: { _id: string; title: string; votes: number; pinned: boolean; problem: string | null }[] =
    await get('/forum/threads')
  // The club wrote the threads about problems. Their questions are the replies.
  const aboutProblems = all.filter(({ problem }) => problem !== null)
  expect(aboutProblems.map(({ problem }) => problem).sort()).toEqual(['fair-cuts', 'key-wheel'])
  const threads = all.filter(({ problem }) => problem === null)
  expect(threads).toHaveLength(Math.min(content.threads.length, 20))
  expect(threads[0]?.pinned).toBe(true)
  for (const { _id, title } of threads) {
    const source = content.threads.find((thread) => thread.title === title)
    const replies = await get(`/forum/threads/${_id}/replies`)
    expect(replies.map((reply: { content: string }) => reply.content)).toEqual(
      source?.replies.map((reply) => reply.content),
    )
    expect(replies.findIndex((reply: { accepted: boolean }) => reply.accepted)).toBe(
      source?.replies.findIndex((reply) => reply.accepted),
    )
  }
  expect(threads.some(({ votes }) => votes > 2)).toBe(true)
})

test('CLUB-606 visitors of the demo see the club’s category that everybody reads, and not the one of a group', async () => {
  const { body } = await site.ask('GET', '/forum/categories')
  const names = body.data.map(({ name }: { name: string }) => name)
  expect(names).toContain('Lounge')
  expect(names).not.toContain('Web team')
  const { rows } = await site.database.pool.query(
    `select count(*)::int as n from forum_threads where category = 'Lounge'`,
  )
  expect(rows[0].n).toBeGreaterThan(1)
})

test('CLUB-193 those who came to the last event of the demo have certificates, which are good, once', async () => {
  for (let again = 0; again < 2; again++)
    await seedDemoCertificates(site.database, site.secret, 'Call of Code')
  const { rows } = await site.database.pool.query('select code from certificates')
  expect(rows.length).toBeGreaterThan(3)
  const { body } = await site.ask('GET', `/certificates/${rows[0].code}`)
  expect(body.data).toMatchObject({ state: 'good', title: 'Certificate of participation' })
})

test('the demo’s events are there, past and coming ones, with the people who come', async () => {
  const [upcoming, past] = [await get('/events'), await get('/events?when=past')]
  const coming = content.events.filter(({ inDays }) => inDays > 0)
  expect(upcoming.length).toBe(coming.reduce((sum, { repeat }) => sum + (repeat?.times ?? 1), 0))
  expect(past.length).toBe(content.events.filter(({ inDays }) => inDays < 0).length)
  for (const event of [...upcoming, ...past]) {
    expect(event.going).toBe(content.events.find(({ title }) => title === event.title)?.going.length)
  }
})
