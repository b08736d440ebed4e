import { randomUUID } from 'node:crypto'
import { BRANCH, ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { doorKey, wallCodeNow, writeCode } from './door-code.ts'

const HOUR = 3_600_000
type Member = Awaited<ReturnType<TestSite['member']>>

let site: TestSite
let admin: Member
let manager: Member
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin', name: 'Asha Admin' })
  manager = await site.member({ tasks: ['events'], name: 'Mira Manager' })
})
afterAll(() => site.close())

/** Creates a two-hour event that began this many hours ago. */
async function eventSince(hours: number, more: object = {}): Promise<string> {
  const start = Date.now() - hours * HOUR
  const times = { startsAt: new Date(start).toISOString(), endsAt: new Date(start + 2 * HOUR).toISOString() }
  const body = { title: 'Contest', description: 'Come.', timeZone: 'UTC', ...times, ...more }
  return (await site.ask('POST', '/events', { as: admin.as, body })).body.data._id
}
async function registered(event: string, name = 'Ravi Rao'): Promise<Member> {
  const member = await site.member({ name })
  await site.database.pool.query(
    `insert into event_registrations (event_id, member_id, state) values ($1, $2, 'going')`,
    [event, member.id],
  )
  return member
}
const codeOf = (event: string, { id }: Pick<Member, 'id'>, secondsAgo = 0) =>
  writeCode(doorKey(site.secret, event), id, Date.now() - secondsAgo * 1_000).code
const send = (event: string, scans: object[], as = admin.as) =>
  site.ask('POST', `/events/${event}/door/scans`, { as, body: { scans } })
const outcomes = async (event: string, scans: object[]) =>
  (await send(event, scans)).body.data.map(({ outcome }: { outcome: string }) => outcome)
const pass = async (event: string, { as }: Member) =>
  (await site.ask('GET', `/events/${event}/pass`, { as })).body.data
const rows = async (event: string) =>
  (await site.database.pool.query('select * from event_attendances where event_id = $1', [event])).rows
const typeWall = (event: string, { as }: Member, code: string) =>
  site.ask('POST', `/events/${event}/pass`, { as, body: { code } })

describe('the code at the door', () => {
  test('CLUB-170 a member with a seat has a code from two hours before the event on, and nobody else', async () => {
    const event = await eventSince(-1)
    const member = await registered(event)
    const shown = await pass(event, member)
    expect(shown.qr.path).toMatch(/^M\d/)
    expect(shown.secondsLeft).toBeLessThanOrEqual(30)
    expect(shown).toMatchObject({ cameAt: null, wallOpen: false })
    expect((await pass(event, await site.member())).qr).toBeNull()
    const later = await eventSince(-3)
    expect((await pass(later, await registered(later))).qr).toBeNull()
    const over = await eventSince(5)
    expect((await pass(over, await registered(over))).qr).toBeNull()
  })

  test('CLUB-171 a fresh code lets its member in, once; one that is old, forged or of another event does not', async () => {
    const event = await eventSince(1)
    const member = await registered(event)
    const { body } = await send(event, [{ code: codeOf(event, member) }], manager.as)
    expect(body.data).toEqual([
      { outcome: 'in', name: 'Ravi Rao', seat: 'going', cameAt: expect.stringMatching(/Z$/) },
    ])
    expect(body.counts).toEqual({ registered: 1, came: 1, cameWithSeat: 1 })
    expect(await outcomes(event, [{ code: codeOf(event, member) }])).toEqual(['already'])
    expect((await pass(event, member)).qr).toBeNull()

    const other = await registered(event)
    const forged = Buffer.from(codeOf(event, member).slice(1), 'base64url')
    Buffer.from(other.id.replaceAll('-', ''), 'hex').copy(forged)
    const bad = [
      { code: codeOf(event, other, 120) },
      { code: `C${forged.toString('base64url')}` },
      { code: codeOf(await eventSince(1), other) },
      { code: codeOf(event, other, -300) },
      { code: 'https://example.com' },
    ]
    expect(await outcomes(event, bad)).toEqual(['expired', 'unknown', 'unknown', 'unknown', 'unknown'])
    expect(await rows(event)).toHaveLength(1)
  })

  test('CLUB-171 who has no seat is let in only where the organiser says so', async () => {
    const event = await eventSince(1)
    const code = codeOf(event, await site.member({ name: 'Walk In' }))
    expect(await outcomes(event, [{ code }])).toEqual(['unregistered'])
    expect(await rows(event)).toEqual([])
    expect(await outcomes(event, [{ code, anyway: true }])).toEqual(['in'])
  })

  test('CLUB-172 what was scanned without a network is settled later: each once, the first time counts', async () => {
    const event = await eventSince(1)
    const [one, two] = [await registered(event), await registered(event)]
    const late = (member: Member, ago: number) => ({ code: codeOf(event, member, ago), late: true })
    expect(await outcomes(event, [late(one, 600), late(one, 900), late(two, 600)])).toEqual([
      'in',
      'already',
      'in',
    ])
    // Another scanner read the code first but sends it later.
    expect(await outcomes(event, [late(two, 1_800)])).toEqual(['already'])
    // A scan that was read later does not count.
    expect(await outcomes(event, [late(two, 300)])).toEqual(['already'])
    const [first, second] = (await rows(event)).sort((a) => (a.member_id === one.id ? -1 : 1))
    expect(Math.abs(Date.now() - 900_000 - first.came_at)).toBeLessThan(60_000)
    expect(Math.abs(Date.now() - 1_800_000 - second.came_at)).toBeLessThan(60_000)
    // Codes did not exist before the door was open.
    expect(await outcomes(event, [late(await registered(event), 4 * 3_600)])).toEqual(['expired'])
  })

  test('CLUB-172 many scanners at once check a member in once', async () => {
    const event = await eventSince(1)
    const code = codeOf(event, await registered(event))
    const answers = await Promise.all(Array.from({ length: 8 }, () => outcomes(event, [{ code }])))
    expect(answers.flat().filter((one) => one === 'in')).toHaveLength(1)
    expect(await rows(event)).toHaveLength(1)
  })

  test('CLUB-172 the key that a scanner is given checks the codes without the site', async () => {
    const event = await eventSince(1)
    const { publicKey } = (await site.ask('GET', `/events/${event}/door`, { as: manager.as })).body.data
    const code = Buffer.from(codeOf(event, manager).slice(1), 'base64url')
    const key = await crypto.subtle.importKey('raw', Buffer.from(publicKey, 'base64url'), 'Ed25519', false, [
      'verify',
    ])
    const check = () => crypto.subtle.verify('Ed25519', key, code.subarray(20), code.subarray(0, 20))
    expect(await check()).toBe(true)
    code[0] = (code[0] ?? 0) ^ 1
    expect(await check()).toBe(false)
  })

  test('CLUB-173 a cancelled event checks nobody in', async () => {
    const event = await eventSince(-1)
    const member = await registered(event)
    await site.ask('POST', `/events/${event}/cancel`, { as: admin.as })
    expect((await pass(event, member)).qr).toBeNull()
    const tried = await Promise.all([
      send(event, [{ code: codeOf(event, member) }]),
      site.ask('POST', `/events/${event}/door/people`, { as: admin.as, body: { memberId: member.id } }),
      typeWall(event, member, wallCodeNow(site.secret, event, Date.now()).code),
    ])
    expect(tried.map(({ status, body }) => [status, body.message])).toEqual(
      Array(3).fill([409, 'This event was cancelled.']),
    )
  })
})

describe('the list at the door', () => {
  const people = async (event: string, query = '') =>
    (await site.ask('GET', `/events/${event}/door/people?${query}`, { as: manager.as })).body
  const tick = (event: string, body: object) =>
    site.ask('POST', `/events/${event}/door/people`, { as: manager.as, body })

  test('CLUB-662 CLUB-174 organisers tick who is registered, members who are not, and guests, and take it back', async () => {
    const event = await eventSince(1)
    const batch = await site.database.pool.query(`insert into batches (name) values ('Door A') returning id`)
    const [bela, walker] = [
      await registered(event, 'Bela Bose'),
      await site.member({ name: "Zubin O'Walker", email: 'zubin.w@door.edu', batchId: batch.rows[0].id }),
    ]
    await registered(event, 'Chitra Das')
    const { body } = await tick(event, { memberId: bela.id })
    expect(body).toMatchObject({ message: 'Bela Bose is in', counts: { registered: 2, came: 1 } })
    const find = (q: string) => site.ask('GET', `/events/${event}/door/members?q=${q}`, { as: manager.as })
    const found = await find('zub')
    // These facts distinguish two members of one name.
    const apart = { year: null, batch: 'Door A', roll: null, branch: null, address: 'zubin.w' }
    expect(found.body.data).toEqual([{ memberId: walker.id, name: "Zubin O'Walker", ...apart }])
    expect((await find('owalker')).body.data).toEqual(found.body.data)
    for (const [field, value] of [
      [ROLL_NUMBER, '24CS045'],
      [BRANCH, 'CSE'],
    ])
      await site.database.pool.query(
        'insert into member_facts (member_id, field_id, value) values ($1, $2, $3)',
        [walker.id, field, value],
      )
    expect((await find('24CS045')).body.data).toMatchObject([{ roll: '24CS045', branch: 'CSE' }])
    await tick(event, { memberId: walker.id })
    expect((await people(event)).data.find(({ memberId }: never) => memberId === walker.id)).toMatchObject({
      roll: '24CS045',
      branch: 'CSE',
    })
    await tick(event, { guest: 'Dr. Rao' })
    const list = (await people(event)).data
    expect(list.map(({ name, seat, cameAt }: never) => [name, seat, cameAt !== null])).toEqual([
      ['Bela Bose', 'going', true],
      ['Chitra Das', 'going', false],
      ['Dr. Rao', 'none', true],
      ["Zubin O'Walker", 'none', true],
    ])
    expect((await people(event, 'q=das')).data).toHaveLength(1)
    expect((await people(event, 'only=missing')).data).toMatchObject([{ name: 'Chitra Das' }])

    const undo = (id: string) => site.ask('DELETE', `/events/${event}/door/people/${id}`, { as: manager.as })
    const other = await eventSince(1)
    const elsewhere = `/events/${other}/door/people/${list[0].attendanceId}`
    expect((await site.ask('DELETE', elsewhere, { as: manager.as })).status).toBe(404)
    expect((await undo(list[0].attendanceId)).body.counts.came).toBe(2)
    expect((await undo(list[0].attendanceId)).status).toBe(404)
    expect((await undo(list[2].attendanceId)).status).toBe(200)
    const { body: audit } = await site.ask('GET', `/audit?actor=${manager.id}`, { as: admin.as })
    expect(
      audit.data
        .filter(({ target }: { target: string }) => [event, bela.id].includes(target))
        .map(({ action }: { action: string }) => action),
    ).toEqual(['event.undo-guest', 'attendance.undo', 'event.door'])
  })

  test('CLUB-174 neither nobody, nor two, nor an unknown member is ticked', async () => {
    const event = await eventSince(1)
    const bodies = [{}, { guest: ' ' }, { guest: 'A', memberId: admin.id }]
    for (const body of bodies)
      expect((await tick(event, body)).body.errors, JSON.stringify(body)).toHaveProperty('guest')
    expect((await tick(event, { memberId: randomUUID() })).status).toBe(404)
    expect((await tick(event, { memberId: (await site.member({ status: 'declined' })).id })).status).toBe(404)
  })

  test('CLUB-175 thousands are read page after page, each once, in order of the names', async () => {
    const event = await eventSince(1)
    await site.database.pool.query(
      `with made as (insert into members (email, name, password_hash, status)
         select 'door' || n || '@college.edu', 'Crowd ' || n % 40, '-', 'approved' from generate_series(1, 1500) n returning id)
       insert into event_registrations (event_id, member_id, state) select $1, id, 'going' from made`,
      [event],
    )
    const seen: string[] = []
    let cursor = ''
    do {
      const page = await people(event, cursor && `cursor=${cursor}`)
      seen.push(...page.data.map(({ memberId }: { memberId: string }) => memberId))
      cursor = page.nextCursor ?? ''
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([1_500, 1_500])
    const file = await site.app.inject({
      url: `/events/${event}/attendance.csv`,
      headers: { authorization: `Bearer ${admin.as}` },
    })
    expect(file.body.split('\r\n')).toHaveLength(1_502)
  })
})

describe('the code on the wall', () => {
  const wall = async (event: string) =>
    (await site.ask('GET', `/events/${event}/door/wall`, { as: manager.as })).body.data

  test('CLUB-176 members type it during the event, with a seat or without, and are in once', async () => {
    const event = await eventSince(1)
    const { code, secondsLeft } = await wall(event)
    expect(code).toMatch(/^\d{6}$/)
    expect(secondsLeft).toBeLessThanOrEqual(60)
    const [seated, other] = [await registered(event), await site.member()]
    expect((await typeWall(event, seated, code)).body.message).toBe('You are in')
    expect((await typeWall(event, other, ` ${code} `)).status).toBe(200)
    expect((await typeWall(event, seated, code)).status).toBe(200)
    expect((await rows(event)).map(({ how, by_id }) => [how, by_id])).toEqual([
      ['wall', null],
      ['wall', null],
    ])
    // The previous code is still accepted. An older code is refused.
    const codeAgo = (minutes: number) => wallCodeNow(site.secret, event, Date.now() - minutes * 60_000).code
    expect((await typeWall(event, await site.member(), codeAgo(1))).status).toBe(200)
    expect((await typeWall(event, await site.member(), codeAgo(5))).body.errors).toHaveProperty('code')
  })

  test('CLUB-421 who has checked in gives up neither a seat nor a place on the waiting list', async () => {
    const event = await eventSince(1, { capacity: 1 })
    const [seated, waiting] = [await registered(event), await site.member()]
    const register = `/events/${event}/register`
    await site.ask('POST', register, { as: waiting.as, body: { waitingList: true } })
    const mine = async ({ as }: Member) => (await site.ask('GET', `/events/${event}/mine`, { as })).body.data
    const unasked = { questions: 0, unanswered: 0 }
    expect(await mine(seated)).toEqual({
      state: 'going',
      position: null,
      checkedIn: false,
      invited: true,
      ...unasked,
    })
    const { code } = await wall(event)
    for (const member of [seated, waiting]) {
      await typeWall(event, member, code)
      const answer = await site.ask('DELETE', register, { as: member.as })
      expect([answer.status, answer.body.message]).toEqual([409, 'You have checked in already.'])
    }
    expect(await mine(seated)).toEqual({
      state: 'going',
      position: null,
      checkedIn: true,
      invited: true,
      ...unasked,
    })
    expect(await mine(waiting)).toEqual({
      state: 'waiting',
      position: 1,
      checkedIn: true,
      invited: true,
      ...unasked,
    })
  })

  test('CLUB-176 it is neither shown nor taken before or after the event', async () => {
    for (const hours of [-1, 3]) {
      const event = await eventSince(hours)
      expect((await wall(event)).code).toBeNull()
      const { code } = wallCodeNow(site.secret, event, Date.now())
      expect((await typeWall(event, await site.member(), code)).status).toBe(409)
    }
  })

  test('CLUB-177 somebody who guesses is stopped after ten wrong codes', async () => {
    const event = await eventSince(1)
    const member = await site.member()
    const right = wallCodeNow(site.secret, event, Date.now()).code
    const wrong = right === '000000' ? '000001' : '000000'
    for (let at = 0; at < 10; at++) expect((await typeWall(event, member, wrong)).status).toBe(400)
    expect((await typeWall(event, member, right)).status).toBe(429)
    expect((await typeWall(event, await site.member(), (await wall(event)).code)).status).toBe(200)
  })
})
