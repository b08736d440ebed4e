import { messages } from '@callofcode/contract/messages'
import { factorMessages } from '@callofcode/contract/second-factor/second-factor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, memberWithApp, stepToken } from '../../../testing/second-factors.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { oneTimeCodeStore } from '../account/one-time-code-store.ts'

const NEW = 'Another-2025!'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ SIGNINS_PER_MINUTE: '1000' })
})
afterAll(() => site.close())

const signin = (email: string, password = PASSWORD) =>
  site.ask('POST', '/members/signin', { body: { email, password } })
const enter = (token: string, code: string, on = site, headers = {}) =>
  on.ask('POST', '/members/signin/code', { body: { token, code }, headers })
const reaches = async (token: string) => (await site.ask('GET', '/members/', { as: token })).status
const actions = async (id: string) => {
  const { rows } = await site.database.pool.query(
    `select action || ' ' || outcome as row from audit where target = $1::text order by created_at`,
    [id],
  )
  return rows.map(({ row }) => row)
}

describe('a sign-in in two steps', () => {
  test('SAFE-22 a member without a factor gets the answer that everybody got before', async () => {
    const { email } = await site.member()
    const { status, headers, body } = await signin(email)
    expect([status, body]).toEqual([
      200,
      { success: true, ...messages.loggedIn.said, token: expect.stringMatching(/^[\w-]{43}$/) },
    ])
    expect(headers['set-cookie']).toContain(body.token)
  })

  test('SAFE-22 after the password there is a token that opens nothing, and no session', async () => {
    const { email, id } = await memberWithApp(site)
    const { status, headers, body } = await signin(email)
    const secondStep = { token: expect.any(String), app: true, passkey: false, recoveryCode: true }
    expect([status, body]).toEqual([200, { success: true, ...factorMessages.secondStep.said, secondStep }])
    expect(headers['set-cookie']).toBeUndefined()
    const { token } = body.secondStep
    expect(await reaches(token)).toBe(401)
    const reset = { memberData: { password: NEW } }
    expect((await site.ask('POST', '/members/resetPassword', { as: token, body: reset })).status).toBe(401)
    const { rows } = await site.database.pool.query(
      'select count(*)::int as count from sessions where member_id = $1',
      [id],
    )
    expect(rows).toEqual([{ count: 1 }])
    expect(await actions(id)).toContain('signin.password ok')
    const { rows: kept } = await site.database.pool.query(
      'select factor_steps::text as all from factor_steps',
    )
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  test('SAFE-22 the right code gives a session, in the cookie and in the answer, once', async () => {
    const { email, id, secret, recoveryCodes } = await memberWithApp(site)
    const token = await stepToken(site, email)
    const { status, headers, body } = await enter(token, codeOf(secret, 1))
    expect([status, body]).toEqual([
      200,
      { success: true, ...messages.loggedIn.said, token: expect.any(String) },
    ])
    expect(String(headers['set-cookie'])).toMatch(new RegExp(`callofcode=${body.token}.*HttpOnly`))
    expect(await reaches(body.token)).toBe(200)
    expect((await actions(id)).slice(-2)).toEqual(['signin.password ok', 'signin ok'])
    const again = await enter(token, recoveryCodes[0] ?? '')
    expect([again.status, again.body.code]).toEqual([401, 'step_over'])
  })

  test('SAFE-22 the second step waits for five minutes', async () => {
    const { email, id, secret } = await memberWithApp(site)
    const token = await stepToken(site, email)
    const { rows } = await site.database.pool.query(
      `update factor_steps set expires_at = expires_at - interval '5 minutes' where member_id = $1
       returning expires_at > now() - interval '2 seconds' as "was five minutes"`,
      [id],
    )
    expect(rows).toEqual([{ 'was five minutes': true }])
    expect((await enter(token, codeOf(secret, 1))).status).toBe(401)
  })

  test('SAFE-22 nobody else’s token, a made-up one or a session ends a sign-in', async () => {
    const one = await memberWithApp(site)
    const other = await memberWithApp(site)
    expect((await enter(await stepToken(site, one.email), codeOf(other.secret, 1))).status).toBe(400)
    expect((await enter('x'.repeat(43), codeOf(one.secret, 1))).status).toBe(401)
    expect((await enter(one.as, codeOf(one.secret, 1))).status).toBe(401)
  })

  test('SAFE-22 a disabled account gets no further, and a new password ends what waits', async () => {
    const one = await memberWithApp(site)
    const token = await stepToken(site, one.email)
    await site.database.pool.query(`update members set status = 'disabled' where id = $1`, [one.id])
    expect((await enter(token, codeOf(one.secret, 1))).status).toBe(401)

    const other = await memberWithApp(site)
    const theirs = await stepToken(site, other.email)
    const body = { currentPassword: PASSWORD, password: NEW }
    await site.ask('POST', '/members/me/password', { as: other.as, body })
    expect((await enter(theirs, codeOf(other.secret, 1))).status).toBe(401)
    expect((await enter(await stepToken(site, other.email, NEW), codeOf(other.secret, 1))).status).toBe(200)
  })

  test('SAFE-25 a reset of the password removes no factor', async () => {
    const { email, id, secret } = await memberWithApp(site)
    const otp = await oneTimeCodeStore.create(site.database.sql, id, site.secret, site.env)
    const { body } = await site.ask('POST', '/members/verifyOtp', { body: { email, otp } })
    const reset = await site.ask('POST', '/members/resetPassword', {
      as: body.token,
      body: { memberData: { password: NEW } },
    })
    expect(reset.status).toBe(200)
    expect((await signin(email, NEW)).body.token).toBeUndefined()
    expect((await enter(await stepToken(site, email, NEW), codeOf(secret, 1))).status).toBe(200)
  })
})

describe('wrong codes', () => {
  const wrong = '000000'

  test('SAFE-23 the fifth ends the step, also when a hundred come at once', async () => {
    const { email, id, secret } = await memberWithApp(site)
    const token = await stepToken(site, email)
    const answers = await Promise.all(Array.from({ length: 100 }, () => enter(token, wrong)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5)
    expect(statuses.filter((status) => status === 200)).toEqual([])
    expect([401, 429]).toContain((await enter(token, codeOf(secret, 1))).status)
    expect(await actions(id)).toContain('factor.check refused')
  })

  test('SAFE-23 they count like failed sign-ins, over many steps: the right password takes none back', async () => {
    const own = await testSite({ SIGNINS_PER_MINUTE: '1000', SIGNIN_FAILURES: '7' })
    const { email, id, secret, recoveryCodes } = await memberWithApp(own)
    const statuses = []
    for (let at = 0; at < 8; at++)
      statuses.push((await enter(await stepToken(own, email), wrong, own)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 429])
    const paused = await enter(await stepToken(own, email), codeOf(secret, 1), own)
    expect([paused.status, Number(paused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await enter(await stepToken(own, email), recoveryCodes[0] ?? '', own)).status).toBe(429)
    const { rows } = await own.database.pool.query(
      `select count(*)::int as count from audit where target = $1::text and action = 'signin.lockout'`,
      [id],
    )
    expect(rows).toEqual([{ count: 1 }])
    await own.close()
  })

  test('SAFE-23 those of the app are counted from anywhere; a recovery code still opens', async () => {
    const limits = { SIGNINS_PER_MINUTE: '1000', APP_CODE_TRIES_PER_DAY: '4', TRUST_PROXY: 'loopback' }
    const own = await testSite(limits)
    const { email, secret, recoveryCodes } = await memberWithApp(own)
    const from = (last: number) => ({ 'x-forwarded-for': `203.0.113.${last}` })
    const statuses = []
    for (let at = 1; at <= 5; at++)
      statuses.push((await enter(await stepToken(own, email), wrong, own, from(at))).status)
    expect(statuses).toEqual([400, 400, 400, 400, 429])
    expect((await enter(await stepToken(own, email), codeOf(secret, 1), own, from(9))).status).toBe(429)
    expect((await enter(await stepToken(own, email), recoveryCodes[0] ?? '', own, from(9))).status).toBe(200)
    await own.close()
  })

  test('SAFE-23 the right code takes the wrong ones before it back', async () => {
    const own = await testSite({ SIGNIN_FAILURES: '3' })
    const { email, recoveryCodes } = await memberWithApp(own)
    for (const code of recoveryCodes.slice(0, 3)) {
      const token = await stepToken(own, email)
      const statuses = [await enter(token, wrong, own), await enter(token, code, own)]
      expect(statuses.map(({ status }) => status)).toEqual([400, 200])
    }
    await own.close()
  })
})
