import { afterAll, beforeAll, expect, test } from 'vitest'
import { FolderMailbox } from '../../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'

const LINK = 'https://meet.example.com/secret-room?pwd=abc'
let site: TestSite
let mailbox: FolderMailbox
let admin: string
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: 'https://club.example' })
  mailbox = new FolderMailbox(site.dataDir, { without: /^You are going: / })
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
async function announce(more: object = {}): Promise<string> {
  const given = {
    title: 'Call',
    description: 'Come.',
    timeZone: 'UTC',
    startsAt: inHours(24),
    endsAt: inHours(25),
  }
  const body = { ...given, meetingLink: LINK, capacity: 1, ...more }
  return (await site.ask('POST', '/events', { as: admin, body })).body.data._id
}
const register = (id: string, as: string) =>
  site.ask('POST', `/events/${id}/register`, { as, body: { waitingList: true } })
const inside = (id: string, as?: string) => site.ask('GET', `/events/${id}/inside`, as ? { as } : {})
const linkFor = async (id: string, as: string) => (await inside(id, as)).body.data.meetingLink

test('CLUB-150 the link to join is for those who are going and for admins, until they leave', async () => {
  const id = await announce()
  const [going, waiting, other] = [
    await site.member(),
    await site.member(),
    await site.member({ isManager: true }),
  ]
  await register(id, going.as)
  await register(id, waiting.as)
  expect(await linkFor(id, going.as)).toBe(LINK)
  expect(await linkFor(id, admin)).toBe(LINK)
  expect(await linkFor(id, waiting.as)).toBeNull()
  expect(await linkFor(id, other.as)).toBeNull()
  expect((await inside(id)).status).toBe(401)
  await site.ask('DELETE', `/events/${id}/register`, { as: going.as })
  expect(await linkFor(id, going.as)).toBeNull()
  expect(await linkFor(id, waiting.as)).toBe(LINK)
})

test('CLUB-150 no answer, file or feed for everybody holds the link; it says that the event is online', async () => {
  const id = await announce({ title: 'Hidden room', location: '' })
  const { as } = await site.member()
  const asked = [
    '/events',
    `/events/${id}`,
    '/search?q=Hidden',
    '/search?q=secret-room',
    `/events/${id}/mine`,
  ]
  for (const who of [undefined, as])
    for (const path of asked) {
      const { body } = await site.ask('GET', path, who ? { as: who } : {})
      expect(JSON.stringify(body), path).not.toContain('secret-room')
    }
  expect((await site.ask('GET', `/events/${id}`)).body.data.online).toBe(true)
  for (const url of [`/events/${id}.ics`, '/sitemap.xml', '/feed.xml', `/previews/events/${id}.png`]) {
    const { body } = await site.app.inject({ url })
    expect(body, url).not.toContain('secret-room')
  }
  const written = await site.database.pool
    .query(`select content::text from versions where content::text like '%secret-room%'
    union all select payload::text from webhook_deliveries where payload::text like '%secret-room%'`)
    .catch(() => ({ rows: [] }))
  expect(written.rows).toEqual([])
})

test('CLUB-151 the calendar file of somebody who is going has the link, and is kept nowhere', async () => {
  const id = await announce()
  const { as } = await site.member()
  const download = async () => {
    const { body, headers } = await site.app.inject({
      url: `/events/${id}.ics`,
      headers: { cookie: `session=${as}`, authorization: `Bearer ${as}` },
    })
    return { file: body.replaceAll('\r\n ', ''), kept: headers['cache-control'] }
  }
  const before = await download()
  expect(before.file).toContain('Online: the page of the event has the link once you are going.')
  expect(before.file).not.toContain('CONFERENCE')
  await register(id, as)
  const after = await download()
  expect(after.file).toContain(`CONFERENCE;VALUE=URI:${LINK}\r\n`)
  expect(after.file).toContain(`Join online: ${LINK}`)
  expect(after.kept).toBe('private, no-store')
})

test('CLUB-151 the mail about a seat has the link; a new link is mailed to those who are going, without it', async () => {
  const id = await announce()
  const [first, second, third] = [await site.member(), await site.member(), await site.member()]
  for (const { as } of [first, second, third]) await register(id, as)
  await site.ask('DELETE', `/events/${id}/register`, { as: first.as })
  expect((await mailbox.newest(second.email)).text).toContain(LINK)
  await site.ask('PATCH', `/events/${id}`, {
    as: admin,
    body: { meetingLink: 'https://meet.example.com/new-room' },
  })
  const { subject, text } = await mailbox.newest(second.email, 2)
  expect(subject).toBe('Changed: Call')
  expect(text).not.toContain('new-room')
  expect(await linkFor(id, second.as)).toBe('https://meet.example.com/new-room')
  expect(await mailbox.to(third.email)).toEqual([])
})
