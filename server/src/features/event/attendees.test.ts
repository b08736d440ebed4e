import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const given = {
  title: 'Contest night',
  description: 'Bring a laptop.',
  startsAt: '2100-01-01T10:00:00Z',
  endsAt: '2100-01-01T12:00:00Z',
  timeZone: 'Asia/Kolkata',
  capacity: 1,
}
const announce = async () =>
  (await site.ask('POST', '/events', { as: admin, body: given })).body.data._id as string
const signUp = async (id: string, name: string) => {
  const person = await site.member({ name })
  await site.ask('POST', `/events/${id}/register`, { as: person.as, body: { waitingList: true } })
  return person
}
const list = (id: string, as = admin) => site.ask('GET', `/events/${id}/attendees`, { as })
const download = (id: string, as: string) =>
  site.app.inject({
    url: `/events/${id}/attendees.csv`,
    headers: { authorization: `Bearer ${as}` },
  })

describe('who is signed up for an event', () => {
  test('is shown to admins: those with a seat, then those who wait, in order of registration', async () => {
    const id = await announce()
    expect((await list(id)).body.data).toEqual([])
    const first = await signUp(id, 'Asha')
    const [second, third] = [await signUp(id, 'Bela'), await signUp(id, 'Chitra')]
    const { status, body } = await list(id)
    expect(status).toBe(200)
    expect(body.data).toEqual(
      [first, second, third].map(({ name, email }, at) => ({
        name,
        email,
        state: at === 0 ? 'going' : 'waiting',
        signedUpAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        answers: [],
      })),
    )
    await site.ask('DELETE', `/events/${id}/register`, { as: first.as })
    expect((await list(id)).body.data).toMatchObject([
      { name: 'Bela', state: 'going' },
      { name: 'Chitra', state: 'waiting' },
    ])
  })

  test('comes as a CSV file, every cell quoted, with a row in the audit (safety P3)', async () => {
    const id = await announce()
    const { email } = await signUp(id, 'Rao, "Ananya"')
    const { statusCode, headers, body } = await download(id, admin)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[a-z0-9-]+-\d{4}-\d\d-\d\d-attendees\.csv"$/,
    )
    expect(headers['cache-control']).toBe('no-store')
    const [head, row, end] = body.split('\r\n')
    expect(head).toBe('\ufeff"Name","Email","State","Registered (Asia/Kolkata)"')
    expect(row).toMatch(
      new RegExp(`^"Rao, ""Ananya""","${email}","Going","\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d"$`),
    )
    expect(end).toBe('')
    const { rows } = await site.database.pool.query(
      `select outcome from audit where action = 'event.export' and target = $1`,
      [id],
    )
    expect(rows).toEqual([{ outcome: 'ok' }])
  })

  test.each(['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', '\uff1d1+1', '\u200b=1+1'])(
    'SAFE-133 a name that is a formula stays text in a spreadsheet: %s',
    async (name) => {
      const id = await announce()
      await signUp(id, name)
      expect((await download(id, admin)).body).toContain(`\r\n"'${name.replaceAll('"', '""')}",`)
    },
  )
})

test('D2 the form of an event keeps a draft, which ends when the event is announced', async () => {
  const content = { title: 'Half a night', startsAt: '2100-01-01T10:00' }
  const saved = await site.ask('PUT', '/drafts/event', { as: admin, body: { content } })
  expect(saved.status).toBe(200)
  expect((await site.ask('GET', '/drafts/event', { as: admin })).body.data.content).toEqual(content)
  await announce()
  expect((await site.ask('GET', '/drafts/event', { as: admin })).body.data).toBeNull()
})
