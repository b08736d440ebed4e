import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FolderMailbox, SmtpMailbox } from '../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { write } from '../database/database.ts'
import { mailQueue, openMailer } from './mail-queue.ts'
import type { Mail, Mailer } from './mailer.ts'

let site: TestSite
let mailbox: SmtpMailbox
let url: string
const open: Mailer[] = []
beforeEach(async () => {
  site = await testSite()
  // The site's own worker would take the mail that these tests are about.
  await site.mailer.stop()
  mailbox = new SmtpMailbox()
  url = await mailbox.open()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((mailer) => mailer.stop()))
  await site.close()
  await mailbox.close()
})

const secret = randomBytes(32)
const mail = (to: string): Mail => ({
  to,
  write: () => ({ subject: 'Grüße 🎯', text: 'Hello Asha\n', html: '<p>Hello Asha</p>' }),
})
async function start(SMTP_URL: string | undefined = url, print: (text: string) => void = () => undefined) {
  const { database, env } = site
  const mailer = await openMailer({ database, env: { ...env, SMTP_URL }, secret, print })
  open.push(mailer)
  return mailer
}
const queue = (to: string) => write(site.database, (tx) => mailQueue(secret).queue(tx, mail(to)))
const jobs = async () => (await site.database.pool.query('select * from graphile_worker._private_jobs')).rows

test('safety K1 mail queued by a process that ended is sent by the next one', async () => {
  await queue('asha@college.edu')
  await start()
  const got = await mailbox.newest('asha@college.edu')
  expect(got).toMatchObject({ subject: 'Grüße 🎯', text: expect.stringMatching(/^Hello Asha\s*$/) })
  expect(got.from?.address).toBe('no-reply@localhost')
  while ((await jobs()).length > 0) await sleep(20)
})

test('safety K1 mail of a transaction that failed is never sent', async () => {
  const mailer = await start()
  const failing = write(site.database, async (tx) => {
    await mailer.queue(tx, mail('never@college.edu'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await queue('after@college.edu')
  await mailbox.newest('after@college.edu')
  expect(await mailbox.to('never@college.edu')).toEqual([])
})

test('CLUB-156 a mail that means nothing any more is not sent, however long it waited', async () => {
  const until = (ms: number) => new Date(Date.now() + ms).toISOString()
  await write(site.database, (tx) =>
    mailQueue(secret).queueAll(tx, [
      { ...mail('late@college.edu'), until: until(-1_000) },
      { ...mail('asha@college.edu'), until: until(600_000) },
    ]),
  )
  await start()
  await mailbox.newest('asha@college.edu')
  await expect.poll(async () => (await jobs()).length).toBe(0)
  expect(await mailbox.to('late@college.edu')).toEqual([])
})

test('safety K1 another process sends the mail that a killed process was sending', async () => {
  await queue('asha@college.edu')
  await site.database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'dead', attempts = 1, locked_at = now() - interval '3 minutes'`,
  )
  await start()
  await mailbox.newest('asha@college.edu')
})

test('safety L4 mail waits while the mail server refuses it, and arrives later', async () => {
  mailbox.isDown = true
  await start()
  await queue('asha@college.edu')
  while (mailbox.refused === 0) await sleep(20)
  mailbox.isDown = false
  await mailbox.newest('asha@college.edu')
  expect(await mailbox.to('asha@college.edu')).toHaveLength(1)
})

test('safety L4 an unreachable mail server delays no answer', async () => {
  await start('smtp://127.0.0.1:9')
  const { email } = await site.member()
  const { status } = await site.ask('POST', '/members/forgotPassword', { body: { email } })
  expect(status).toBe(200)
  // The mail is not sent yet.
  expect(await jobs()).toHaveLength(1)
})

test('safety L4 the queue reconnects after the database dropped every connection', async () => {
  await start()
  await queue('before@college.edu')
  await mailbox.newest('before@college.edu')
  await site.database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and datname = current_database() and pid <> pg_backend_pid()',
  )
  // The pool has detected the lost connections.
  await vi.waitFor(() => expect(site.database.pool.totalCount).toBe(1))
  await queue('after@college.edu')
  await mailbox.newest('after@college.edu')
})

test('safety L4 a database that refused the first question of the workers is asked again', async () => {
  const rename = (from: string, to: string) =>
    site.database.pool.query(`alter table graphile_worker.${from} rename to ${to}`)
  await rename('_private_tasks', 'hidden')
  await start()
  await sleep(1_000)
  await rename('hidden', '_private_tasks')
  await queue('asha@college.edu')
  await mailbox.newest('asha@college.edu')
})

test('safety A12 a dump of the queue shows neither the address nor the text', async () => {
  await queue('asha@college.edu')
  const dump = JSON.stringify(await jobs())
  expect(dump).toContain('sealed')
  expect(dump).not.toMatch(/asha|Hello|Grüße/)
})

test('safety K4 stopping waits until a mail is sent', async () => {
  mailbox.slowness = 500
  const mailer = await start()
  await queue('asha@college.edu')
  while ((await jobs())[0]?.locked_at === null) await sleep(5)
  await mailer.stop()
  expect(await mailbox.to('asha@college.edu')).toHaveLength(1)
  expect(await jobs()).toEqual([])
})

test('safety M3 of two processes on one database only one sends a mail', async () => {
  await Promise.all([start(), start()])
  const addresses = Array.from({ length: 20 }, (_, at) => `n${at}@college.edu`)
  for (const address of addresses) await queue(address)
  for (const address of addresses) await mailbox.newest(address)
  expect(await mailbox.all()).toHaveLength(20)
})

test('D17 without a mail server mail is shown, and kept in a file that only the owner reads', async () => {
  const shown: string[] = []
  const mailer = await start('', (text) => shown.push(text))
  await write(site.database, (tx) =>
    mailer.queue(tx, {
      to: 'asha@college.edu',
      write: () => ({ subject: 'Grüße 🎯', text: 'Hello \x1b[31mAsha\n', html: '<p>Hello Asha</p>' }),
    }),
  )
  const got = await new FolderMailbox(site.dataDir).newest('asha@college.edu')
  expect(got).toMatchObject({ subject: 'Grüße 🎯', html: '<p>Hello Asha</p>\n' })
  while (shown.length === 0) await sleep(5)
  expect(shown[0]).toContain('asha@college.edu')
  expect(shown[0]).toContain('Hello ?[31mAsha')
  const [file = ''] = await readdir(join(site.dataDir, 'mails'))
  expect((await stat(join(site.dataDir, 'mails', file))).mode & 0o777).toBe(0o600)
  expect(await readFile(join(site.dataDir, 'mails', file), 'utf8')).toMatch(
    /^From: .*\r\nTo: asha@college\.edu\r\n/m,
  )
})
