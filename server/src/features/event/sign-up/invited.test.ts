import { eventMessages } from '@callofcode/contract/event/event'
import { signUpMessages } from '@callofcode/contract/event/sign-up'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const given = {
  title: 'Contest round',
  description: 'Come.',
  startsAt: inHours(24),
  endsAt: inHours(26),
  timeZone: 'Asia/Kolkata',
}
const ask = (body: object) => site.ask('POST', '/events', { as: admin, body: { ...given, ...body } })
const announce = async (more: object = {}) => (await ask(more)).body.data
const change = (id: string, body: object) => site.ask('PATCH', `/events/${id}`, { as: admin, body })
const read = async (id: string) => (await site.ask('GET', `/events/${id}`)).body.data
const register = (id: string, as: string) =>
  site.ask('POST', `/events/${id}/register`, { as, body: { waitingList: true } })
const mine = async (id: string, as: string) => (await site.ask('GET', `/events/${id}/mine`, { as })).body.data
const close = (id: string) =>
  site.database.pool.query(
    `update events set sign_up_closes_at = now() - interval '1 second' where id = $1`,
    [id],
  )
const makeBatch = async (name: string): Promise<string> =>
  (await site.ask('POST', '/admin/batches', { as: admin, body: { name } })).body.data._id
const put = (memberId: string, batchId: string | null) =>
  site.ask('PUT', '/admin/members/batch', { as: admin, body: { ids: [memberId], batchId } })

test('CLUB-580 an event closes its sign-up at an instant, by its end at the latest', async () => {
  const closes = inHours(20)
  const { _id } = await announce({ signUpClosesAt: closes })
  expect((await read(_id)).signUpClosesAt).toBe(closes)
  const list = (await site.ask('GET', '/events')).body.data
  expect(list.find((one: { _id: string }) => one._id === _id).signUpClosesAt).toBe(closes)
  const late = { signUpClosesAt: [signUpMessages.closesRule.text] }
  for (const answer of [
    await ask({ signUpClosesAt: inHours(27) }),
    await change(_id, { signUpClosesAt: inHours(27) }),
    await change(_id, { startsAt: inHours(2), endsAt: inHours(3) }),
  ]) {
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors)).toEqual(Object.keys(late))
  }
  expect((await ask({ signUpClosesAt: 'tomorrow' })).body.errors.signUpClosesAt).toContain(
    eventMessages.timeRule.text,
  )
  expect((await change(_id, { signUpClosesAt: null })).body.data.signUpClosesAt).toBeNull()
})

test('CLUB-581 after it nobody signs up, seats are still given up, and the waiting list moves up', async () => {
  const { _id } = await announce({ capacity: 1, signUpClosesAt: inHours(20) })
  const [one, two, three] = [await site.member(), await site.member(), await site.member()]
  await register(_id, one.as)
  await register(_id, two.as)
  await close(_id)
  const refused = await register(_id, three.as)
  expect([refused.status, refused.body.message]).toEqual([409, signUpMessages.closed.text])
  expect((await register(_id, one.as)).status).toBe(200)
  expect((await site.ask('DELETE', `/events/${_id}/register`, { as: one.as })).status).toBe(200)
  expect(await mine(_id, two.as)).toMatchObject({ state: 'going' })
  expect((await register(_id, one.as)).status).toBe(409)
})

test('CLUB-580 the dates of a series close as many days before each as the first one', async () => {
  const first = { startsAt: '2031-03-01T13:00:00.000Z', endsAt: '2031-03-01T14:00:00.000Z' }
  const { _id } = await announce({
    ...first,
    signUpClosesAt: '2031-02-27T18:29:00.000Z',
    repeat: { every: 'week', times: 3 },
  })
  const closings = async () => {
    const { rows } = await site.database.pool.query(
      `select sign_up_closes_at at from events where series_id = (select series_id from events where id = $1) order by starts_at`,
      [_id],
    )
    return rows.map(({ at }) => at?.toISOString().slice(0, 16) ?? null)
  }
  expect(await closings()).toEqual(['2031-02-27T18:29', '2031-03-06T18:29', '2031-03-13T18:29'])
  const following = (body: object) => site.ask('PATCH', `/events/${_id}/following`, { as: admin, body })
  await following({ title: 'Renamed' })
  expect(await closings()).toEqual(['2031-02-27T18:29', '2031-03-06T18:29', '2031-03-13T18:29'])
  await following({ signUpClosesAt: '2031-02-28T18:29:00.000Z' })
  expect(await closings()).toEqual(['2031-02-28T18:29', '2031-03-07T18:29', '2031-03-14T18:29'])
  await following({ signUpClosesAt: null })
  expect(await closings()).toEqual([null, null, null])
})

test('CLUB-582 members of the chosen batches sign up, others see the event and are refused', async () => {
  const [a, b] = [await makeBatch('CSE A'), await makeBatch('CSE B')]
  const [inside, outside] = [await site.member(), await site.member()]
  await put(inside.id, b)
  const { _id } = await announce({ batchIds: [a, b, a] })
  expect((await read(_id)).batches).toEqual([
    { _id: a, name: 'CSE A' },
    { _id: b, name: 'CSE B' },
  ])
  expect((await mine(_id, outside.as)).invited).toBe(false)
  expect((await mine(_id, inside.as)).invited).toBe(true)
  const refused = await register(_id, outside.as)
  expect([refused.status, refused.body.message]).toEqual([409, signUpMessages.notInvited.text])
  expect((await register(_id, inside.as)).body.data.state).toBe('going')
  // A seat is kept when the batches change later.
  await change(_id, { batchIds: [a] })
  expect((await mine(_id, inside.as)).state).toBe('going')
  await change(_id, { title: 'Renamed' })
  expect((await read(_id)).batches).toEqual([{ _id: a, name: 'CSE A' }])
  await change(_id, { batchIds: null })
  expect((await read(_id)).batches).toBeNull()
  expect((await register(_id, outside.as)).status).toBe(200)
})

test('CLUB-584 an event whose batches are removed opens to nobody, and follows their new names', async () => {
  const batch = await makeBatch('ECE')
  const { _id } = await announce({ batchIds: [batch] })
  await read(_id)
  await site.ask('PATCH', `/admin/batches/${batch}`, { as: admin, body: { name: 'ECE 2029' } })
  expect((await read(_id)).batches).toEqual([{ _id: batch, name: 'ECE 2029' }])
  await site.ask('DELETE', `/admin/batches/${batch}`, { as: admin })
  expect((await read(_id)).batches).toEqual([])
  expect((await register(_id, (await site.member()).as)).status).toBe(409)
  const gone = await change(_id, { batchIds: [batch] })
  expect([gone.status, gone.body.errors.batchIds]).toEqual([400, signUpMessages.batchGone.text])
  const none = await change(_id, { batchIds: [] })
  expect([none.status, none.body.errors.batchIds]).toEqual([400, signUpMessages.batchesRule.text])
})

test('CLUB-582 the dates of a series are for the same batches, and are changed together', async () => {
  const [a, b] = [await makeBatch('ME A'), await makeBatch('ME B')]
  const { _id } = await announce({ batchIds: [a], repeat: { every: 'week', times: 2 } })
  const dates: { _id: string }[] = (await site.ask('GET', `/events/${_id}/series`)).body.data
  const batchesOf = async () =>
    (await Promise.all(dates.map((date) => read(date._id)))).map(({ batches }) =>
      batches?.map(({ name }: { name: string }) => name),
    )
  expect(await batchesOf()).toEqual([['ME A'], ['ME A']])
  await site.ask('PATCH', `/events/${_id}/following`, { as: admin, body: { batchIds: [b] } })
  expect(await batchesOf()).toEqual([['ME B'], ['ME B']])
})

test('CLUB-585 a copy is announced beside a draft of another event, which stays', async () => {
  const event = await announce()
  await site.ask('PUT', '/drafts/event', { as: admin, body: { content: { title: 'Half' } } })
  const drafts = async () => (await site.ask('GET', '/drafts', { as: admin })).body.data.length
  const before = await drafts()
  expect(before).toBe(1)
  await announce({ copyOf: event._id })
  expect(await drafts()).toBe(before)
  await announce()
  expect(await drafts()).toBe(before - 1)
})
