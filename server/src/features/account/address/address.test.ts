import { randomUUID } from 'node:crypto'
import { addressMessages } from '@callofcode/contract/account/address'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderMailbox } from '../../../../testing/mailbox.ts'
import { PASSWORD, type TestSite, testSite } from '../../../../testing/test-site.ts'
import { memberStore } from '../member-store.ts'
import { oneTimeCodeStore } from '../one-time-code-store.ts'
import { resetTokenStore } from '../reset-token-store.ts'

let site: TestSite
let mailbox: FolderMailbox
let admin: string
beforeAll(async () => {
  site = await testSite({ SIGNINS_PER_MINUTE: '1000', OTP_RESEND_SECONDS: '0' })
  mailbox = new FolderMailbox(site.dataDir)
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const fresh = () => `${randomUUID()}@college.edu`
const passoutYear = new Date().getUTCFullYear()
const signUp = (email: string, on = site) =>
  on.ask('POST', '/members/signup', {
    body: { email, password: PASSWORD, name: 'Asha', provider: 'credentials', passoutYear },
  })
const confirm = (token: string) => site.ask('POST', '/members/confirmEmail', { body: { token } })
const resend = (email: string, on = site) => on.ask('POST', '/members/sendConfirmation', { body: { email } })
const change = (as: string, email: string, password = PASSWORD) =>
  site.ask('POST', '/members/me/email', { as, body: { email, password } })
const signIn = (email: string, password = PASSWORD) =>
  site.ask('POST', '/members/signin', { body: { email, password } })
const ways = async (as: string) => (await site.ask('GET', '/members/me/email', { as })).body.data
const find = (email: string) => memberStore.getByEmail(site.database.sql, email)
const tokenIn = (text = '') => /confirm\?token=([\w-]{43})/.exec(text)?.[1] ?? ''
const mailedToken = async (email: string, count = 1) => tokenIn((await mailbox.newest(email, count)).text)
const auditOf = async (id: string | undefined) => {
  const text = 'select action, outcome, actor_id as actor from audit where target = $1 order by created_at'
  return (await site.database.pool.query(text, [id])).rows
}

describe('SAFE-32 the address of a signup', () => {
  test('SAFE-32 gets a link that confirms it once, and signs nobody in', async () => {
    const email = fresh()
    await signUp(email)
    const token = await mailedToken(email)
    expect((await find(email))?.emailConfirmedAt).toBeNull()
    const answer = await confirm(token)
    expect(answer).toMatchObject({ status: 200, body: { message: addressMessages.confirmed.text } })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const member = await find(email)
    expect(member).toMatchObject({ status: 'pending', emailConfirmedAt: expect.any(Date) })
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { message: addressMessages.badLink.text },
    })
    expect(await auditOf(member?.id)).toContainEqual({ action: 'email.confirm', outcome: 'ok', actor: null })
  })

  test('SAFE-32 the link is stored as a hash, and ends after a day', async () => {
    const email = fresh()
    await signUp(email)
    const token = await mailedToken(email)
    const { pool } = site.database
    const { rows } = await pool.query('select e::text as all, expires_at from email_confirmations e')
    expect(JSON.stringify(rows)).not.toContain(token)
    const left = Math.max(...rows.map((row) => row.expires_at.getTime())) - Date.now()
    expect(Math.abs(left - 86_400_000)).toBeLessThan(60_000)
    await pool.query(`update email_confirmations set expires_at = now() where email = $1`, [email])
    expect((await confirm(token)).status).toBe(400)
    expect((await find(email))?.emailConfirmedAt).toBeNull()
  })

  test('SAFE-32 who signs up with a known address gets the same answer, and its owner no link (safety A2)', async () => {
    const { email } = await site.member()
    const [known, unknown] = [await signUp(email), await signUp(fresh())]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
    expect((await mailbox.newest(email)).text).not.toContain('/confirm')
  })

  test('SAFE-32 a declined one that signs up again has to confirm again', async () => {
    const { email } = await site.member({ status: 'declined' })
    await signUp(email)
    expect(await find(email)).toMatchObject({ status: 'pending', emailConfirmedAt: null })
  })

  test('SAFE-32 a code out of a mail confirms the address too', async () => {
    const { id, email } = await site.member({ emailConfirmedAt: null })
    const as = await resetTokenStore.create(site.database.sql, id, 600)
    const body = { memberData: { password: 'Fresh-2025!' } }
    expect((await site.ask('POST', '/members/resetPassword', { as, body })).status).toBe(200)
    expect((await find(email))?.emailConfirmedAt).not.toBeNull()
  })
})

describe('SAFE-33 asking for the link again', () => {
  test('SAFE-33 mails a new one, after which the old one is dead', async () => {
    const email = fresh()
    await signUp(email)
    const first = await mailedToken(email)
    await resend(email)
    const second = await mailedToken(email, 2)
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([400, 200])
  })

  test('SAFE-33 answers the same for every address, and mails only who waits', async () => {
    const confirmed = (await site.member()).email
    const declined = (await site.member({ status: 'declined', emailConfirmedAt: null })).email
    const answers = []
    for (const email of [fresh(), confirmed, declined]) {
      const { status, body } = await resend(email)
      answers.push({ status, body })
    }
    expect(answers).toEqual(
      Array(3).fill({ status: 200, body: { success: true, ...addressMessages.linkSent.said } }),
    )
    await mailedToken(await signedUp())
    expect([...(await mailbox.to(confirmed)), ...(await mailbox.to(declined))]).toEqual([])
  })
  const signedUp = async () => {
    const email = fresh()
    await signUp(email)
    return email
  }

  test('SAFE-33 is allowed as often as a code, for known and unknown addresses alike', async () => {
    const own = await testSite({ RATE_LIMITS: 'on', OTP_SENDS_PER_HOUR: '2', OTP_RESEND_SECONDS: '0' })
    const known = fresh()
    await signUp(known, own)
    for (const email of [known, fresh()]) {
      const statuses = []
      for (let time = 0; time < 3; time++) statuses.push((await resend(email, own)).status)
      expect(statuses).toEqual([200, 200, 429])
    }
    await own.close()
  })
})

describe('SAFE-34 what hangs on a confirmed address', () => {
  test('SAFE-34 the approval queue says whether it is, and either may be approved', async () => {
    const [open, done] = [fresh(), fresh()]
    for (const email of [open, done]) await signUp(email)
    await confirm(await mailedToken(done))
    const { body } = await site.ask('GET', '/approvals', { as: admin })
    const said = (email: string) => body.data.find((one: { email: string }) => one.email === email)
    expect([said(open).emailConfirmed, said(done).emailConfirmed]).toEqual([false, true])
    const approved = await site.ask('POST', `/approvals/${said(open)._id}/approve`, { as: admin })
    expect([approved.status, (await signIn(open)).status]).toEqual([200, 200])
  })
})

describe('SAFE-35 another address', () => {
  test('SAFE-35 changes once its link is opened; sign-ins go on, the old address ends', async () => {
    const { id, email, as } = await site.member()
    const next = fresh()
    expect(await change(as, ` ${next.toUpperCase()}`)).toMatchObject({
      status: 200,
      body: { message: addressMessages.changeSent.text },
    })
    expect(await ways(as)).toMatchObject({ email, nextEmail: next, emailConfirmed: true, hasPassword: true })
    const note = await mailbox.newest(email)
    expect(note.text).not.toContain(next)
    expect((await signIn(next)).status).toBe(401)
    const otp = await oneTimeCodeStore.create(site.database.sql, id, site.secret, site.env)

    const answer = await confirm(await mailedToken(next))
    expect(answer).toMatchObject({ status: 200, body: { message: addressMessages.changed.text } })
    expect(await ways(as)).toMatchObject({ email: next, nextEmail: null })
    expect([(await signIn(email)).status, (await signIn(next)).status]).toEqual([401, 200])
    const old = await site.ask('POST', '/members/verifyOtp', { body: { email: next, otp } })
    expect(old.status).toBe(400)
    const rows = await auditOf(id)
    expect(rows).toContainEqual({ action: 'email.ask', outcome: 'ok', actor: id })
    expect(rows).toContainEqual({ action: 'email.change', outcome: 'ok', actor: null })
  })

  test('SAFE-35 needs the password', async () => {
    const { email, as } = await site.member()
    const next = fresh()
    expect((await change(as, next, 'Wrong-2025!')).body.errors).toHaveProperty('password')
    expect((await change(as, email)).body.errors).toEqual({ email: addressMessages.sameAddress.text })
    expect(await ways(as)).toMatchObject({ nextEmail: null })
  })

  test('SAFE-35 nothing tells the asker that an address is taken; its owner is told', async () => {
    const owner = await site.member()
    const { email, as } = await site.member()
    const { as: another } = await site.member()
    const [taken, free] = [await change(as, owner.email), await change(another, fresh())]
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect(await ways(as)).toMatchObject({ email, nextEmail: owner.email })
    expect((await mailbox.newest(owner.email)).text).not.toContain('token=')
    await mailbox.newest(email)
  })

  test('SAFE-35 an address that was taken in the meantime stays where it is', async () => {
    const { email, as } = await site.member()
    const next = fresh()
    await change(as, next)
    const token = await mailedToken(next)
    await site.member({ email: next })
    expect(await confirm(token)).toMatchObject({ status: 409, body: { message: addressMessages.taken.text } })
    expect(await ways(as)).toMatchObject({ email })
  })

  test('SAFE-35 a new password ends a change that somebody else asked for', async () => {
    const { as, email } = await site.member()
    const next = fresh()
    await change(as, next)
    const token = await mailedToken(next)
    const body = { currentPassword: PASSWORD, password: 'Fresh-2025!' }
    expect((await site.ask('POST', '/members/me/password', { as, body })).status).toBe(200)
    expect((await confirm(token)).status).toBe(400)
    expect((await signIn(email, 'Fresh-2025!')).status).toBe(200)
  })
})
