import { eventMessages } from '@callofcode/contract/event/event'
import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let mailbox: FolderMailbox
let admin: string
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: 'https://club.example' })
  mailbox = new FolderMailbox(site.dataDir, { without: /^You are going: / })
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const given = {
  title: 'Contest round',
  description: 'Bring a **laptop**.',
  location: 'Lab 3',
  startsAt: inHours(24),
  endsAt: inHours(26),
  timeZone: 'Asia/Kolkata',
}
async function announce(more: object = {}) {
  const { status, body } = await site.ask('POST', '/events', { as: admin, body: { ...given, ...more } })
  expect(status).toBe(201)
  return body.data
}
const change = (id: string, body: object) => site.ask('PATCH', `/events/${id}`, { as: admin, body })
const read = async (id: string) => (await site.ask('GET', `/events/${id}`)).body.data
const listed = async (query = '') =>
  (await site.ask('GET', `/events${query}`)).body.data.map((one: { _id: string }) => one._id)
const register = (id: string, as: string, body: object = {}) =>
  site.ask('POST', `/events/${id}/register`, { as, body })
const leave = (id: string, as: string) => site.ask('DELETE', `/events/${id}/register`, { as })
const mine = async (id: string, as: string) => (await site.ask('GET', `/events/${id}/mine`, { as })).body.data
const members = (count: number) => Promise.all(Array.from({ length: count }, () => site.member()))

describe('events', () => {
  test('NAV-12 an announced event is read by everybody, with its place’s time zone and its text rendered', async () => {
    await listed()
    const { _id } = await announce({ capacity: 30 })
    expect(await listed()).toContain(_id)
    expect(await read(_id)).toMatchObject({
      ...given,
      capacity: 30,
      going: 0,
      waiting: 0,
      cancelledAt: null,
      link: '',
      html: expect.stringContaining('<strong>laptop</strong>'),
    })
  })

  test('upcoming events are sorted next first, past ones latest first, and each is in one list', async () => {
    const later = await announce({ startsAt: inHours(50), endsAt: inHours(51) })
    const sooner = await announce({ startsAt: inHours(-1), endsAt: inHours(1) })
    const older = await announce({ startsAt: inHours(-50), endsAt: inHours(-49) })
    const newer = await announce({ startsAt: inHours(-5), endsAt: inHours(-4) })
    const upcoming = await listed('?when=upcoming')
    expect(upcoming.indexOf(sooner._id)).toBe(0)
    expect(upcoming.indexOf(later._id)).toBeGreaterThan(0)
    expect(await listed('?when=past')).toEqual([newer._id, older._id])
    expect(upcoming).not.toContain(newer._id)
  })

  test('an event that ends leaves the upcoming ones, also in cached answers', async () => {
    // Doubles the time until this machine reads both lists before the event ends.
    let [id, before, end] = ['', [] as boolean[], 0]
    for (let span = 500; before.length === 0 || Date.now() >= end; span *= 2) {
      end = Date.now() + span
      const event = await announce({ startsAt: inHours(-1), endsAt: new Date(end).toISOString() })
      id = event._id
      before = [(await listed()).includes(id), (await listed('?when=past')).includes(id)]
    }
    expect(before).toEqual([true, false])
    await expect.poll(async () => (await listed()).includes(id), { timeout: 60_000 }).toBe(false)
    expect(await listed('?when=past')).toContain(id)
  })

  test('an offset is read as the moment it names', async () => {
    const { startsAt } = await announce({
      startsAt: '2031-03-01T18:30:00+05:30',
      endsAt: '2031-03-01T20:00:00+05:30',
    })
    expect(startsAt).toBe('2031-03-01T13:00:00.000Z')
  })

  test('people signed up get a mail about a new time or place, not about a new text', async () => {
    const { _id } = await announce()
    const person = await site.member({ name: 'Zoya' })
    await register(_id, person.as)
    await change(_id, { description: 'Bring paper.' })
    expect((await read(_id)).description).toBe('Bring paper.')
    await change(_id, {
      location: 'Hall 2',
      startsAt: '2031-01-05T12:30:00Z',
      endsAt: '2031-01-05T14:00:00Z',
    })
    const mail = await mailbox.newest(person.email)
    expect(await mailbox.to(person.email)).toHaveLength(1)
    expect(mail.subject).toBe('Changed: Contest round')
    expect(mail.text).toContain('5 January 2031')
    expect(mail.text).toContain('18:00 (Asia/Kolkata), Hall 2')
    expect(mail.text).toContain(`https://club.example/events/${_id}`)
  })

  test('cancelling tells everybody signed up once, and the event stays with its mark', async () => {
    const { _id } = await announce({ capacity: 1 })
    const [one, two] = [await site.member(), await site.member()]
    await register(_id, one.as)
    await register(_id, two.as, { waitingList: true })
    for (const _ of [1, 2]) {
      expect((await site.ask('POST', `/events/${_id}/cancel`, { as: admin })).status).toBe(200)
    }
    for (const { email } of [one, two]) {
      expect((await mailbox.newest(email)).subject).toBe('Cancelled: Contest round')
    }
    expect((await read(_id)).cancelledAt).not.toBeNull()
    const { rows } = await site.database.pool.query('select action from audit where target = $1 order by 1', [
      _id,
    ])
    expect(rows).toEqual([{ action: 'event.cancel' }, { action: 'event.create' }])
    expect(await mailbox.to(one.email)).toHaveLength(1)
  })

  test('CLUB-384 the reason for cancelling stands in the mail and on the page', async () => {
    const { _id } = await announce({ title: 'Called off' })
    const { as, email } = await site.member()
    await register(_id, as)
    const body = { reason: 'The hall is flooded.' }
    expect((await site.ask('POST', `/events/${_id}/cancel`, { as: admin, body })).status).toBe(200)
    expect((await mailbox.newest(email)).text).toContain('Why: The hall is flooded.')
    expect((await read(_id)).cancelReason).toBe('The hall is flooded.')
    const long = { reason: 'x'.repeat(501) }
    const refused = await site.ask('POST', `/events/${_id}/cancel`, { as: admin, body: long })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['reason']])
  })

  test('cancelling an event of more than one batch of mails mails everybody once', {
    tags: 'long',
  }, async () => {
    const { _id } = await announce()
    await site.database.pool.query(
      `with many as (
        insert into members (email, name, password_hash, status)
        select 'guest' || n || '@college.edu', 'Guest ' || n, '-', 'approved' from generate_series(1, 501) n returning id
      ) insert into event_registrations (event_id, member_id, state) select $1, id, 'going' from many`,
      [_id],
    )
    await site.ask('POST', `/events/${_id}/cancel`, { as: admin })
    const guests = async () =>
      (await mailbox.all()).flatMap(({ to }) => to?.[0]?.address ?? []).filter((to) => to.startsWith('guest'))
    await expect.poll(async () => (await guests()).length, { timeout: 60_000, interval: 500 }).toBe(501)
    expect(new Set(await guests()).size).toBe(501)
  })
})

describe('seats', () => {
  test('safety D4 when twelve register at once for five seats, exactly five get one', async () => {
    const { _id } = await announce({ capacity: 5 })
    const people = await members(12)
    const answers = await Promise.all(people.map(({ as }) => register(_id, as)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(eventMessages.full.text)
    expect(await read(_id)).toMatchObject({ going: 5, waiting: 0 })
  })

  test('safety D4 registering twice, even at once, gives one seat', async () => {
    const { _id } = await announce({ capacity: 5 })
    const { as } = await site.member()
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(_id, as)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await read(_id)).toMatchObject({ going: 1 })
  })

  test('safety D4 a freed seat goes to the first in the waiting list, who gets a mail', async () => {
    const { _id } = await announce({ capacity: 1 })
    const [one, two, three] = await members(3)
    if (!one || !two || !three) throw new Error('three people')
    await register(_id, one.as)
    expect((await register(_id, two.as, { waitingList: true })).body.data).toEqual({
      state: 'waiting',
      position: 1,
      checkedIn: false,
    })
    expect((await register(_id, three.as, { waitingList: true })).body.data.position).toBe(2)
    expect(await read(_id)).toMatchObject({ going: 1, waiting: 2 })
    await leave(_id, one.as)
    const unasked = { questions: 0, unanswered: 0 }
    expect(await mine(_id, one.as)).toEqual({
      state: null,
      position: null,
      checkedIn: false,
      invited: true,
      ...unasked,
    })
    expect(await mine(_id, two.as)).toEqual({
      state: 'going',
      position: null,
      checkedIn: false,
      invited: true,
      ...unasked,
    })
    expect(await mine(_id, three.as)).toEqual({
      state: 'waiting',
      position: 1,
      checkedIn: false,
      invited: true,
      ...unasked,
    })
    expect((await mailbox.newest(two.email)).subject).toBe('You have a seat: Contest round')
    expect(await mailbox.to(three.email)).toEqual([])
    expect(await read(_id)).toMatchObject({ going: 1, waiting: 1 })
  })

  test('when several leave at once, each free seat goes to one member of the waiting list', async () => {
    const { _id } = await announce({ capacity: 3 })
    const people = await members(6)
    for (const { as } of people) await register(_id, as, { waitingList: true })
    await Promise.all(people.slice(0, 3).map(({ as }) => leave(_id, as)))
    expect(await read(_id)).toMatchObject({ going: 3, waiting: 0 })
  })

  test('leaving the waiting list gives nobody a seat; leaving twice succeeds', async () => {
    const { _id } = await announce({ capacity: 1 })
    const people = await members(2)
    for (const { as } of people) await register(_id, as, { waitingList: true })
    for (const _ of [1, 2]) expect((await leave(_id, people[1]?.as ?? '')).status).toBe(200)
    expect(await read(_id)).toMatchObject({ going: 1, waiting: 0 })
  })

  test('more seats go to the waiting list', async () => {
    const { _id } = await announce({ capacity: 1 })
    for (const { as } of await members(3)) await register(_id, as, { waitingList: true })
    await change(_id, { capacity: 2 })
    expect(await read(_id)).toMatchObject({ going: 2, waiting: 1 })
    await change(_id, { capacity: null })
    expect(await read(_id)).toMatchObject({ going: 3, waiting: 0 })
  })
})

describe('refusals', () => {
  test('safety Z1 only an admin announces, changes and cancels, only a member registers', async () => {
    const { _id } = await announce()
    const [{ as }, manager] = [await site.member(), await site.member({ isManager: true })]
    const writes = [
      ['POST', '/events'],
      ['PATCH', `/events/${_id}`],
      ['POST', `/events/${_id}/cancel`],
    ] as const
    for (const [method, path] of writes) {
      expect((await site.ask(method, path)).status, path).toBe(401)
      for (const who of [as, manager.as])
        expect((await site.ask(method, path, { as: who })).status, path).toBe(403)
    }
    for (const method of ['POST', 'DELETE'] as const)
      expect((await site.ask(method, `/events/${_id}/register`)).status).toBe(401)
    expect((await site.ask('GET', `/events/${_id}/mine`)).status).toBe(401)
    expect((await read(_id)).cancelledAt).toBeNull()
  })

  test('nobody can sign up for a past or cancelled event', async () => {
    const { as } = await site.member()
    const over = await announce({ startsAt: inHours(-2), endsAt: inHours(-1) })
    const off = await announce()
    await site.ask('POST', `/events/${off._id}/cancel`, { as: admin })
    const answers = [await register(over._id, as), await register(off._id, as), await change(off._id, {})]
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [409, eventMessages.over.text],
      [409, eventMessages.cancelled.text],
      [409, eventMessages.cancelled.text],
    ])
  })

  test.each([
    ['title', { title: ' ' }, messages.titleRequired.text],
    ['description', { description: '' }, messages.descriptionRequired.text],
    ['startsAt', { startsAt: 'tomorrow' }, eventMessages.timeRule.text],
    ['startsAt', { startsAt: '2031-01-01T10:00' }, eventMessages.timeRule.text],
    ['startsAt', { startsAt: '0000-01-01T10:00:00Z' }, eventMessages.timeRule.text],
    ['endsAt', { endsAt: given.startsAt }, eventMessages.orderRule.text],
    ['timeZone', { timeZone: 'Mars/Olympus' }, eventMessages.zoneRule.text],
    ['timeZone', { timeZone: '+05:30' }, eventMessages.zoneRule.text],
    ['capacity', { capacity: 0 }, eventMessages.capacityRule.text],
    ['capacity', { capacity: 2.5 }, eventMessages.capacityRule.text],
    ['capacity', { capacity: '12' }, eventMessages.capacityRule.text],
    ['link', { link: 'javascript:alert(1)' }, messages.linkRule.text],
    ['link', { link: '//host' }, messages.linkRule.text],
    ['going', { going: 5 }, 'There is no such field.'],
  ])('safety X5 I2 a bad %s is refused with its message', async (field, more, message) => {
    const { status, body } = await site.ask('POST', '/events', { as: admin, body: { ...given, ...more } })
    expect([status, body.errors]).toEqual([400, { [field]: message }])
  })

  test('an end before a start that was sent earlier is refused', async () => {
    const { _id } = await announce()
    const { status, body } = await change(_id, { endsAt: inHours(1) })
    expect([status, body.errors]).toEqual([400, { endsAt: eventMessages.orderRule.text }])
    expect((await read(_id)).endsAt).toBe(given.endsAt)
  })

  test('safety I5 unknown and malformed ids answer 404', async () => {
    const { as } = await site.member()
    for (const id of [crypto.randomUUID(), 'x']) {
      const { status, body } = await site.ask('GET', `/events/${id}`)
      expect([status, body.message]).toEqual([404, eventMessages.missing.text])
      expect((await register(id, as)).status).toBe(404)
      expect((await site.ask('GET', `/events/${id}/mine`, { as })).status).toBe(404)
      expect((await change(id, {})).status).toBe(404)
    }
  })

  test('safety I6 an unknown list answers 400', async () => {
    for (const query of ['?when=soon', '?when=past&when=upcoming', '?sort=title'])
      expect((await site.ask('GET', `/events${query}`)).status).toBe(400)
  })
})

test('CLUB-373 seats are not set below those who go, and the answer says how many that are', async () => {
  const { _id: id } = await announce({ capacity: 3 })
  const [one, two, three] = await members(3)
  for (const { as } of [one, two, three] as { as: string }[]) await register(id, as)
  const { status, body } = await change(id, { capacity: 1 })
  expect([status, body.errors]).toEqual([400, { capacity: eventMessages.fewSeats(3).text }])
  expect(body.errors.capacity).toMatch(/^At least 3 seats are needed/)
  expect(await read(id)).toMatchObject({ capacity: 3, going: 3 })
  expect((await change(id, { capacity: null })).status).toBe(200)
  expect((await change(id, { capacity: 3 })).status).toBe(200)
})

test('CLUB-376 who gets a seat from the waiting list finds it in the notifications', async () => {
  const { _id: id, title } = await announce({ capacity: 1 })
  const [first, second] = await members(2)
  await register(id, first?.as ?? '')
  await register(id, second?.as ?? '', { waitingList: true })
  await leave(id, first?.as ?? '')
  const { body } = await site.ask('GET', '/notifications', { as: second?.as ?? '' })
  expect(body.data).toMatchObject([{ kind: 'event-seat', subjectId: id, title, read: false }])
})

test('CLUB-412 CLUB-689 a cancelled event is told in the notifications of all who have a seat or wait, once, and of nobody else', async () => {
  const { _id: id, title } = await announce({ capacity: 1 })
  const [first, second, gone] = await members(3)
  await register(id, first?.as ?? '')
  await register(id, second?.as ?? '', { waitingList: true })
  await register(id, gone?.as ?? '', { waitingList: true })
  await leave(id, gone?.as ?? '')
  for (let turn = 0; turn < 2; turn += 1)
    await site.ask('POST', `/events/${id}/cancel`, { as: admin, body: { reason: 'The hall is flooded.' } })
  const told = async (as = '') => (await site.ask('GET', '/notifications', { as })).body.data
  for (const { as } of [first, second] as { as: string }[])
    expect(await told(as)).toMatchObject([
      { kind: 'event-cancelled', subjectId: id, title, read: false, reason: 'The hall is flooded.' },
    ])
  expect(await told(gone?.as)).toEqual([])
})
