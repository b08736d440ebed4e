import { setTimeout as sleep } from 'node:timers/promises'
import type { Email } from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { SmtpMailbox } from '../../../testing/mailbox.ts'
import { type SiteProcess, siteProcess } from '../../../testing/site-process.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { openSiteMailer } from '../../app/dependencies.ts'
import { readEnv } from '../../platform/env.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { openClub } from '../club/public.ts'

const PUBLIC_URL = 'https://club.example'
const APP_SECRET = 'a secret that both processes have, of 32 and more'
let site: TestSite
let admin: string
let mailbox: SmtpMailbox
let SMTP_URL: string
const open: Mailer[] = []
const processes: SiteProcess[] = []
beforeEach(async () => {
  site = await testSite({ PUBLIC_URL })
  // Only the workers of the test send mails.
  await site.mailer.stop()
  admin = (await site.member({ role: 'admin', email: 'rohan@college.edu', name: 'Rohan' })).as
  mailbox = new SmtpMailbox()
  SMTP_URL = await mailbox.open()
})
afterEach(async () => {
  for (const one of processes.splice(0)) one.signal('SIGKILL')
  await Promise.all(open.splice(0).map((mailer) => mailer.stop()))
  await site.close()
  await mailbox.close()
})

async function start(given: Record<string, string> = {}) {
  const env = readEnv({
    NODE_ENV: 'test',
    PUBLIC_URL,
    SMTP_URL,
    DATA_DIR: site.dataDir,
    MAIL_BULK_PER_MINUTE: '100000',
    ...given,
  })
  const { database, secret } = site
  // The club knows the mail server of this environment.
  const club = await openClub(database, env, secret)
  const mailer = await openSiteMailer({ database, env, secret, club, print: () => undefined })
  open.push(mailer)
  return mailer
}
const announce = async (body: object = {}): Promise<string> => {
  const whole = {
    title: 'Hall moved',
    content: 'We meet in **room 2**: [map](/events).',
    mail: true,
    ...body,
  }
  return (await site.ask('POST', '/admin/announcements', { as: admin, body: whole })).body.data._id
}
const counts = async (id: string) =>
  (await site.ask('GET', `/admin/announcements/${id}`, { as: admin })).body.data.mails
const one = async <T>(text: string, values: unknown[] = []): Promise<T> =>
  (await site.database.pool.query(text, values)).rows[0]
const approved = async () =>
  (await one<{ count: number }>(`select count(*)::int as count from members where status = 'approved'`)).count
const settled = async (id: string) => {
  for (;;) {
    const { told, total, waiting } = await one<{ told: boolean; total: number; waiting: number }>(
      `select told_at is not null as told, count(m.id)::int as total, count(m.id) filter (where state = 'waiting')::int as waiting
       from announcements a left join announcement_mails m on m.announcement_id = a.id where a.id = $1 group by a.id`,
      [id],
    )
    if (told && total > 0 && waiting === 0) return
    await sleep(25)
  }
}
const addressOf = (mail: Email) => mail.to?.[0]?.address ?? ''
/** A mail that was handed over twice has the same id, so mail programs show it once. */
const perMember = (mails: readonly Email[]) => {
  const ids = new Map<string, Set<string>>()
  for (const mail of mails)
    ids.set(addressOf(mail), (ids.get(addressOf(mail)) ?? new Set()).add(mail.messageId ?? ''))
  return ids
}

test('CLUB-136 800 members get one mail each, also when the site is killed in the middle and starts again', {
  tags: 'long',
}, async () => {
  await crowd(site.database, 933)
  const members = await approved()
  expect(members).toBeGreaterThan(799)
  const environment = {
    DATABASE_URL: site.database.url,
    DATA_DIR: site.dataDir,
    APP_SECRET,
    SMTP_URL,
    MAIL_BULK_PER_MINUTE: '100000',
  }
  const first = siteProcess(environment)
  processes.push(first)
  await first.open()
  const id = await announce()
  while ((await mailbox.all()).length < 250) await sleep(5)
  first.signal('SIGKILL')
  await first.ended
  const before = (await mailbox.all()).length
  expect(before).toBeLessThan(members)
  // The jobs of the dead process are released after two minutes.
  for (const table of ['jobs', 'job_queues'])
    await site.database.pool.query(
      `update graphile_worker._private_${table} set locked_at = locked_at - interval '3 minutes'`,
    )
  await site.database.pool.query(`update announcement_mails set next_at = now() where state = 'waiting'`)
  const second = siteProcess(environment)
  processes.push(second)
  await settled(id)
  const mails = await mailbox.all()
  const got = perMember(mails)
  expect(got.size).toBe(members)
  expect([...got.values()].every((ids) => ids.size === 1)).toBe(true)
  // Mails leave one after another, so at most one was being sent.
  expect(mails.length - members).toBeLessThanOrEqual(1)
  expect(await counts(id)).toEqual({ total: members, sent: members, refused: 0, waiting: 0, dropped: 0 })
})

test('CLUB-136 of two processes only one sends each mail', async () => {
  await crowd(site.database, 120)
  await Promise.all([start(), start()])
  const ids = [await announce(), await announce({ title: 'Bring a laptop' })]
  for (const id of ids) await settled(id)
  const mails = await mailbox.all()
  expect(mails).toHaveLength(2 * (await approved()))
  expect([...perMember(mails).values()].every((own) => own.size === 2)).toBe(true)
})

test('CLUB-137 a server that refuses for now slows the mails down, and all arrive', {
  tags: 'long',
}, async () => {
  await crowd(site.database, 30)
  await start({ MAIL_BULK_PAUSE_SECONDS: '1' })
  mailbox.isDown = true
  const id = await announce()
  while (mailbox.refused < 2) await sleep(10)
  const { slowed } = await one<{ slowed: number }>('select slowed from bulk_mail_pace')
  expect(slowed).toBeGreaterThan(0)
  expect(mailbox.refused).toBeLessThan(6)
  expect(await counts(id)).toMatchObject({ sent: 0, refused: 0 })
  mailbox.isDown = false
  await settled(id)
  expect(await counts(id)).toMatchObject({ sent: await approved(), refused: 0 })
  expect(await mailbox.all()).toHaveLength(await approved())
})

test('CLUB-137 an address that its server does not know is counted as refused, and holds nobody up', async () => {
  await crowd(site.database, 10)
  await start()
  mailbox.unknown.add('person2@college.edu')
  const id = await announce()
  await settled(id)
  expect(await counts(id)).toMatchObject({ refused: 1, sent: (await approved()) - 1 })
})

test('CLUB-137 a code does not wait for announcements', async () => {
  await crowd(site.database, 50)
  await start({ MAIL_BULK_PER_MINUTE: '1' })
  const id = await announce()
  while ((await mailbox.all()).length === 0) await sleep(10)
  await site.ask('POST', '/members/forgotPassword', { body: { email: 'rohan@college.edu' } })
  const code = async () => (await mailbox.all()).find(({ subject }) => !/Hall moved/.test(subject ?? ''))
  while (!(await code())) await sleep(10)
  expect((await counts(id)).waiting).toBeGreaterThan(30)
})

test('CLUB-138 a mail says how to end such mails, for people and for mail programs, and ends only those', async () => {
  const { email, as } = await site.member({ name: 'Asha Verma' })
  await start()
  const first = await announce()
  const mail = await mailbox.newest(email)
  expect(mail).toMatchObject({ subject: 'Hall moved' })
  expect(mail.html).toContain('<strong>room 2</strong>')
  expect(mail.html).toContain(`href="${PUBLIC_URL}/events"`)
  expect(mail.text).toContain(`${PUBLIC_URL}/announcements/${first}`)
  // BLOG-315: the text part is rendered, without markup.
  expect(mail.text).toContain(`We meet in room 2: map (${PUBLIC_URL}/events).`)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = /^<(https:\/\/club\.example\/unsubscribe\?token=[\w.-]+)>$/.exec(
    header('list-unsubscribe'),
  )?.[1]
  expect(mail.text).toContain(address)
  const url = String(address).slice(PUBLIC_URL.length)

  const settings = async () => (await site.ask('GET', '/notifications/settings', { as })).body.data
  const oneClick = (payload: string, type = 'application/x-www-form-urlencoded') =>
    site.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  // A scanner that follows links or posts something else unsubscribes nobody.
  expect((await oneClick('a=b')).statusCode).toBe(400)
  expect(await settings()).toMatchObject({ mailAnnouncements: true })
  const done = await oneClick('List-Unsubscribe=One-Click')
  expect([done.statusCode, done.headers['set-cookie']]).toEqual([200, undefined])
  expect(await settings()).toMatchObject({
    mailMentions: true,
    mailReplies: true,
    mailAnnouncements: false,
    mailEvents: true,
  })
  await settled(await announce({ title: 'Second' }))
  expect(await mailbox.to(email)).toHaveLength(1)

  await site.ask('PUT', '/notifications/settings', {
    as,
    body: { mailMentions: true, mailReplies: true, mailAnnouncements: true },
  })
  const multipart =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  expect((await oneClick(multipart, 'multipart/form-data; boundary=x')).statusCode).toBe(200)
  expect(await settings()).toMatchObject({ mailAnnouncements: false })
  const forged = url.replace(/\.announcements\./, '.events.')
  const refused = await site.app.inject({
    method: 'POST',
    url: forged,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(refused.statusCode).toBe(400)
  expect(await settings()).toMatchObject({ mailEvents: true })
})

test('CLUB-139 mails that have not left when it is withdrawn, or to who wants none any more, are not sent', async () => {
  await crowd(site.database, 20)
  await start({ MAIL_BULK_PER_MINUTE: '1' })
  const id = await announce()
  while ((await mailbox.all()).length === 0) await sleep(10)
  await site.ask('POST', `/admin/announcements/${id}/withdraw`, { as: admin, body: {} })
  const after = await counts(id)
  expect(after.waiting).toBe(0)
  expect(after.sent + after.dropped).toBe(await approved())
  expect(after.dropped).toBeGreaterThan(10)
})

test('CLUB-139 who ends these mails while they leave gets none of the rest', async () => {
  await crowd(site.database, 20)
  const slow = await start({ MAIL_BULK_PER_MINUTE: '1' })
  const id = await announce()
  while ((await mailbox.all()).length === 0) await sleep(10)
  await site.database.pool.query('update members set mail_announcements = false')
  await slow.stop()
  const sent = (await mailbox.all()).length
  // The test skips the wait between two mails.
  await site.database.pool.query('update announcement_mails set next_at = now()')
  await site.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await start()
  await settled(id)
  expect(await mailbox.all()).toHaveLength(sent)
  expect(await counts(id)).toMatchObject({ sent, dropped: (await approved()) - sent })
})

test('CLUB-133 a site that was down at the time of an announcement tells its members when it starts, once', async () => {
  const publishAt = new Date(Date.now() + 300).toISOString()
  const id = await announce({ publishAt })
  while (!(await one<{ due: boolean }>('select now() > $1::timestamptz as due', [publishAt])).due)
    await sleep(20)
  expect((await one<{ told: number }>('select told from announcements where id = $1', [id])).told).toBe(0)
  await Promise.all([start(), start()])
  await settled(id)
  expect(await mailbox.all()).toHaveLength(await approved())
})

test('CLUB-561 whoever holds a task sees the mail with its sender, and one to oneself is sent, or refused in words', async () => {
  const { as, email } = await site.member({ tasks: ['events'], email: 'events@college.edu' })
  const body = { title: 'Hall moved', content: 'To **room 4**.', sendMe: true }
  const refused = await site.ask('POST', '/admin/announcements/mail', { as, body })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('Nobody gets mail yet'),
  ])
  const other = await testSite({ PUBLIC_URL, SMTP_URL, MAIL_FROM: 'Board <board@college.edu>' })
  const writer = await other.member({ tasks: ['announcements'], email })
  const { body: shown } = await other.ask('POST', '/admin/announcements/mail', { as: writer.as, body })
  expect(shown.data).toMatchObject({ from: 'Board <board@college.edu>', subject: 'Hall moved' })
  const { subject, text } = await mailbox.newest(email)
  expect([subject, text]).toEqual(['Hall moved', expect.stringContaining('To room 4.')])
  await other.close()
})
