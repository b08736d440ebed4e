import { setTimeout as sleep } from 'node:timers/promises'
import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { untilWaiting } from '../../../testing/waits/lock-waiters.ts'
import { hashPassword } from './password.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ SIGNINS_PER_MINUTE: '1000', TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => site.close())

const WRONG = 'Wrong-Word-77'
const signin = (email: string, password = PASSWORD, headers: Record<string, string> = {}, at = site) =>
  at.ask('POST', '/members/signin', { body: { email, password }, headers })
const from = (address: string) => ({ 'x-forwarded-for': address })
const cookieOf = (answer: { headers: object }) =>
  [(answer.headers as { 'set-cookie'?: string })['set-cookie']].flat().join(';')

describe('signing in', () => {
  test('API-35 the right password answers a token and sets the cookie (AUTH-24, safety A10)', async () => {
    const { email } = await site.member()
    const [one, two] = [await signin(email), await signin(` ${email.toUpperCase()} `)]
    expect(one.status).toBe(200)
    expect(one.body).toEqual({
      success: true,
      key: expect.any(String),
      message: 'Login Successfull',
      token: expect.any(String),
    })
    expect(Buffer.from(one.body.token, 'base64url')).toHaveLength(32)
    expect(two.body.token).not.toBe(one.body.token)
    expect(cookieOf(one)).toMatch(/^callofcode=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/)
  })

  test('AUTH-27 cookie and token give the same result', async () => {
    const { email } = await site.member()
    const answer = await signin(email)
    const byToken = await site.ask('GET', '/members/', { as: answer.body.token })
    const byCookie = await site.ask('GET', '/members/', { headers: { cookie: cookieOf(answer) } })
    expect(byCookie.body).toEqual(byToken.body)
    expect(byCookie.body.users[0].email).toBe(email)
  })

  test('AUTH-25 over https the cookie is Secure and bound to the host (safety S7)', async () => {
    const secure = await testSite({ PUBLIC_URL: 'https://club.example' })
    const { email } = await secure.member()
    const cookie = cookieOf(await signin(email, PASSWORD, {}, secure))
    await secure.close()
    expect(cookie).toMatch(/^__Host-callofcode=/)
    expect(cookie).toContain('; Secure')
    expect(cookie).not.toContain('Domain')
  })

  test('safety A10 a cookie from before the sign-in never becomes the session', async () => {
    const { email } = await site.member()
    const planted = 'a'.repeat(43)
    const headers = { cookie: `callofcode=${planted}`, 'sec-fetch-site': 'same-origin' }
    const answer = await signin(email, PASSWORD, headers)
    expect(answer.body.token).not.toBe(planted)
    expect((await site.ask('GET', '/members/', { as: planted })).status).toBe(401)
  })

  test.each([
    ['a new password', `password_hash = 'another'`],
    ['a disabled account', `status = 'disabled'`],
  ])('SAFE-135 safety S4 a sign-in that overlaps with %s starts no session after it', async (_, change) => {
    const { id, email } = await site.member()
    const other = await site.database.pool.connect()
    try {
      await other.query('begin')
      await other.query(`update members set ${change} where id = $1`, [id])
      const answer = signin(email)
      // The old password was right when it was read. The rest of the sign-in waits for the change.
      await untilWaiting(site.database.pool)
      await other.query('delete from sessions where member_id = $1', [id])
      await other.query('commit')
      expect((await answer).body).toMatchObject({ success: false, code: 'bad_credentials' })
      const { rows } = await site.database.pool.query('select 1 from sessions where member_id = $1', [id])
      expect(rows).toEqual([])
    } finally {
      other.release()
    }
  })

  test('safety A12 a dump holds neither the token nor the password', async () => {
    const { email } = await site.member()
    const { token } = (await signin(email)).body
    const tables = ['members', 'sessions', 'audit', 'budgets', 'settings']
    const dump = await Promise.all(
      tables.map(async (table) => (await site.database.pool.query(`select t::text from ${table} t`)).rows),
    )
    expect(JSON.stringify(dump)).not.toContain(token)
    expect(JSON.stringify(dump)).not.toContain(PASSWORD)
  })

  test('safety A13 the whole password counts, to its last character', async () => {
    const long = `Aa1!${'🎯'.repeat(59)}`
    const { email } = await site.member({ passwordHash: await hashPassword(`${long}🏆`) })
    expect((await signin(email, `${long}🎯`)).status).toBe(401)
    expect((await signin(email, `${long}🏆`)).status).toBe(200)
    const spaced = await site.member({ passwordHash: await hashPassword(`${PASSWORD} `) })
    expect((await signin(spaced.email, PASSWORD)).status).toBe(401)
    expect((await signin(spaced.email, `${PASSWORD} `)).status).toBe(200)
  })
})

describe('refusals of signing in', () => {
  test('API-36 a missing or malformed field answers 400', async () => {
    const bad = [{}, { email: 'x' }, { email: 'a@b.edu' }, { email: 'a@b.edu', password: 'short' }]
    for (const body of bad) expect((await site.ask('POST', '/members/signin', { body })).status).toBe(400)
    const { body } = await site.ask('POST', '/members/signin', {
      body: { email: 'a@b.edu', password: 'short' },
    })
    expect(body.errors).toEqual({ password: messages.passwordRule.text })
  })

  test('API-37 a wrong password, a stranger and a disabled account get the same 401 (safety A7, A9)', async () => {
    const { email } = await site.member()
    const disabled = await site.member({ status: 'disabled' })
    const pending = await site.member({ status: 'pending' })
    const answers = [
      await signin(email, WRONG),
      await signin('nobody@college.edu', WRONG),
      await signin(disabled.email),
      await signin(pending.email, WRONG),
    ]
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401)
      expect({ ...body, requestId: '' }).toEqual({
        success: false,
        key: expect.any(String),
        message: 'Invalid email or password.',
        code: 'bad_credentials',
        requestId: '',
      })
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('safety A9 a stranger costs as long as a wrong password', async () => {
    const timing = await testSite({ SIGNINS_PER_MINUTE: '1000', SIGNIN_FAILURES: '1000' })
    const { email } = await timing.member()
    const costs = { known: 0, unknown: 0 }
    for (let at = 0; at < 40; at++) {
      for (const kind of ['known', 'unknown'] as const) {
        const begun = process.cpuUsage()
        await signin(kind === 'known' ? email : 'nobody@college.edu', WRONG, {}, timing)
        const { user, system } = process.cpuUsage(begun)
        costs[kind] += user + system
      }
    }
    await timing.close()
    // The cost is processor time, which is the same on a busy machine. A missing hash would be most of it.
    const share = costs.unknown / costs.known
    expect(share).toBeGreaterThan(0.7)
    expect(share).toBeLessThan(1.4)
  })

  test('API-38 the answer tells a pending or declined member their status, without a token (safety A7)', async () => {
    const waiting = await signin((await site.member({ status: 'pending' })).email)
    const declined = await signin((await site.member({ status: 'declined' })).email)
    expect([waiting.status, declined.status]).toEqual([403, 403])
    expect(waiting.body).toMatchObject({ message: messages.awaitingApproval.text, code: 'awaiting_approval' })
    expect(declined.body).toMatchObject({ message: messages.declined.text, code: 'declined' })
    expect(waiting.body.token ?? declined.body.token).toBeUndefined()
  })

  test('API-39 repeated failures answer 429, even for the right password; another address gets in (safety R1)', async () => {
    const { email } = await site.member()
    const tries = Array.from({ length: 10 }, () => signin(email, WRONG, from('192.0.2.1')))
    for (const { status } of await Promise.all(tries)) expect(status).toBe(401)
    const refused = await signin(email, PASSWORD, from('192.0.2.1'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signin(email, PASSWORD, from('192.0.2.2'))).status).toBe(200)
  })

  test('safety R1 a hundred guesses at once get no more looks than ten', async () => {
    const { email } = await site.member()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => signin(email, WRONG, from('192.0.2.3'))),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90)
  })

  test('safety R1 each pause is longer than the one before', async () => {
    const quick = await testSite({
      SIGNINS_PER_MINUTE: '1000',
      SIGNIN_FAILURES: '2',
      SIGNIN_PAUSE_SECONDS: '1',
    })
    const { email } = await quick.member()
    const waits: number[] = []
    for (let round = 0; round < 2; round++) {
      for (let time = 0; time < 2; time++) expect((await signin(email, WRONG, {}, quick)).status).toBe(401)
      const wait = Number((await signin(email, PASSWORD, {}, quick)).headers['retry-after'])
      waits.push(wait)
      await sleep(wait * 1000 + 50)
    }
    const owner = await signin(email, PASSWORD, {}, quick)
    await quick.close()
    expect(waits).toEqual([1, 2])
    expect(owner.status).toBe(200)
  })

  test('safety R1 after a hundred failures from everywhere an address has one try, and the owner still gets in', async () => {
    const { email } = await site.member()
    for (let at = 0; at < 10; at++) {
      const tries = Array.from({ length: 10 }, () => signin(email, WRONG, from(`198.51.100.${at}`)))
      await Promise.all(tries)
    }
    expect((await signin(email, WRONG, from('203.0.113.1'))).status).toBe(401)
    expect((await signin(email, PASSWORD, from('203.0.113.1'))).status).toBe(429)
    expect((await signin(email, PASSWORD, from('203.0.113.2'))).status).toBe(200)
  })

  test('safety R1 one who fails again and again does not shut the address for others: a lab of sixty signs in', async () => {
    const campus = await testSite()
    const sixty = await Promise.all(Array.from({ length: 60 }, () => campus.member()))
    const { email } = await campus.member()
    for (let time = 0; time < 15; time++) await signin(email, WRONG, {}, campus)
    for (const { email } of sixty) {
      expect((await signin(email, WRONG, {}, campus)).status).toBe(401)
      expect((await signin(email, PASSWORD, {}, campus)).status).toBe(200)
    }
    expect((await signin(email, PASSWORD, {}, campus)).status).toBe(429)
    await campus.close()
  })

  test('safety R1 an address may fail with so many accounts a minute; successes are not counted', async () => {
    const strict = await testSite({ SIGNINS_PER_MINUTE: '3' })
    const { email } = await strict.member()
    for (let time = 0; time < 5; time++) expect((await signin(email, PASSWORD, {}, strict)).status).toBe(200)
    for (let at = 0; at < 3; at++)
      expect((await signin(`n${at}@college.edu`, WRONG, {}, strict)).status).toBe(401)
    const refused = await signin(email, PASSWORD, {}, strict)
    await strict.close()
    expect(refused.status).toBe(429)
  })

  test('safety R3 variants of an e-mail share a budget', async () => {
    const { email } = await site.member()
    for (let at = 0; at < 10; at++)
      await signin(at % 2 ? ` ${email} ` : email.toUpperCase(), WRONG, from('192.0.2.9'))
    expect((await signin(email, WRONG, from('192.0.2.9'))).status).toBe(429)
  })

  test('safety L2 a sign-in that is refused for overload does not count as an attempt', async () => {
    const { email } = await site.member()
    await site.database.pool.query('truncate budgets')
    let isFlooded = true
    const flood = Array.from({ length: 300 }, async () => {
      while (isFlooded) await hashPassword(WRONG, '127.0.0.1').catch(() => sleep(1))
    })
    const answers = await Promise.all(Array.from({ length: 10 }, () => signin(email, WRONG)))
    isFlooded = false
    await Promise.all(flood)
    const looked = answers.filter(({ status }) => status === 401).length
    expect(answers.some(({ status, headers }) => status === 429 && headers['retry-after'] === '1')).toBe(true)
    const { rows } = await site.database.pool.query(
      `select points from budgets where key like 'signinFailures:%'`,
    )
    expect(rows).toEqual([{ points: looked }])
  })

  test('safety R1 the right password works while others try many', { tags: 'long' }, async () => {
    const { email } = await site.member()
    let isFlooded = true
    const flood = Array.from({ length: 200 }, async (_, at) => {
      while (isFlooded) await hashPassword(WRONG, `192.0.2.${at % 40}`).catch(() => sleep(1))
    })
    const answers = []
    for (let time = 0; time < 5; time++) answers.push((await signin(email)).status)
    isFlooded = false
    await Promise.all(flood)
    expect(answers).toEqual(Array(5).fill(200))
  })

  test('safety H2 a form cannot sign in', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status } = await site.ask('POST', '/members/signin', { body: { a: 1 }, headers })
    expect(status).toBe(415)
  })
})

describe('signing out', () => {
  const browser = (cookie: string) => ({ cookie, 'sec-fetch-site': 'same-origin' })

  test('API-32 it removes the cookie and ends the sign-in, cookie and token alike (API-33, D27)', async () => {
    const { email } = await site.member()
    const signedIn = await signin(email)
    const cookie = cookieOf(signedIn).split(';')[0] ?? ''
    const { status, body, headers } = await site.ask('GET', '/logout', { headers: browser(cookie) })
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, key: expect.any(String), message: expect.any(String) })
    expect(cookieOf({ headers })).toMatch(/callofcode=; .*Expires=Thu, 01 Jan 1970/)
    const again = [
      await site.ask('GET', '/members/', { headers: browser(cookie) }),
      await site.ask('GET', '/members/', { as: signedIn.body.token }),
    ]
    for (const answer of again) {
      expect(answer.status).toBe(401)
      expect(answer.body.message).toBe(messages.sessionExpired.text)
    }
  })

  test('OFF-301 of a browser that was logged out without a network the first request ends the session, and is a visitor’s', async () => {
    const { email } = await site.member()
    const cookie = cookieOf(await signin(email)).split(';')[0] ?? ''
    const left = { headers: browser(`${cookie}; leaving=1`) }
    const first = await site.ask('GET', '/members/', left)
    expect(first.status).toBe(401)
    expect(cookieOf(first)).toMatch(/^leaving=; .*Expires=Thu, 01 Jan 1970/)
    expect((await site.ask('GET', '/members/', { headers: browser(cookie) })).status).toBe(401)
  })

  test('OFF-302 a sign-in ends the session that was left, and its own stays', async () => {
    const { email } = await site.member()
    const old = cookieOf(await signin(email)).split(';')[0] ?? ''
    const body = { email, password: PASSWORD }
    const again = await site.ask('POST', '/members/signin', { body, headers: browser(`${old}; leaving=1`) })
    expect((await site.ask('GET', '/members/', { headers: browser(old) })).status).toBe(401)
    expect((await site.ask('GET', '/members/', { as: again.body.token })).status).toBe(200)
  })

  test('API-33 a token that was signed out stays out', async () => {
    const { as } = await site.member()
    expect((await site.ask('GET', '/logout', { as })).status).toBe(200)
    expect((await site.ask('GET', '/members/', { as })).status).toBe(401)
  })

  test('API-34 without a sign-in it answers 200 all the same', async () => {
    expect((await site.ask('GET', '/logout')).status).toBe(200)
    expect((await site.ask('GET', '/logout', { as: 'a'.repeat(43) })).status).toBe(200)
  })

  test('D27 another site cannot sign anybody out', async () => {
    const { as } = await site.member()
    const headers = { cookie: `callofcode=${as}`, 'sec-fetch-site': 'cross-site' }
    expect((await site.ask('GET', '/logout', { headers })).status).toBe(403)
    expect((await site.ask('GET', '/members/', { as })).status).toBe(200)
  })
})
