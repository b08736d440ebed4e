import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { shutAccount } from '../../app/personal-data/remove-member.ts'
import { write } from '../../platform/database/database.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin', name: 'Asha Admin' })).as
})
afterAll(() => site.close())

/** Creates an event that is over. `seats` are the registered members. `came` are the people who came, with or without a seat. */
async function pastEvent(seats: string[], came: string[], title = 'Contest', timeZone = 'UTC') {
  const times = { startsAt: '2026-01-10T10:00:00Z', endsAt: '2026-01-10T12:00:00Z', timeZone }
  const { body } = await site.ask('POST', '/events', {
    as: admin,
    body: { title, description: 'Come.', ...times },
  })
  const id: string = body.data._id
  await site.database.pool.query(
    `insert into event_registrations (event_id, member_id, state) select $1, unnest($2::uuid[]), 'going'`,
    [id, seats],
  )
  for (const memberId of came)
    await site.ask('POST', `/events/${id}/door/people`, { as: admin, body: { memberId } })
  return id
}
const people = async (...names: string[]) => Promise.all(names.map((name) => site.member({ name })))
const csv = (path: string, as: string) =>
  site.app.inject({ url: path, headers: { authorization: `Bearer ${as}` } })

describe('who came', () => {
  test('CLUB-178 is told to admins in numbers and by name, also as a file without formulas; the audit has it', async () => {
    const [ann, bo, walker] = await people('Ann', '=Bo', 'Walker')
    const id = await pastEvent([ann?.id ?? '', bo?.id ?? ''], [bo?.id ?? '', walker?.id ?? ''])
    const { body } = await site.ask('GET', `/events/${id}/attendance`, { as: admin })
    expect(body.counts).toEqual({
      registered: 2,
      came: 2,
      cameWithSeat: 1,
      missed: 1,
      walkIns: 1,
      over: true,
    })
    expect(body.data.map(({ name, how, by }: never) => [name, how, by])).toEqual([
      ['=Bo', 'list', 'Asha Admin'],
      ['Ann', null, null],
      ['Walker', 'list', 'Asha Admin'],
    ])
    const file = await csv(`/events/${id}/attendance.csv`, admin)
    expect(file.body.split('\r\n').slice(1, 3)).toEqual([
      expect.stringMatching(
        /^"'=Bo","[^"]+","","","Seat","Yes","\d{4}-\d\d-\d\d \d\d:\d\d","List","Asha Admin","",""$/,
      ),
      expect.stringMatching(/^"Ann","[^"]+","","","Seat","No","","","","",""$/),
    ])
    const audit = await site.ask('GET', '/audit?action=event.attendance', { as: admin })
    expect(audit.body.data).toMatchObject([{ target: id }])
  })

  test('CLUB-383 the file is on the event’s clock, has its title and day as its name, and says batch, year and who is a guest', async () => {
    const batch = await site.ask('POST', '/admin/batches', { as: admin, body: { name: 'Kolkata A' } })
    const member = await site.member({
      name: 'Seated',
      batchId: batch.body.data._id,
      passoutYear: new Date('2028-01-02'),
    })
    const id = await pastEvent([member.id], [member.id], 'DP night: рус', 'Asia/Kolkata')
    await site.ask('POST', `/events/${id}/door/people`, { as: admin, body: { guest: 'Some Guest' } })
    await site.database.pool.query(
      `update event_attendances set came_at = '2026-01-10T19:05:00Z' where event_id = $1`,
      [id],
    )
    const file = await csv(`/events/${id}/attendance.csv`, admin)
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="dp-night-2026-01-10-attendance.csv"',
    )
    const [head, seated, guest] = file.body.split('\r\n')
    expect(head).toContain('"Batch","Passout year","Registered","Came","Came at (Asia/Kolkata)"')
    expect(seated).toContain('"Kolkata A","2028","Seat","Yes","2026-01-11 00:35","List"')
    expect(guest).toContain('"Some Guest","","","","Guest","Yes","2026-01-11 00:35"')
  })

  test('CLUB-179 the file of a batch says of each member how often they had a seat, came and did not come', async () => {
    const made = await site.ask('POST', '/admin/batches', { as: admin, body: { name: 'CSE 2028' } })
    const batchId = made.body.data._id
    const [ann, bo] = [
      await site.member({ name: 'Ann', email: 'ann@file.edu', batchId }),
      await site.member({ name: 'Bo', email: 'bo@file.edu', batchId }),
    ]
    await pastEvent([ann.id, bo.id], [ann.id])
    await pastEvent([ann.id], [bo.id])
    const { body } = await csv(`/attendance.csv?batch=${batchId}`, admin)
    expect(body.split('\r\n').slice(1, -1)).toEqual([
      '"Ann","ann@file.edu","CSE 2028","","2","1","1","2026-01-10","",""',
      '"Bo","bo@file.edu","CSE 2028","","1","1","1","2026-01-10","",""',
    ])
    const audit = await site.ask('GET', '/audit?action=attendance.export', { as: admin })
    expect(audit.body.data).toMatchObject([{ target: 'CSE 2028' }])
  })
})

describe('a member’s own attendance', () => {
  test('CLUB-180 is on their page for those whom they show it to, and for nobody until they do', async () => {
    const member = await site.member({ name: 'Shown One' })
    const first = await pastEvent([], [member.id], 'Heaps')
    const read = async (as?: string) =>
      (await site.ask('GET', `/member-pages/${member.handle}${as ? '' : '/public'}`, { ...(as && { as }) }))
        .body.data?.events
    const choose = (events: string) =>
      site.ask('PATCH', '/members/me/page', { as: member.as, body: { page: 'everyone', events } })
    await choose('nobody')
    expect([await read(admin), await read()]).toEqual([null, null])
    await choose('members')
    const shown = { count: 1, data: [{ id: first, title: 'Heaps', date: '2026-01-10T10:00:00.000Z' }] }
    expect([await read(admin), await read()]).toEqual([shown, null])
    await choose('everyone')
    expect(await read()).toEqual(shown)
    // The club shows its events to members only.
    await site.ask('PATCH', '/admin/club', { as: admin, body: { membersOnly: ['events'] } })
    expect([await read(admin), await read()]).toEqual([shown, null])
    await site.ask('PATCH', '/admin/club', { as: admin, body: { membersOnly: [] } })
  })

  test('CLUB-181 is in their own data, and goes with their account, also where they let others in', async () => {
    const member = await site.member({ name: 'Gone One', tasks: ['events'] })
    const guest = await site.member()
    const id = await pastEvent([], [member.id])
    await site.ask('POST', `/events/${id}/door/people`, { as: member.as, body: { memberId: guest.id } })
    const { body } = await site.ask('GET', '/members/me/export', { as: member.as })
    expect(body.data.attendances).toEqual([
      { eventId: id, event: 'Contest', cameAt: expect.any(String), how: 'list' },
    ])
    await write(site.database, (tx, changed) => shutAccount(tx, changed, member.id))
    await site.database.pool.query('delete from members where id = $1', [member.id])
    const { rows } = await site.database.pool.query(
      'select member_id, by_id from event_attendances where event_id = $1',
      [id],
    )
    expect(rows).toEqual([{ member_id: guest.id, by_id: null }])
  })
})
