import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { setUpApp } from '../../../testing/second-factors.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { dayAndHour, mailWaitingIfDue } from './waiting-mail.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let mails: FolderMailbox
let admin: Member
let manager: Member
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: 'https://club.example', WAITING_MAIL_HOUR: '8' })
  mails = new FolderMailbox(site.dataDir)
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.database.pool.query(
    `delete from members; delete from waiting_mail_days; delete from experiences`,
  )
  admin = await site.member({ role: 'admin', name: 'Head' })
  manager = await site.member({ isManager: true, name: 'Max' })
  await site.member({ name: 'Ravi' })
})

const INDIA = 'Asia/Kolkata'
const given = (database = site.database, env = site.env) => ({
  database,
  env,
  secret: site.secret,
  mailer: site.mailer,
  timeZone: () => INDIA,
})
/** The times are in India's time zone. */
const run = (time: string, how = given()) => mailWaitingIfDue(how, new Date(`2027-03-${time}:00+05:30`))
const signUp = async (...names: string[]) => {
  for (const [at, name] of names.entries())
    await site.member({ name, status: 'pending', createdAt: new Date(Date.now() - 60_000 + at) })
}
const experience = (company = 'Stripe') =>
  site.database.pool.query(
    `insert into experiences (company, role, verdict, content, status) values ($1, 'SDE', 'Selected', 'C', 'submitted')`,
    [company],
  )

test('CLUB-16 who may decide gets one mail a day: how many of each wait, the newest five by name, with links', async () => {
  await signUp('Asha Verma', 'Bela', 'Chen', 'Dev', 'Esha', 'Zoya <b>Khan</b>')
  await experience()
  expect(await run('01T07:59')).toBe(0)
  expect(await run('01T08:00')).toBe(2)
  expect(await run('01T08:01')).toBe(0)
  expect(await run('01T23:59')).toBe(0)
  const { subject, text = '', html = '' } = await mails.newest(admin.email)
  expect(subject).toBe('For you to decide: 6 signups, 1 interview experience')
  expect(text).toContain(
    '6 signups\n- Zoya <b>Khan</b>\n- Esha\n- Dev\n- Chen\n- Bela\n- and 1 more\nDecide about signups: https://club.example/dashboard/approvals',
  )
  expect(text).toContain(
    '1 interview experience\n- Stripe, SDE\nReview what was sent in: https://club.example/',
  )
  expect(html).toContain('<li>Zoya &lt;b&gt;Khan&lt;/b&gt;</li>')
  expect(text).not.toContain('Asha')
  expect(await run('02T08:00')).toBe(2)
  await mails.newest(admin.email, 2)
})

test('CLUB-16 nobody is mailed when nothing waits, and what comes later that day waits for the next', async () => {
  expect(await run('01T08:00')).toBe(0)
  await signUp('Asha Verma')
  expect(await run('01T12:00')).toBe(0)
  // The site was down at that hour.
  expect(await run('02T21:00')).toBe(2)
})

test('CLUB-16 the hour is that of the club, and can be switched off', async () => {
  expect(dayAndHour(new Date('2027-02-28T19:00:00Z'), INDIA)).toEqual({ day: '2027-03-01', hour: 0 })
  expect(dayAndHour(new Date('2027-03-01T02:00:00Z'), 'America/New_York')).toEqual({
    day: '2027-02-28',
    hour: 21,
  })
  await signUp('Asha Verma')
  expect(await run('01T12:00', given(site.database, { ...site.env, WAITING_MAIL_HOUR: 'off' }))).toBe(0)
})

test('CLUB-17 of several processes one writes the mails, and after one that died another does', async () => {
  await signUp('Asha Verma')
  const others = [1, 2, 3].map(() => openDatabase(site.database.url, 2))
  // The run fails after the mails were queued.
  const dying = {
    ...given(),
    mailer: { ...site.mailer, queueAll: () => Promise.reject(new Error('killed')) },
  }
  await expect(run('01T08:00', dying)).rejects.toThrow('killed')
  const written = await Promise.all(others.map((database) => run('01T08:00', given(database))))
  expect(written.toSorted()).toEqual([0, 0, 2])
  await mails.newest(admin.email)
  await mails.settled(site.database)
  expect(await mails.to(admin.email)).toHaveLength(1)
  await Promise.all(others.map((database) => database.close()))
})

test('CLUB-18 each chooses in the settings not to be mailed, or by the link of a mail, which ends no other mails', async () => {
  await signUp('Asha Verma')
  const settings = async () => (await site.ask('GET', '/notifications/settings', { as: admin.as })).body.data
  expect(await run('01T08:00')).toBe(2)
  const mail = await mails.newest(admin.email)
  const token = /\?token=(\S+)/.exec(mail.text ?? '')?.[1] ?? ''
  const ended = await site.ask('POST', '/notifications/unsubscribe', { body: { token } })
  expect([ended.status, ended.body.message]).toEqual([200, 'No more mails about what waits'])
  expect(await settings()).toMatchObject({ mailMentions: true, mailReplies: true, mailWaiting: false })
  expect(await run('02T08:00')).toBe(1)

  // A client without this setting leaves it unchanged.
  const body = { mailMentions: false, mailReplies: true }
  await site.ask('PUT', '/notifications/settings', { as: admin.as, body })
  expect(await settings()).toMatchObject({ ...body, mailWaiting: false })
  await site.ask('PUT', '/notifications/settings', { as: admin.as, body: { ...body, mailWaiting: true } })
  expect(await run('03T08:00')).toBe(2)
  // The link of one kind is turned into that of another.
  const turned = { body: { token: token.replace('.waiting', '') } }
  expect((await site.ask('POST', '/notifications/unsubscribe', turned)).status).toBe(400)
})

test('CLUB-19 CLUB-121 nobody is mailed what they may not decide', async () => {
  await experience('Secret Ltd')
  expect(await run('01T08:00')).toBe(1)
  await signUp('Asha Verma')
  expect(await run('02T08:00')).toBe(2)
  const { text } = await mails.newest(manager.email)
  expect(text).toContain('Asha Verma')
  expect(text).not.toMatch(/Secret|experience|submissions/)
  // Members who must first set up a second factor have plain rights.
  const strict = given(site.database, { ...site.env, REQUIRE_SECOND_FACTOR: 'admins' })
  await setUpApp(site, manager.as)
  expect(await run('03T08:00', strict)).toBe(1)
  await site.database.pool.query(`update members set status = 'disabled' where id = $1`, [manager.id])
  expect(await run('04T08:00', strict)).toBe(0)
})

test('LEARN-236 moderators are mailed of reports on questions to mentors with what else waits', async () => {
  const moderator = await site.member({ tasks: ['moderation'] })
  const writer = await site.member({ tasks: ['content'] })
  await site.database.pool.query(
    `with q as (insert into help_questions (member_id, problem, asked_to, title, content, language, source)
       values ($1, 'fair-cuts', 'mentors', 'Why <b>zero</b>?', 'c', 'python', 'the_secret') returning id)
     insert into help_reports (help_question_id, reason) select id, 'Spam' from q`,
    [writer.id],
  )
  await run('01T08:00')
  const { subject, text = '', html = '' } = await mails.newest(moderator.email)
  expect(subject).toBe('For you to decide: 1 report on questions to mentors')
  expect(text).toContain('- Why <b>zero</b>?\nLook at the reports: https://club.example/dashboard/moderation')
  expect(html).toContain('&lt;b&gt;zero')
  expect(text).not.toContain('the_secret')
  expect(await mails.to(writer.email)).toEqual([])
})

test('CLUB-16 CLUB-285 a flagged reply in a deleted thread is told in the language of the reader', async () => {
  const send = async (path: string, body: object) =>
    (await site.ask('POST', path, { as: admin.as, body })).body.data?._id as string
  const thread = await send('/forum/threads', { title: 'Watches', category: 'General', content: 'Buy!' })
  const reply = await send(`/forum/threads/${thread}/replies`, { content: 'Buy more!' })
  const body = { postId: reply, reason: 'Spam', note: '' }
  await site.ask('POST', '/forum/flags', { as: manager.as, body })
  await site.ask('DELETE', `/forum/threads/${thread}`, { as: admin.as })
  await site.database.pool.query(`update members set language = 'hi' where id = $1`, [manager.id])
  await run('01T08:00')
  expect((await mails.newest(admin.email)).text).toContain('\n- Deleted thread\n')
  expect((await mails.newest(manager.email)).text).toContain('\n- हटाया गया थ्रेड\n')
})
