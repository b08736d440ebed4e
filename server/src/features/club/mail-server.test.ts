import { createServer } from 'node:net'
import { mailServerMessages } from '@callofcode/contract/club/mail-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SmtpMailbox } from '../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { write } from '../../platform/database/database.ts'
import { type MailServer, partsOf } from '../../platform/mail/mail-server.ts'
import { mailServerStore } from './mail-server-store.ts'

let site: TestSite
let admin: { as: string; email: string }
let there: MailServer
let url: string
const mailbox = new SmtpMailbox()
beforeAll(async () => {
  url = await mailbox.open()
  there = partsOf(url, 'club@college.edu')
  site = await testSite()
  admin = await site.member({ role: 'admin' })
})
afterAll(async () => {
  await site?.close()
  await mailbox.close()
})

const ENTERED = {
  host: 'smtp.college.edu',
  port: 587,
  security: 'starttls',
  user: 'club',
  password: 'Arena-2024!',
  from: 'club@college.edu',
}
const save = (body: object) => site.ask('PUT', '/admin/club/mail-server', { as: admin.as, body })
const remove = () => site.ask('DELETE', '/admin/club/mail-server', { as: admin.as })
const sendTest = () => site.ask('POST', '/admin/club/test-mail', { as: admin.as })
const sendsMail = () => site.club.sendsMail
const mail = () => site.club.look.mail

/** Stores a server past the form, which takes no port of a test. */
async function enter(server: MailServer) {
  await write(site.database, (tx) => mailServerStore.save(tx, site.secret, server))
  await site.club.refresh()
}

test('CLUB-440 a mail server entered on a page is kept sealed, and no answer contains its password', async () => {
  const saved = await save(ENTERED)
  const { password, ...rest } = ENTERED
  expect(saved.body.data).toEqual({ source: 'site', mail: 'untried', server: { ...rest, hasPassword: true } })
  expect(JSON.stringify(saved.body)).not.toContain(password)
  const { rows } = await site.database.pool.query(
    `select value::text from settings where key = 'mail-server'`,
  )
  expect(rows[0].value).not.toMatch(/college|Arena/)
})

test('CLUB-668 a change of the settings reads the mail server once, sealed and with its test', async () => {
  await enter(there)
  const sent = vi.spyOn(site.database.pool, 'query')
  await site.club.refresh()
  const texts = sent.mock.calls.map(([text]) => String(text))
  sent.mockRestore()
  expect(texts.filter((text) => text.includes('from settings where key'))).toHaveLength(1)
  expect([site.club.mailServer, sendsMail()]).toEqual([there, false])
})

test('CLUB-441 an absent password keeps the stored one, but only for the same server and user', async () => {
  await save(ENTERED)
  const { password: _, ...rest } = ENTERED
  expect((await save({ ...rest, from: 'forum@college.edu' })).body.data.server).toMatchObject({
    hasPassword: true,
  })
  for (const changed of [{ host: 'smtp.other.edu' }, { user: 'other' }])
    expect((await save({ ...rest, ...changed })).body.errors).toEqual({
      password: mailServerMessages.passwordMissing.text,
    })
})

test.each([
  ['host', { host: 'https://smtp.college.edu' }, mailServerMessages.hostRule],
  ['host', { host: ' ' }, mailServerMessages.hostRequired],
  ['port', { port: 22 }, mailServerMessages.portRule],
  ['security', { security: 'none' }, mailServerMessages.securityRule],
])('CLUB-442 a mail server with a wrong %s is refused with a sentence', async (field, wrong, why) => {
  const { status, body } = await save({ ...ENTERED, ...wrong })
  expect([status, body.errors]).toEqual([400, { [field]: why.text }])
})

test('CLUB-440 mails go to the entered server from the next one on, and to files again once it is removed', async () => {
  await enter(there)
  const { body } = await sendTest()
  expect(body.data).toMatchObject({ sent: true, answer: expect.stringMatching(/^250/), reason: null })
  expect((await mailbox.newest(admin.email)).from?.address).toBe('club@college.edu')
  await remove()
  expect((await sendTest()).body.data).toMatchObject({ sent: false })
})

test('CLUB-445 no screen says that mails are sent until the entered server has taken a test mail, and again after it was changed', async () => {
  const lights = async () => {
    const { body } = await site.ask('GET', '/admin/home', { as: admin.as })
    return body.data.lights.mails.map(({ name }: { name: string }) => name)
  }
  await save(ENTERED)
  expect([sendsMail(), mail(), await lights()]).toEqual([false, 'untried', ['mailServerUntried']])
  // The form takes no port of a test, so the server that answers is stored past it.
  await enter(there)
  expect((await sendTest()).body.data.sent).toBe(true)
  expect([sendsMail(), mail(), await lights()]).toEqual([true, 'works', []])
  await save(ENTERED)
  expect(sendsMail()).toBe(false)
  await remove()
  expect([sendsMail(), mail(), await lights()]).toEqual([false, 'none', ['noMailServer']])
})

test('CLUB-445 a test mail through the server of SMTP_URL says nothing about the entered one', async () => {
  const own = await testSite({ SMTP_URL: url, MAIL_FROM: 'club@college.edu' })
  const { as } = await own.member({ role: 'admin' })
  await write(own.database, (tx) => mailServerStore.save(tx, own.secret, there))
  const { body } = await own.ask('POST', '/admin/club/test-mail', { as })
  expect(body.data.sent).toBe(true)
  expect(await mailServerStore.entered(own.database.pool)).toMatchObject({ isTried: false })
  await own.close()
})

test('CLUB-443 a server that waits for encryption in silence is named as such', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(2465, '127.0.0.1', resolve))
  try {
    await enter({ ...there, host: '127.0.0.1', port: 2465, security: 'starttls' })
    const { body } = await sendTest()
    expect(body.data.reason).toEqual(mailServerMessages.otherEncryption.said)
  } finally {
    silent.close()
    await remove()
  }
})

test('CLUB-443 a server that is not there is named in words', async () => {
  await enter({ ...there, port: 1 })
  expect((await sendTest()).body.data).toMatchObject({
    sent: false,
    reason: mailServerMessages.refusedConnection.said,
  })
  await remove()
})

test('CLUB-444 SMTP_URL wins, is shown as such, and cannot be changed on a page', async () => {
  const own = await testSite({ SMTP_URL: 'smtp://club:secret@mail.college.edu:2525' })
  const { as } = await own.member({ role: 'admin' })
  const { body } = await own.ask('GET', '/admin/club/mail-server', { as })
  expect(body.data).toMatchObject({ source: 'environment', server: { host: 'mail.college.edu', port: 2525 } })
  expect(JSON.stringify(body)).not.toContain('secret')
  const refused = await own.ask('PUT', '/admin/club/mail-server', { as, body: ENTERED })
  expect([refused.status, refused.body.message]).toEqual([409, mailServerMessages.ofTheEnvironment.text])
  await own.close()
})
