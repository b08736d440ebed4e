import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FolderMailbox } from '../../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'
import { openDatabase } from '../../../platform/database/database.ts'
import { mailWords } from '../../../platform/mail/mail-words.ts'
import { whenWords } from '../event-clock.ts'
import { remindIfDue } from './remind.ts'
import { soonWords } from './reminder-mail.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let mails: FolderMailbox
let admin: Member
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: 'https://club.example' })
  mails = new FolderMailbox(site.dataDir, { without: /^You are going: / })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.database.pool.query('delete from members; delete from events')
  admin = await site.member({ role: 'admin' })
})

const START = '2031-01-05T12:30:00.000Z'
const given = (database = site.database) => ({
  database,
  env: site.env,
  secret: site.secret,
  mailer: site.mailer,
  happened: site.happened,
})
const MINUTE = 60_000
/** Runs the reminders this many minutes before the original start. */
const before = (minutes: number, how = given()) =>
  remindIfDue(how, new Date(Date.parse(START) - minutes * MINUTE))
const DAY = 24 * 60

async function announce(more: object = {}): Promise<string> {
  const body = {
    title: 'Contest round',
    description: 'Come.',
    location: 'Lab 3',
    timeZone: 'Asia/Kolkata',
    startsAt: START,
    endsAt: '2031-01-05T14:00:00.000Z',
    meetingLink: 'https://meet.example/room',
    ...more,
  }
  return (await site.ask('POST', '/events', { as: admin.as, body })).body.data._id
}
const change = (id: string, body: object) => site.ask('PATCH', `/events/${id}`, { as: admin.as, body })
async function goer(id: string, fields: Parameters<TestSite['member']>[0] = {}): Promise<Member> {
  const member = await site.member(fields)
  await site.ask('POST', `/events/${id}/register`, { as: member.as, body: { waitingList: true } })
  return member
}
const told = async (member: Member): Promise<string[]> =>
  (await site.ask('GET', '/notifications', { as: member.as })).body.data.map(
    ({ kind }: { kind: string }) => kind,
  )

test('CLUB-155 who goes is told a day and an hour before, once each, by a notification and a mail', async () => {
  const id = await announce()
  const asha = await goer(id)
  const other = await site.member()
  expect(await before(DAY + 1)).toBe(0)
  expect(await before(DAY)).toBe(1)
  expect(await before(DAY - 1)).toBe(0)
  const day = await mails.newest(asha.email)
  expect(day.subject).toBe('Tomorrow at 18:00: Contest round')
  expect(day.text).toContain('Join online: https://meet.example/room')
  expect(day.text).toContain(`https://club.example/events/${id}`)
  expect(await before(61)).toBe(0)
  expect(await before(60)).toBe(1)
  expect(await before(1)).toBe(0)
  const hour = await mails.newest(asha.email, 2)
  expect(hour.subject).toBe('In an hour: Contest round')
  expect(await told(asha)).toEqual(['event-hour', 'event-day'])
  expect(await told(other)).toEqual([])
  const { body } = await site.ask('GET', '/notifications', { as: asha.as })
  expect(body.data[0]).toMatchObject({ subjectId: id, title: 'Contest round', postId: null, read: false })
})

test('CLUB-155 who waits, left, or signed up when it was that soon is not told', async () => {
  const id = await announce({ capacity: 2 })
  await goer(id)
  const left = await goer(id)
  const waiting = await goer(id)
  await site.database.pool.query(
    `update event_registrations set created_at = $1::timestamptz - interval '2 hours' where event_id = $2 and member_id <> $3`,
    [START, id, waiting.id],
  )
  expect(await before(DAY)).toBe(0)
  await site.database.pool.query('delete from event_registrations where member_id = $1', [left.id])
  expect(await before(30)).toBe(1)
  expect(await told(waiting)).toEqual([])
  expect(await told(left)).toEqual([])
})

test('CLUB-155 of several processes one tells, and after one that died another does', async () => {
  const asha = await goer(await announce())
  const others = [1, 2, 3].map(() => openDatabase(site.database.url, 2))
  const dying = {
    ...given(),
    mailer: { ...site.mailer, queueAll: () => Promise.reject(new Error('killed')) },
  }
  await expect(before(DAY, dying)).rejects.toThrow('killed')
  expect(await told(asha)).toEqual([])
  const written = await Promise.all(others.map((database) => before(DAY, given(database))))
  expect(written.toSorted()).toEqual([0, 0, 1])
  await mails.newest(asha.email)
  await mails.settled(site.database)
  expect(await mails.to(asha.email)).toHaveLength(1)
  await Promise.all(others.map((database) => database.close()))
})

test('CLUB-156 a site that was down tells late while it makes sense: the hour instead of the day, and nothing after the start', async () => {
  const asha = await goer(await announce())
  expect(await before(180)).toBe(1)
  expect((await mails.newest(asha.email)).subject).toBe('Today at 18:00: Contest round')
  const zoya = await goer(await announce({ title: 'Talk' }))
  expect(await before(20)).toBe(2)
  expect((await mails.newest(zoya.email)).subject).toBe('In 20 minutes: Talk')
  expect(await told(zoya)).toEqual(['event-hour'])
  const late = await goer(await announce({ title: 'Missed' }))
  expect(await before(0)).toBe(0)
  expect(await told(late)).toEqual([])
})

test('CLUB-156 an event that is moved is told again at its new time, not for a quarter of an hour', async () => {
  const id = await announce()
  const asha = await goer(id)
  expect(await before(DAY)).toBe(1)
  await change(id, { startsAt: '2031-01-05T12:45:00.000Z' })
  expect(await before(DAY - 15)).toBe(0)
  await change(id, { startsAt: '2031-01-08T12:30:00.000Z', endsAt: '2031-01-08T14:00:00.000Z' })
  expect(await before(DAY - 20)).toBe(0)
  expect(await before(60)).toBe(0)
  expect(await before(-2 * DAY)).toBe(1)
  expect(await told(asha)).toEqual(['event-day'])
  const { unread } = (await site.ask('GET', '/notifications', { as: asha.as })).body
  expect(unread).toBe(1)
})

test('CLUB-156 a cancelled event is not told', async () => {
  const id = await announce()
  const asha = await goer(id)
  await site.ask('POST', `/events/${id}/cancel`, { as: admin.as })
  expect([await before(DAY), await before(60), await before(-300)]).toEqual([0, 0, 0])
  expect(await told(asha)).toEqual(['event-cancelled'])
})

test('CLUB-157 a mail says the time where the event takes place, then by the reader’s clock where that differs', async () => {
  const id = await announce()
  const there = await goer(id)
  const abroad = await goer(id)
  const settings = { mailMentions: true, mailReplies: true, timeZone: 'America/New_York' }
  expect((await site.ask('PUT', '/notifications/settings', { as: abroad.as, body: settings })).status).toBe(
    200,
  )
  await before(DAY)
  const [one, two] = [await mails.newest(there.email), await mails.newest(abroad.email)]
  expect(one.subject).toBe('Tomorrow at 18:00: Contest round')
  expect(one.text).toMatch(/It begins on Sunday,? 5 January 2031 at 18:00 \(Asia\/Kolkata\)\./)
  expect(one.text).not.toContain('for you:')
  expect(two.subject).toBe('Tomorrow at 18:00 (Asia/Kolkata): Contest round')
  expect(two.text).toMatch(
    /It begins on Sunday,? 5 January 2031 at 18:00 \(Asia\/Kolkata\); for you: Sunday,? 5 January 2031 at 07:30 \(America\/New York\)\./,
  )
  const wrong = { ...settings, timeZone: 'Mars/Olympus' }
  const refused = await site.ask('PUT', '/notifications/settings', { as: abroad.as, body: wrong })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['timeZone']])
  await site.ask('PUT', '/notifications/settings', { as: abroad.as, body: { ...settings, timeZone: null } })
  const kept = await site.ask('GET', '/notifications/settings', { as: abroad.as })
  expect(kept.body.data.timeZone).toBeNull()
})

test('CLUB-157 the words of a reminder follow the day where the event takes place', () => {
  const say = mailWords('en', 'Call of Code')
  const event = {
    title: 'Contest',
    startsAt: new Date('2031-01-05T20:00:00Z'),
    timeZone: 'UTC',
    ownZone: 'Asia/Kolkata',
  }
  expect(soonWords(say, event, new Date('2031-01-05T17:00:00Z'))).toBe('Today at 20:00 (UTC): Contest')
  expect(soonWords(say, { ...event, ownZone: null }, new Date('2031-01-05T17:00:00Z'))).toBe(
    'Today at 20:00: Contest',
  )
  expect(soonWords(say, event, new Date('2031-01-05T19:59:00Z'))).toBe('In 1 minute: Contest')
  // Two names of one zone give the same time.
  expect(whenWords(say, { ...event, timeZone: 'Asia/Calcutta' })).not.toContain('for you:')
})

test('CLUB-158 each mail is switched off in the settings, or both by the link in one; the notification stays', async () => {
  const id = await announce()
  const asha = await goer(id)
  const settings = async () => (await site.ask('GET', '/notifications/settings', { as: asha.as })).body.data
  const save = (body: object) =>
    site.ask('PUT', '/notifications/settings', {
      as: asha.as,
      body: { mailMentions: true, mailReplies: true, ...body },
    })
  await save({ mailEventDay: false })
  await before(DAY)
  expect(await settings()).toMatchObject({ mailEventDay: false, mailEventHour: true })
  await before(60)
  const mail = await mails.newest(asha.email)
  expect(mail.subject).toBe('In an hour: Contest round')
  expect(await told(asha)).toEqual(['event-hour', 'event-day'])
  const token = /\?token=(\S+)/.exec(mail.text ?? '')?.[1] ?? ''
  const ended = await site.ask('POST', '/notifications/unsubscribe', { body: { token } })
  expect([ended.status, ended.body.message]).toEqual([200, 'No more reminders by mail'])
  expect(await settings()).toMatchObject({ mailEventDay: false, mailEventHour: false, mailReplies: true })
  // A client without these settings leaves them unchanged.
  await save({})
  expect(await settings()).toMatchObject({ mailEventDay: false, mailEventHour: false })
})

test('CLUB-159 1,201 people are told in a fixed number of statements for each 500, each once', async () => {
  const id = await announce()
  await site.database.pool.query(
    `with many as (
      insert into members (email, name, password_hash, status, mail_event_day)
      select 'goer' || n || '@college.edu', 'Goer ' || n, '-', 'approved', n % 20 = 0 from generate_series(1, 1201) n returning id
    ) insert into event_registrations (event_id, member_id, state) select $1, id, 'going' from many`,
    [id],
  )
  const pool = site.database.pool
  const statements: string[] = []
  const spied = new WeakSet<object>()
  const connect = pool.connect.bind(pool)
  const spy = vi.spyOn(pool, 'connect').mockImplementation((async (...given: [never?]) => {
    // Queries of the pool itself pass a callback. Other work of the site is not counted.
    if (given[0]) return connect(given[0])
    const client = await connect()
    if (spied.has(client)) return client
    spied.add(client)
    const query = client.query.bind(client) as (...all: unknown[]) => unknown
    client.query = ((...all: unknown[]) => {
      const [sent] = all
      statements.push(typeof sent === 'string' ? sent : (sent as { text: string }).text)
      return query(...all)
    }) as typeof client.query
    return client
  }) as typeof pool.connect)
  try {
    expect(await before(DAY)).toBe(1_201)
  } finally {
    spy.mockRestore()
  }
  // The run reads three pages, an empty one for the hour and one for afterwards. Each takes its lock.
  const counted = (words: string) => statements.filter((one) => one.includes(words)).length
  expect([counted('pg_try_advisory_xact_lock'), counted('with due as')]).toEqual([5, 5])
  expect(counted('add_job')).toBe(3)
  const { rows } = await pool.query('select count(*)::int as all from notifications')
  expect(rows[0].all).toBe(1_201)
})

test('CLUB-164 after the end those who were going are asked how it was, once, and nobody two days later', async () => {
  const id = await announce()
  const asha = await goer(id)
  expect(await before(-80)).toBe(0)
  expect(await before(-91)).toBe(1)
  expect(await before(-92)).toBe(0)
  expect(await told(asha)).toEqual(['event-feedback'])
  expect(await mails.to(asha.email)).toEqual([])
  const late = await goer(await announce({ title: 'Long ago' }))
  expect(await before(-90 - 2 * DAY)).toBe(0)
  expect(await told(late)).toEqual([])
})
