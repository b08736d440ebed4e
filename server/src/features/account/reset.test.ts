import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SmtpMailbox } from '../../../testing/mailbox.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'

const mailbox = new SmtpMailbox()
let site: TestSite
beforeAll(async () => {
  const SMTP_URL = await mailbox.open()
  const loose = { SIGNINS_PER_MINUTE: '1000', OTP_GUESSES_PER_HOUR: '1000', OTP_RESEND_SECONDS: '0' }
  site = await testSite({ SMTP_URL, PUBLIC_URL: 'http://club.example', ...loose })
})
afterAll(async () => {
  await site.close()
  await mailbox.close()
})

const NEW = 'Brand-New-42!'
const forgot = (email: unknown, at = site, headers = {}) =>
  at.ask('POST', '/members/forgotPassword', { body: { email }, headers })
const verify = (email: string, otp: string, at = site) =>
  at.ask('POST', '/members/verifyOtp', { body: { email, otp } })
const reset = (as: string | undefined, password: unknown = NEW, at = site) =>
  at.ask('POST', '/members/resetPassword', { ...(as && { as }), body: { memberData: { password } } })
const signin = (email: string, password: string) =>
  site.ask('POST', '/members/signin', { body: { email, password } })
const not = (code: string) => (code === '000000' ? '111111' : '000000')

/** Creates a member who requested a code. Returns both. */
async function withCode() {
  const member = await site.member()
  expect((await forgot(member.email)).status).toBe(200)
  return { member, email: member.email, code: await mailbox.code(member.email) }
}
async function withToken() {
  const given = await withCode()
  return { ...given, token: (await verify(given.email, given.code)).body.token as string }
}

describe('asking for a code', () => {
  test('API-45 safety O2 a member gets six digits by e-mail', async () => {
    const member = await site.member()
    const { status, body } = await forgot(`  ${member.email.toUpperCase()} `)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, key: expect.any(String), message: 'OTP Sent Successfully' })
    const mail = await mailbox.newest(member.email)
    expect(await mailbox.code(member.email)).toMatch(/^\d{6}$/)
    expect(mail.text).toContain('10 minutes')
    expect(mail.html).toContain(await mailbox.code(member.email))
    expect(mail.headers.some(({ key }) => key === 'auto-submitted')).toBe(true)
  })

  test('API-46 safety O1 a stranger, a waiting signup and one declined get the same answer and no mail', async () => {
    const emails = ['nobody@college.edu']
    for (const status of ['pending', 'declined', 'disabled'] as const)
      emails.push((await site.member({ status })).email)
    for (const email of emails) {
      const { status, body } = await forgot(email)
      expect([status, body.message]).toEqual([200, messages.otpSent.text])
    }
    await withCode()
    for (const email of emails) expect(await mailbox.to(email)).toEqual([])
  })

  test('safety O2 neither the database nor the queue shows the code or the address', async () => {
    mailbox.isDown = true
    const { email } = await site.member()
    await forgot(email)
    for (const before = mailbox.refused; mailbox.refused === before; )
      await new Promise((resolve) => setTimeout(resolve, 20))
    const { rows } = await site.database.pool.query(
      `select t::text as row from graphile_worker._private_jobs t union all
       select t::text from one_time_codes t union all select t::text from audit t union all
       select t::text from budgets t`,
    )
    mailbox.isDown = false
    const code = await mailbox.code(email)
    const { rows: later } = await site.database.pool.query(`select t::text as row from one_time_codes t`)
    expect(JSON.stringify(rows)).not.toContain(email)
    expect(JSON.stringify([rows, later])).not.toMatch(new RegExp(`\\b${code}\\b`))
  })

  test('safety O7 a Host that the request names never reaches the mail', async () => {
    const { email } = await site.member()
    await forgot(email, site, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    const { html, text } = await mailbox.newest(email)
    expect(`${html}${text}`).not.toContain('evil')
  })

  test('API-47 safety O1 a missing or malformed e-mail answers 400', async () => {
    for (const email of [undefined, '', 'nobody', ['a@x.edu'], 'a@x.edu,b@y.edu', { $ne: '' }])
      expect((await forgot(email)).status).toBe(400)
  })

  test('API-48 repeated requests answer 429, for members and strangers alike (O4)', async () => {
    const strict = await testSite({ OTP_RESEND_SECONDS: '60' })
    const { email } = await strict.member()
    for (const one of [email, 'nobody@college.edu']) {
      expect((await forgot(one, strict)).status).toBe(200)
      const { status, headers } = await forgot(one.toUpperCase(), strict)
      expect(status).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(50)
    }
    await strict.close()
  })

  test('API-48 no more than five codes an hour, even with RATE_LIMITS=off', async () => {
    const { email } = await site.member()
    for (let time = 0; time < 5; time++) expect((await forgot(email)).status).toBe(200)
    expect((await forgot(email)).status).toBe(429)
  })
})

describe('handing the code in', () => {
  test('API-49 the code is exchanged for a token, once', async () => {
    const { email, code } = await withCode()
    const { status, body } = await verify(email, code)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      key: expect.any(String),
      message: 'OTP verified',
      token: expect.any(String),
    })
    expect((await verify(email, code)).status).toBe(400)
  })

  test('API-50 a reset token cannot be used for anything else', async () => {
    const { token } = await withToken()
    expect((await site.ask('GET', '/members/', { as: token })).status).toBe(401)
    expect((await site.ask('GET', '/approvals', { as: token })).status).toBe(401)
    const headers = { cookie: `callofcode=${token}`, 'sec-fetch-site': 'same-origin' }
    expect((await site.ask('GET', '/members/', { headers })).status).toBe(401)
  })

  test('API-51 safety O3 wrong, used, superseded and unknown get one identical 400', async () => {
    const { email, code } = await withCode()
    await forgot(email)
    const second = await mailbox.code(email, 2)
    const answers = [await verify(email, not(second)), await verify('nobody@college.edu', code)]
    if (code !== second) answers.push(await verify(email, code))
    expect((await verify(email, second)).status).toBe(200)
    answers.push(await verify(email, second))
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect({ ...body, requestId: '' }).toEqual({
        success: false,
        code: 'bad_otp',
        ...messages.badOtp.said,
        requestId: '',
      })
    }
  })

  test('API-51 safety O3 an expired code answers 400', async () => {
    const { email, code, member } = await withCode()
    await site.database.pool.query('update one_time_codes set expires_at = now() where member_id = $1', [
      member.id,
    ])
    expect((await verify(email, code)).status).toBe(400)
  })

  test('API-51 a malformed code answers 400', async () => {
    const { email } = await withCode()
    for (const otp of ['12345', '1234567', 'abcdef', ' 12345'])
      expect((await verify(email, otp)).body.errors).toEqual({ otp: messages.otpRule.text })
  })

  test('safety O4 five wrong tries burn the code', async () => {
    const { email, code } = await withCode()
    for (let time = 0; time < 5; time++) expect((await verify(email, not(code))).status).toBe(400)
    expect((await verify(email, code)).status).toBe(400)
    await forgot(email)
    expect((await verify(email, await mailbox.code(email, 2))).status).toBe(200)
  })

  test('safety O4 of a hundred guesses at once at most five are looked at', async () => {
    const { email, code, member } = await withCode()
    await Promise.all(Array.from({ length: 100 }, () => verify(email, not(code))))
    const { rows } = await site.database.pool.query('select tries from one_time_codes where member_id = $1', [
      member.id,
    ])
    expect(rows).toEqual([{ tries: 5 }])
    expect((await verify(email, code)).status).not.toBe(200)
  })

  test('safety O4 asking again buys no tries', async () => {
    const { email, code } = await withCode()
    for (let time = 0; time < 4; time++) await verify(email, not(code))
    await forgot(email)
    const second = await mailbox.code(email, 2)
    await verify(email, not(second))
    expect((await verify(email, second)).status).toBe(400)
  })

  test('API-52 repeated wrong codes answer 429, and the right one no longer works', async () => {
    const { email, code } = await withCode()
    const statuses: number[] = []
    for (let time = 0; time < 11; time++) statuses.push((await verify(email, not(code))).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    const right = await verify(email, code)
    expect(right.status).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('safety O4 no more than twenty wrong tries a day, however many codes are sent', async () => {
    const { email } = await withCode()
    await site.database.pool.query('truncate budgets')
    for (let time = 0; time < 20; time++) {
      if (time % 10 === 9) await site.database.pool.query(`delete from budgets where key like 'otpTries:%'`)
      expect((await verify(email, '000000')).status).toBe(400)
    }
    await site.database.pool.query(`delete from budgets where key like 'otpTries:%'`)
    const { status, headers } = await verify(email, '000000')
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(80_000)
  })

  test('safety O5 of two uses at once one gets a token', async () => {
    const { email, code } = await withCode()
    const answers = await Promise.all([verify(email, code), verify(email, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

describe('setting a new password', () => {
  test('API-53 safety S4 O6 it replaces the old one and ends every sign-in (AUTH-23)', async () => {
    const { email, token, member } = await withToken()
    const { status, body, headers } = await reset(token)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, key: expect.any(String), message: 'Password reset successfully' })
    expect(headers['set-cookie']).toBeUndefined()
    expect((await site.ask('GET', '/members/', { as: member.as })).status).toBe(401)
    expect((await signin(email, PASSWORD)).status).toBe(401)
    expect((await signin(email, NEW)).status).toBe(200)
    expect((await mailbox.newest(email, 2)).subject).toContain('was changed')
    const { rows } = await site.database.pool.query(
      `select action, outcome from audit where target = $1 and action like 'password%'`,
      [member.id],
    )
    expect(rows).toEqual([{ action: 'password.reset', outcome: 'ok' }])
  })

  test('API-53 after it, earlier wrong passwords no longer block a sign-in', async () => {
    const { email, token } = await withToken()
    for (let time = 0; time < 10; time++) await signin(email, 'Wrong-Word-77')
    expect((await signin(email, PASSWORD)).status).toBe(429)
    await reset(token)
    expect((await signin(email, NEW)).status).toBe(200)
  })

  test('API-54 a bad password answers 400 and the token still works', async () => {
    const { token } = await withToken()
    const without = await site.ask('POST', '/members/resetPassword', { as: token, body: {} })
    expect(without.status).toBe(400)
    const weak = await reset(token, 'weak')
    expect([weak.status, weak.body.errors]).toEqual([
      400,
      { 'memberData.password': messages.passwordRule.text },
    ])
    const common = await reset(token, 'Welcome@123')
    expect(common.body.errors).toEqual({ 'memberData.password': messages.passwordCommon.text })
    expect((await reset(token)).status).toBe(200)
  })

  test('API-55 safety O6 without the token, or with a sign-in instead, it answers 401 and changes nothing', async () => {
    const { email, as } = await site.member()
    const cookie = { cookie: `callofcode=${as}`, 'sec-fetch-site': 'same-origin' }
    const body = { memberData: { password: NEW } }
    const answers = [
      await reset(undefined),
      await reset(as),
      await site.ask('POST', '/members/resetPassword', { body, headers: cookie }),
      await reset('a'.repeat(43)),
      await site.ask('POST', '/members/resetPassword', { body: {} }),
    ]
    for (const { status, body: answer } of answers)
      expect([status, answer.message]).toEqual([401, messages.badResetToken.text])
    expect((await signin(email, PASSWORD)).status).toBe(200)
    expect((await site.ask('GET', '/members/', { as })).status).toBe(200)
  })

  test('API-56 an expired and a used token answer 401', async () => {
    const { token, member } = await withToken()
    expect((await reset(token)).status).toBe(200)
    expect((await reset(token, 'Another-One-9')).status).toBe(401)
    const late = await withToken()
    await site.database.pool.query('update reset_tokens set expires_at = now() where member_id <> $1', [
      member.id,
    ])
    expect((await reset(late.token)).status).toBe(401)
    expect((await signin(late.email, PASSWORD)).status).toBe(200)
  })

  test('safety O5 if a token is used twice at once, only one use succeeds', async () => {
    const { token } = await withToken()
    const answers = await Promise.all([reset(token), reset(token, 'Another-One-9')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('safety A8 a member who was disabled during a reset cannot finish it', async () => {
    const { token, member } = await withToken()
    await site.database.pool.query(`update members set status = 'disabled' where id = $1`, [member.id])
    expect((await reset(token)).status).toBe(401)
  })

  test('API-57 repeated requests answer 429', async () => {
    const strict = await testSite({ RATE_LIMITS: 'on', RESETS_PER_HOUR: '3' })
    const statuses: number[] = []
    for (let time = 0; time < 4; time++) statuses.push((await reset('a'.repeat(43), NEW, strict)).status)
    await strict.close()
    expect(statuses).toEqual([401, 401, 401, 429])
  })
})
