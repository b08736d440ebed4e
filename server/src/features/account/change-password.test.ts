import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { oneTimeCodeStore } from './one-time-code-store.ts'
import { resetTokenStore } from './reset-token-store.ts'
import { sessionStore } from './session-store.ts'

const NEW = 'Another-2025!'

let site: TestSite
let mailbox: FolderMailbox
beforeAll(async () => {
  // Every wrong password here comes from one address.
  site = await testSite({ SIGNINS_PER_MINUTE: '1000' })
  mailbox = new FolderMailbox(site.dataDir)
})
afterAll(() => site.close())

const change = (as: string | undefined, currentPassword: string, password: string, more = {}) =>
  site.ask('POST', '/members/me/password', {
    ...(as && { as }),
    body: { currentPassword, password, ...more },
  })
const signin = (email: string, password: string) =>
  site.ask('POST', '/members/signin', { body: { email, password } })
const statusOf = async (as: string) => (await site.ask('GET', '/members/', { as })).status
const another = (id: string) => sessionStore.create(site.database.sql, id, {})

describe('changing the password', () => {
  test('safety A14 S4 ends every other sign-in, keeps this one, and tells the owner', async () => {
    const { id, email, as } = await site.member()
    const other = await another(id)
    expect((await change(as, PASSWORD, NEW)).status).toBe(200)
    expect([await statusOf(as), await statusOf(other)]).toEqual([200, 401])
    expect((await signin(email, PASSWORD)).status).toBe(401)
    expect((await signin(email, NEW)).status).toBe(200)
    const { subject, text } = await mailbox.newest(email)
    expect(subject).toBe('Your Call of Code password was changed')
    expect(text).toContain('every other login was ended')
    expect(text).not.toContain(NEW)
  })

  test('safety A14 S4 a code and a reset under way die with the old password', async () => {
    const { id, email, as } = await site.member()
    const { sql } = site.database
    const otp = await oneTimeCodeStore.create(sql, id, site.secret, site.env)
    const reset = await resetTokenStore.create(sql, id, 600)
    expect((await change(as, PASSWORD, NEW)).status).toBe(200)
    expect((await site.ask('POST', '/members/verifyOtp', { body: { email, otp } })).status).toBe(400)
    const body = { memberData: { password: 'Stolen-2025!' } }
    expect((await site.ask('POST', '/members/resetPassword', { as: reset, body })).status).toBe(401)
  })

  test('safety P3 leaves a row in the audit, without a password in it', async () => {
    const { id, as } = await site.member()
    await change(as, 'Wrong-2025!', NEW)
    await change(as, PASSWORD, NEW)
    const { rows } = await site.database.pool.query(
      'select action, outcome, actor_id, audit::text as all from audit where target = $1 order by created_at',
      [id],
    )
    expect(rows).toMatchObject([
      { action: 'password.check', outcome: 'refused', actor_id: id },
      { action: 'password.change', outcome: 'ok', actor_id: id },
    ])
    for (const { all } of rows) expect(all).not.toMatch(/2025|2024/)
  })

  test('safety D3 of two changes at once one is made', async () => {
    const { id, email, as } = await site.member()
    const both = [change(as, PASSWORD, NEW), change(await another(id), PASSWORD, 'Third-2025!')]
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect((await signin(email, PASSWORD)).status).toBe(401)
  })
})

describe('refusals', () => {
  test('safety A14 a wrong current password answers 400 beside its field and changes nothing', async () => {
    const { id, email, as } = await site.member()
    const other = await another(id)
    const { status, body } = await change(as, 'Wrong-2025!', NEW)
    expect([status, body.errors]).toEqual([400, { currentPassword: 'That is not your current password.' }])
    expect((await signin(email, PASSWORD)).status).toBe(200)
    expect(await statusOf(other)).toBe(200)
  })

  test.each([
    ['Short1!', messages.passwordRule.text],
    ['alllowercase1!', messages.passwordRule.text],
    ['Password1!', messages.passwordCommon.text],
    [PASSWORD, 'That is your password already. Choose another.'],
  ])('safety A4 the new password %s is refused under its field', async (password, message) => {
    const { as } = await site.member()
    const { status, body } = await change(as, PASSWORD, password)
    expect([status, body.errors]).toEqual([400, { password: message }])
  })

  test('safety A4 a confirmation that differs, if sent, is refused', async () => {
    const { as } = await site.member()
    const differs = await change(as, PASSWORD, NEW, { confirmPassword: 'Another-2026!' })
    expect([differs.status, differs.body.errors]).toEqual([
      400,
      { confirmPassword: messages.passwordsDiffer.text },
    ])
    expect((await change(as, PASSWORD, NEW, { confirmPassword: NEW })).status).toBe(200)
  })

  test('safety A14 R1 a stolen session runs out of guesses from any address; the owner does not', async () => {
    const { site: proxied, guess, close } = await behindProxy()
    const { id, as } = await proxied.member()
    const owner = await sessionStore.create(proxied.database.sql, id, {})
    for (let at = 0; at < 10; at++) expect((await guess(as, `10.0.0.${at}`, 'Guess-2025!')).status).toBe(400)
    const late = await guess(as, '10.0.1.1', PASSWORD)
    expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await guess(owner, '10.0.2.1', PASSWORD)).status).toBe(200)
    await close()
  })

  test('safety R1 P3 wrong ones from one address count as failed sign-ins, and the pause is in the audit', async () => {
    const own = await testSite({
      PASSWORD_CHECKS_PER_HOUR: '100',
      SIGNINS_PER_MINUTE: '1000',
      SIGNIN_FAILURES: '3',
    })
    const { id, email, as } = await own.member()
    const guess = (password: string) =>
      own.ask('POST', '/members/me/password', { as, body: { currentPassword: password, password: NEW } })
    for (let at = 0; at < 3; at++) expect((await guess('Guess-2025!')).status).toBe(400)
    expect((await guess(PASSWORD)).status).toBe(429)
    const body = { email, password: PASSWORD }
    expect((await own.ask('POST', '/members/signin', { body })).status).toBe(429)
    const { rows } = await own.database.pool.query(
      `select action from audit where target = $1 and action = 'signin.lockout'`,
      [id],
    )
    expect(rows).toHaveLength(1)
    await own.close()
  })
})

async function behindProxy() {
  const proxied = await testSite({ TRUST_PROXY: '127.0.0.1' })
  const guess = (as: string, from: string, currentPassword: string) =>
    proxied.ask('POST', '/members/me/password', {
      as,
      body: { currentPassword, password: NEW },
      headers: { 'x-forwarded-for': from },
    })
  return { site: proxied, guess, close: () => proxied.close() }
}
