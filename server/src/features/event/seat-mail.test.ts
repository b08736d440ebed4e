import { afterAll, beforeAll, expect, test } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { mailQueue } from '../../platform/mail/mail-queue.ts'
import { seatMailTask } from './seat-mail.ts'

let site: TestSite
let mailbox: FolderMailbox
let admin: string
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: 'https://club.example' })
  mailbox = new FolderMailbox(site.dataDir)
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

async function announce(more: object = {}): Promise<string> {
  const body = {
    title: 'Contest round',
    description: 'Bring a **laptop**.',
    location: 'Lab 3',
    startsAt: '2031-03-01T18:30:00+05:30',
    endsAt: '2031-03-01T20:00:00+05:30',
    timeZone: 'Asia/Kolkata',
    ...more,
  }
  return (await site.ask('POST', '/events', { as: admin, body })).body.data._id
}
const textOf = (content: string | ArrayBuffer | Uint8Array | undefined) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)
const register = (event: string, as: string) =>
  site.ask('POST', `/events/${event}/register`, { as, body: { waitingList: true } })

test('CLUB-586 who registers gets a mail with time, place and the event as a calendar file', async () => {
  const member = await site.member()
  const event = await announce({ meetingLink: 'https://meet.example/x' })
  await register(event, member.as)
  const { subject, text, attachments } = await mailbox.newest(member.email)
  expect(subject).toBe('You are going: Contest round')
  expect(text).toContain('Lab 3')
  expect(text).toContain('https://meet.example/x')
  expect(attachments).toMatchObject([{ filename: 'event.ics', mimeType: 'text/calendar' }])
  const file = textOf(attachments[0]?.content).split(/\r?\n/)
  expect(file).toContain(`UID:${event}@club.example`)
  expect(file).toContain('DTSTART:20310301T130000Z')
  expect(file).toContain('DESCRIPTION:Bring a laptop.\\n\\nJoin online: https://meet.example/x')
})

test('CLUB-586 who takes no mails about events gets one only for a seat that they waited for', async () => {
  const [first, second] = [await site.member(), await site.member()]
  await site.database.pool.query('update members set mail_events = false where id = any($1)', [
    [first.id, second.id],
  ])
  const event = await announce({ capacity: 1 })
  await register(event, first.as)
  await register(event, second.as)
  await site.ask('DELETE', `/events/${event}/register`, { as: first.as })
  const { subject, attachments } = await mailbox.newest(second.email)
  expect([subject, attachments.length]).toEqual(['You have a seat: Contest round', 1])
  expect(await mailbox.to(first.email)).toEqual([])
})

test('CLUB-586 nobody gets a mail for a seat that they have given up, or at an event that is cancelled', async () => {
  const member = await site.member()
  const [event, off] = [await announce(), await announce()]
  await register(off, member.as)
  await site.ask('POST', `/events/${off}/cancel`, { as: admin, body: { reason: '' } })
  const write = (eventId: string) =>
    seatMailTask(site)['seat-mail']?.(
      { kind: 'going', eventId, memberId: member.id, publicUrl: 'https://club.example' },
      mailQueue(site.secret),
    )
  expect(await write(event)).toBeUndefined()
  expect(await write(off)).toBeUndefined()
  await register(event, member.as)
  expect(await write(event)).toMatchObject({ to: member.email, until: '2031-03-01T14:30:00.000Z' })
})
