import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SmtpMailbox } from '../testing/mailbox.ts'
import { programArguments } from '../testing/program.ts'
import { type TestSite, testSite } from '../testing/test-site.ts'
import { openSiteMailer } from './app/dependencies.ts'
import { openClub } from './features/club/public.ts'
import { write } from './platform/database/database.ts'
import type { Mailer } from './platform/mail/mailer.ts'

let site: TestSite
let mailer: Mailer
let SMTP_URL: string
const mailbox = new SmtpMailbox()
const said: string[] = []
beforeAll(async () => {
  site = await testSite()
  await site.mailer.stop()
  SMTP_URL = await mailbox.open()
  const env = { ...site.env, SMTP_URL }
  const club = await openClub(site.database, env, site.secret)
  mailer = await openSiteMailer({ ...site, env, club, print: (line) => said.push(line) })
})
afterAll(async () => {
  await mailer.stop()
  await site.close()
  await mailbox.close()
})

/** Runs the command as people do. */
function run(...args: string[]) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: site.database.url, SMTP_URL }
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [...programArguments('mail-cli'), ...args], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}
const queue = (to: string) =>
  write(site.database, (tx) =>
    mailer.queue(tx, { to, write: () => ({ subject: 'Hello', text: 'Hello', html: 'Hello' }) }),
  )
const mark = (words: string) => site.database.pool.query(`update graphile_worker._private_jobs set ${words}`)

test('SAFE-123 safety L4 when mails do not go the site says why, once, and when they go again', {
  tags: 'long',
}, async () => {
  mailbox.isDown = true
  for (const name of ['one', 'two', 'three']) await queue(`${name}@college.edu`)
  await vi.waitFor(() => expect(mailbox.refused).toBeGreaterThan(3), 30_000)
  const told = said.filter((line) => line.startsWith('A mail could not be sent'))
  expect(told).toEqual([expect.stringContaining('451')])
  expect(told.join()).not.toContain('@')

  expect(await run('status')).toMatchObject({
    code: 1,
    out: expect.stringMatching(
      /^Mails go to 127.0.0.1:\d+\.\n3 mails wait, 3 of them after a failed try\.[\s\S]*451[\s\S]*again\n$/,
    ),
  })
  // The state after a day of attempts.
  await mark('attempts = max_attempts')
  expect((await run('status')).out).toContain('3 mails could not be sent for a day and were given up.')
  mailbox.isDown = false
  expect(await run('again')).toMatchObject({
    code: 0,
    out: '3 mails will be tried at once, if the site runs.\n',
  })
  await mailbox.newest('three@college.edu')
  await vi.waitFor(
    () => expect(said.filter((line) => line === 'Mails are sent again.')).toHaveLength(1),
    10_000,
  )
  await vi.waitFor(async () => expect((await run('status')).code).toBe(0), 20_000)
  expect((await run('again')).out).toBe('Nothing failed.\n')
})

test('SAFE-123 a code that somebody still waits for is tried at once as well, and one that was given up is not', async () => {
  mailbox.isDown = true
  await queue('waits@college.edu')
  await vi.waitFor(
    async () => expect((await run('status')).out).toContain('1 of them after a failed try'),
    30_000,
  )
  const { pool } = site.database
  const left = async () => (await pool.query('select from graphile_worker._private_jobs')).rows.length
  await pool.query(
    `insert into graphile_worker._private_tasks (identifier) values ('reset-code') on conflict do nothing`,
  )
  await mark(`task_id = (select id from graphile_worker._private_tasks where identifier = 'reset-code'),
    locked_at = null, locked_by = null, run_at = now() + interval '1 hour', attempts = max_attempts`)
  expect((await run('again')).out).toBe('Nothing failed.\n')
  expect(await left()).toBe(1)
  await mark('attempts = max_attempts - 1')
  mailbox.isDown = false
  expect((await run('again')).out).toBe('1 mail will be tried at once, if the site runs.\n')
  await vi.waitFor(async () => expect(await left()).toBe(0), 30_000)
})

test('SAFE-123 CLUB-137 mails of announcements that wait are counted, with the pace that the mail server allows', async () => {
  const { pool } = site.database
  expect((await run('status')).out).not.toContain('announcements')
  const members = await Promise.all(['one', 'two', 'three'].map(() => site.member()))
  await pool.query(
    `with it as (insert into announcements (title, content, audience, mail, publish_at)
       values ('T', 'C', 'everyone', true, now()) returning id)
     insert into announcement_mails (announcement_id, member_id) select it.id, m.id from it, unnest($1::uuid[]) m (id)`,
    [members.map(({ id }) => id)],
  )
  expect((await run('status')).out).toContain(
    '3 mails of announcements wait. They go one after the other, 60 a minute.',
  )
  await pool.query(`update bulk_mail_pace set slowed = 2, resume_at = now() + interval '5 minutes'`)
  expect(await run('status')).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /, 15 a minute because the mail server asked for it\. It is asked again in \d+ seconds\./,
    ),
  })
})

test('SAFE-123 a test mail goes past the queue, and says what the mail server answered', async () => {
  const sent = await run('test', 'You@College.edu')
  expect(sent).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^The mail was given to 127.0.0.1:\d+\.\n$/),
  })
  expect((await mailbox.newest('you@college.edu')).subject).toBe('A test from Call of Code')
  mailbox.isDown = true
  const refused = await run('test', 'you@college.edu')
  mailbox.isDown = false
  expect(refused).toMatchObject({ code: 1, out: expect.stringMatching(/^The mail was not sent to .*451/) })
})

test.each([
  [[], 'Name a command.'],
  [['send'], 'There is no command send.'],
  [['test'], 'To whom? test takes an email.'],
  [['test', 'nobody'], 'To whom?'],
  [['status', 'all'], 'What is all for?'],
])('SAFE-123 %j is not understood, and says why', async (args, message) => {
  expect(await run(...args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) })
})
