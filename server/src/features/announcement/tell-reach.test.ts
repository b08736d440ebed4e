import { setTimeout as sleep } from 'node:timers/promises'
import { TASKS, type Task } from '@callofcode/contract/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let batch: string
let party: string
beforeAll(async () => {
  site = await testSite()
  const admin = await site.member({ role: 'admin' })
  const ask = async (path: string, body: object) =>
    (await site.ask('POST', path, { as: admin.as, body })).body.data
  batch = (await ask('/admin/batches', { name: 'CSE A' }))._id
  party = (await ask('/events', event))._id
  await site.member({ batchId: batch, passoutYear: new Date('2027-01-02') })
  const { as } = await site.member({ batchId: batch })
  await site.ask('POST', `/events/${party}/register`, { as, body: {} })
  // A column puts these members in each audience, but they get no notification.
  await site.member({ batchId: batch, passoutYear: new Date('2027-01-02'), status: 'disabled' })
  await site.member({ batchId: batch, passoutYear: new Date('2027-01-02'), status: 'pending' })
})
afterAll(() => site.close())

const event = {
  title: 'Contest',
  description: 'Bring a laptop.',
  timeZone: 'Asia/Kolkata',
  startsAt: '2100-01-01T10:00:00Z',
  endsAt: '2100-01-01T12:00:00Z',
}
const MAKES: readonly (readonly [string, object, Task])[] = [
  ['/events', event, 'events'],
  ['/admin/createBlog', { title: 'Heaps', author: 'Asha', content: 'Words.' }, 'content'],
  ['/admin/createModule', { title: 'Heaps', description: 'Words.' }, 'content'],
]
const audiences = () => [
  { to: 'everyone' },
  { to: 'year', year: 2027 },
  { to: 'batch', batchId: batch },
  { to: 'event', eventId: party },
]
const count = (audience: object, as: string) =>
  site.ask(
    'GET',
    `/admin/announcements/audience?${new URLSearchParams(audience as Record<string, string>)}`,
    {
      as,
    },
  )

/** Returns how many members were notified of the newest announcement, once it has reached all of them. */
async function reached(): Promise<number> {
  const newest = `select id, told_at from announcements order by created_at desc limit 1`
  for (;;) {
    const { rows } = await site.database.pool.query(newest)
    if (rows[0].told_at) {
      const told = `select count(*)::int as told from notifications where subject_id = $1`
      return (await site.database.pool.query(told, [rows[0].id])).rows[0].told
    }
    await sleep(20)
  }
}

test.each(MAKES)(
  'CLUB-373 whoever may tell members with a POST %s sees before how many that reaches, and reaches no more',
  async (path, body, task) => {
    const { as } = await site.member({ tasks: [task] })
    for (const audience of audiences()) {
      const { status, body: counted } = await count(audience, as)
      expect(status).toBe(200)
      const { members } = counted.data
      expect(members).toBeGreaterThan(0)
      expect((await site.ask('POST', path, { as, body: { ...body, tell: audience } })).status).toBe(201)
      expect(await reached(), JSON.stringify(audience)).toBe(members)
    }
  },
)

test('CLUB-373 who may tell nobody of anything new is refused, and a member sees no audience', async () => {
  for (const [path, body, task] of MAKES)
    for (const other of TASKS.filter((one) => one !== task)) {
      const { as } = await site.member({ tasks: [other] })
      const { status } = await site.ask('POST', path, { as, body: { ...body, tell: { to: 'everyone' } } })
      expect(status, `${path} ${other}`).toBe(403)
    }
  const { as } = await site.member()
  for (const audience of audiences()) expect((await count(audience, as)).status).toBe(403)
})
