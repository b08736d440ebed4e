import { randomUUID } from 'node:crypto'
import { ownAccountMessages } from '@callofcode/contract/account/own-account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Claims, openOidcProvider } from '../../../../testing/elsewhere/oidc-provider.ts'
import { FolderMailbox } from '../../../../testing/mailbox.ts'
import { codeOf, memberWithApp } from '../../../../testing/second-factors.ts'
import { PASSWORD, type TestSite, testSite } from '../../../../testing/test-site.ts'
import { BadEnvironment, readEnv } from '../../../platform/env.ts'
import { memberStore } from '../member-store.ts'

const CLUB = 'http://club.test'
const CALLBACK = `${CLUB}/oidc/callback`

let provider: Awaited<ReturnType<typeof openOidcProvider>>
let site: TestSite
let open: TestSite
beforeAll(async () => {
  provider = await openOidcProvider(CALLBACK)
  const environment = { ...provider.environment, PUBLIC_URL: CLUB, OIDC_DOMAINS: 'college.edu' }
  site = await testSite({ ...environment, SIGNINS_PER_MINUTE: '1000' })
  open = await testSite({ ...environment, OIDC_APPROVE: 'on' })
})
afterAll(async () => {
  await site.close()
  await open.close()
  await provider.close()
})

const fresh = () => `${randomUUID()}@college.edu`
const found = (email: string, on = site) => memberStore.getByEmail(on.database.sql, email)
const cookiesOf = (answer: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))

/** Starts a sign-in at the site. Returns the provider's address and the cookie of this sign-in. */
async function begin(on = site, next = '') {
  const answer = await on.app.inject({ url: `/oidc/start${next && `?${new URLSearchParams({ next })}`}` })
  return { address: String(answer.headers.location), oidc: cookiesOf(answer).oidc ?? '' }
}
async function finish(returned: string, oidc: string, on = site) {
  const answer = await on.app.inject({ url: returned.slice(CLUB.length), cookies: { oidc } })
  return { to: answer.headers.location, status: answer.statusCode, session: cookiesOf(answer).callofcode }
}
/** Runs the whole sign-in as this person. */
async function signIn(claims: Claims, { on = site, subject = String(claims.email), next = '' } = {}) {
  provider.become(subject, { email_verified: true, name: 'Asha Verma', ...claims })
  const { address, oidc } = await begin(on, next)
  return finish(await provider.pass(address), oidc, on)
}
const actionsOf = async (id: string | undefined, on = site) => {
  const text = 'select action from audit where target = $1 order by created_at, action'
  return (await on.database.pool.query(text, [id])).rows.map(({ action }) => action)
}

describe('SAFE-36 the way to the provider and back', () => {
  test('SAFE-36 goes with PKCE, state and nonce, and comes back signed in', async () => {
    const { email } = await site.member()
    provider.become(email, { email, email_verified: true })
    const { address, oidc } = await begin()
    const asked = new URL(address).searchParams
    expect(new URL(address).origin).toBe(provider.issuer)
    expect(asked.get('code_challenge_method')).toBe('S256')
    for (const key of ['code_challenge', 'state', 'nonce']) expect(asked.get(key)?.length).toBeGreaterThan(30)
    const back = await finish(await provider.pass(address), oidc)
    expect(back).toMatchObject({ status: 302, to: '/today' })
    const answer = await site.ask('GET', '/members/', { headers: { cookie: `callofcode=${back.session}` } })
    expect(answer.body.users[0].email).toBe(email)
  })

  test('CLUB-663 CLUB-681 it leads to the page that was asked for, or else to Today, and whoever organises to the desk', async () => {
    const placeOf = async (email: string, next = '') => (await signIn({ email }, { next })).to
    const { email } = await site.member()
    expect([await placeOf(email), await placeOf(email, '/dsa/lists?x=1')]).toEqual([
      '/today',
      '/dsa/lists?x=1',
    ])
    expect(await placeOf((await site.member({ role: 'admin' })).email)).toBe('/dashboard/desk')
    expect(await placeOf((await site.member({ tasks: ['events'] })).email)).toBe('/dashboard/desk')
    expect(await placeOf((await site.member({ tasks: ['report'] })).email)).toBe('/dashboard/report')
    const { email: guarded } = await memberWithApp(site)
    expect(await placeOf(guarded)).toMatch(/^\/signup#step=/)
  })

  test('SAFE-22 SAFE-36 a member with a second factor comes back to the second step, and has no session before', async () => {
    const { email, secret } = await memberWithApp(site)
    const back = await signIn({ email }, { next: '/dsa' })
    expect(back.session).toBeUndefined()
    const { pathname, searchParams, hash } = new URL(String(back.to), CLUB)
    expect([pathname, searchParams.get('next')]).toEqual(['/signup', '/dsa'])
    const step = JSON.parse(new URLSearchParams(hash.slice(1)).get('step') ?? '')
    expect(step).toMatchObject({ app: true, passkey: false, recoveryCode: true })
    const body = { token: step.token, code: codeOf(secret, 1) }
    expect((await site.ask('POST', '/members/signin/code', { body })).status).toBe(200)
  })

  test('SAFE-36 what comes back in another browser, or with another state, signs nobody in', async () => {
    const { email } = await site.member()
    provider.become(email, { email, email_verified: true })
    const mine = await begin()
    const returned = await provider.pass(mine.address)
    const theirs = await begin()
    const forged = `${returned.replace(/state=[^&]*/, `state=${'x'.repeat(43)}`)}`
    for (const [at, oidc] of [
      [returned, ''],
      [returned, theirs.oidc],
      [forged, mine.oidc],
      [`${CALLBACK}?code=made-up&state=x`, mine.oidc],
    ] as const)
      expect(await finish(at, oidc)).toEqual({ status: 302, to: '/signup?oidc=failed', session: undefined })
  })

  test('SAFE-36 a nonce or a verifier that does not fit signs nobody in', async () => {
    const { email } = await site.member()
    provider.become(email, { email, email_verified: true })
    for (const key of ['nonce', 'code_challenge']) {
      const { address, oidc } = await begin()
      const changed = new URL(address)
      changed.searchParams.set(key, 'y'.repeat(43))
      expect((await finish(await provider.pass(changed.href), oidc)).to).toBe('/signup?oidc=failed')
    }
  })

  test('SAFE-393 an ID token whose signature is of another key signs nobody in', async () => {
    const other = await openOidcProvider(CALLBACK)
    const own = await testSite({ ...other.environment, PUBLIC_URL: CLUB, OIDC_DOMAINS: 'college.edu' })
    const { email } = await own.member()
    other.become(email, { email, email_verified: true })
    other.forge()
    const { address, oidc } = await begin(own)
    expect(await finish(await other.pass(address), oidc, own)).toMatchObject({
      to: '/signup?oidc=failed',
      session: undefined,
    })
    await own.close()
    await other.close()
  })

  test('SAFE-393 a provider without https is one of this machine', () => {
    const rest = { OIDC_CLIENT_ID: 'club', OIDC_CLIENT_SECRET: 'secret' }
    expect(() => readEnv({ ...rest, OIDC_ISSUER: 'http://id.college.edu' })).toThrow(BadEnvironment)
    for (const OIDC_ISSUER of ['https://id.college.edu', 'http://127.0.0.1:9', 'http://localhost:9'])
      expect(readEnv({ ...rest, OIDC_ISSUER }).OIDC_ISSUER).toContain('://')
  })

  test('SAFE-36 a provider that does not answer, and who changed their mind, lead back to the sign-in', async () => {
    const lost = await testSite({
      ...provider.environment,
      OIDC_ISSUER: 'http://127.0.0.1:9',
      PUBLIC_URL: CLUB,
    })
    const answer = await lost.app.inject({ url: '/oidc/start' })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/signup?oidc=failed'])
    await lost.close()
    const { oidc } = await begin()
    expect((await finish(`${CALLBACK}?error=access_denied`, oidc)).to).toBe('/signup?oidc=cancelled')
  })

  test('SAFE-36 the site says that there is one only where it is set up', async () => {
    const path = '/members/signin/college'
    expect((await site.ask('GET', path)).body.data).toEqual({ name: 'your college account' })
    const plain = await testSite()
    expect((await plain.ask('GET', path)).body.data).toBeNull()
    expect((await plain.app.inject({ url: '/oidc/start' })).statusCode).toBe(404)
    await plain.close()
  })

  test('SAFE-36 half a setting stops the start, and so does letting everybody in', () => {
    const whole = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }
    expect(readEnv({ ...whole, OIDC_DOMAINS: 'A.edu, b.edu' }).OIDC_DOMAINS).toEqual(['a.edu', 'b.edu'])
    expect(() => readEnv({ ...whole, OIDC_CLIENT_SECRET: '' })).toThrow(/OIDC_CLIENT_SECRET/)
    expect(() => readEnv({ ...whole, OIDC_APPROVE: 'on' })).toThrow(BadEnvironment)
  })
})

describe('SAFE-37 whose account it is', () => {
  test('SAFE-37 a confirmed member is connected, told, and found by the account from then on', async () => {
    const { id, email } = await site.member()
    expect((await signIn({ email }, { subject: 'person-1' })).session).toBeDefined()
    const mailbox = new FolderMailbox(site.dataDir)
    expect((await mailbox.newest(email)).subject).toBe('Another way to log in to Call of Code')
    expect(await actionsOf(id)).toEqual(['identity.connect', 'signin.college'])
    const again = await signIn({ email: fresh() }, { subject: 'person-1' })
    expect(again.session).toBeDefined()
    const ask = { headers: { cookie: `callofcode=${again.session}` } }
    expect((await site.ask('GET', '/members/', ask)).body.users[0]._id).toBe(id)
  })

  test('SAFE-37 an unverified address, none, and one of another domain sign nobody in', async () => {
    const { email } = await site.member()
    expect((await signIn({ email, email_verified: false })).to).toBe('/signup?oidc=unverified')
    // AUTH-311: the invisible sign makes this a different mailbox.
    const unseen = { email: email.replace('@', '\u200b@'), email_verified: true }
    expect((await signIn(unseen)).to).toBe('/signup?oidc=unverified')
    expect((await signIn({}, { subject: 'nameless' })).to).toBe('/signup?oidc=unverified')
    for (const other of ['a@evil.edu', 'a@college.edu.evil.edu', 'a@sub.college.edu'])
      expect((await signIn({ email: other })).to).toBe('/signup?oidc=domain')
  })

  test('SAFE-37 a member whose address nobody confirmed is not connected', async () => {
    const { id, email } = await site.member({ emailConfirmedAt: null })
    expect(await signIn({ email })).toMatchObject({ to: '/signup?oidc=unconfirmed', session: undefined })
    const { rows } = await site.database.pool.query('select from member_identities where member_id = $1', [
      id,
    ])
    expect(rows).toEqual([])
  })

  test('SAFE-37 who signed up with a foreign address does not get in with its owner', async () => {
    const email = fresh()
    const passoutYear = new Date().getUTCFullYear()
    const form = { email, password: PASSWORD, name: 'Not Asha', provider: 'credentials', passoutYear }
    await open.ask('POST', '/members/signup', { body: form })
    // This holds even if the owner opened the link in the mail.
    await open.database.pool.query('update members set email_confirmed_at = now() where email = $1', [email])
    expect((await signIn({ email }, { on: open })).session).toBeDefined()
    expect(await found(email, open)).toMatchObject({
      status: 'approved',
      name: 'Asha Verma',
      passwordHash: null,
    })
    const theirs = await open.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })
    expect(theirs.status).toBe(401)
  })

  test('SAFE-37 who was declined or disabled stays so', async () => {
    for (const [status, reason] of [
      ['declined', 'declined'],
      ['disabled', 'refused'],
    ] as const) {
      const { email } = await open.member({ status })
      expect(await signIn({ email }, { on: open })).toMatchObject({
        to: `/signup?oidc=${reason}`,
        session: undefined,
      })
      expect((await found(email, open))?.status).toBe(status)
    }
  })

  test('SAFE-37 who was declined and signs up again with a password is not the connected account', async () => {
    const email = fresh()
    await signIn({ email }, { subject: 'declined-later' })
    await site.database.pool.query(`update members set status = 'declined' where email = $1`, [email])
    await memberStore.create(site.database.sql, { email, name: 'Other', passwordHash: 'x' })
    const { rows } = await site.database.pool.query(
      `select from member_identities where subject = 'declined-later'`,
    )
    expect(rows).toEqual([])
  })
})

describe('SAFE-38 who is new', () => {
  test('SAFE-38 waits for approval like everybody, and gets in after it', async () => {
    const email = fresh()
    expect(await signIn({ email })).toMatchObject({ to: '/signup?oidc=sent', session: undefined })
    const member = await found(email)
    expect(member).toMatchObject({
      status: 'pending',
      passwordHash: null,
      name: 'Asha Verma',
      role: 'member',
    })
    expect(member?.emailConfirmedAt).not.toBeNull()
    expect((await signIn({ email })).to).toBe('/signup?oidc=waiting')
    const admin = (await site.member({ role: 'admin' })).as
    await site.ask('POST', `/approvals/${member?.id}/approve`, { as: admin })
    expect((await signIn({ email })).session).toBeDefined()
  })

  test('SAFE-38 is let in at once with OIDC_APPROVE=on, with an audit row of each step', async () => {
    const email = fresh()
    expect((await signIn({ email }, { on: open })).session).toBeDefined()
    const member = await found(email, open)
    expect(member).toMatchObject({ status: 'approved', role: 'member' })
    expect((await actionsOf(member?.id, open)).sort()).toEqual(['signin.college', 'signup', 'signup.approve'])
  })

  test('CLUB-10 with OIDC_APPROVE=on webhooks are told about the new member', async () => {
    const { as } = await open.member({ role: 'admin' })
    const hook = { url: 'https://example.com/hook', events: ['member.approved'] }
    await open.ask('POST', '/admin/webhooks', { as, body: hook })
    const email = fresh()
    await signIn({ email }, { on: open })
    const member = await found(email, open)
    const { rows } = await open.database.pool.query('select event, member_id from webhook_deliveries')
    expect(rows).toEqual([{ event: 'member.approved', member_id: member?.id }])
  })

  test('CLUB-09 is let in at once where the domain is approved, though OIDC_APPROVE is off', async () => {
    const { as } = await site.member({ role: 'admin' })
    const added = await site.ask('POST', '/approvals/domains', { as, body: { domain: 'college.edu' } })
    const email = fresh()
    expect((await signIn({ email })).session).toBeDefined()
    expect(await actionsOf((await found(email))?.id)).toContain('signup.domain')
    await site.ask('DELETE', `/approvals/domains/${added.body.data._id}`, { as })
    expect((await signIn({ email: fresh() })).session).toBeUndefined()
  })

  test('SAFE-38 has no password: none signs in, what asks for one says so, a reset sets one', async () => {
    const email = fresh()
    const { session } = await signIn({ email }, { on: open })
    for (const password of [PASSWORD, 'null-Null-0'])
      expect((await open.ask('POST', '/members/signin', { body: { email, password } })).status).toBe(401)
    const headers = { cookie: `callofcode=${session}`, origin: CLUB, 'sec-fetch-site': 'same-origin' }
    const ways = (await open.ask('GET', '/members/me/email', { headers })).body.data
    expect(ways).toMatchObject({ hasPassword: false, emailConfirmed: true, connectedAt: expect.any(String) })
    const left = await open.ask('POST', '/members/me/delete', { headers, body: { password: PASSWORD } })
    expect(left.body.errors).toEqual({ password: ownAccountMessages.noPassword.text })

    await open.ask('POST', '/members/forgotPassword', { body: { email } })
    const otp = await new FolderMailbox(open.dataDir).code(email, 2)
    const as = (await open.ask('POST', '/members/verifyOtp', { body: { email, otp } })).body.token
    await open.ask('POST', '/members/resetPassword', { as, body: { memberData: { password: PASSWORD } } })
    expect((await open.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })).status).toBe(
      200,
    )
  })
})

describe('SAFE-39 where it leads', () => {
  test.each([
    ['/dsa?topic=1#two', '/dsa?topic=1#two'],
    ['//evil.example', '/today'],
    ['https://evil.example/', '/today'],
    ['/\\evil.example', '/today'],
    ['/oidc/start', '/today'],
    ['/api/v1/logout', '/today'],
  ])('SAFE-39 asked for %s it leads to %s', async (next, to) => {
    const { email } = await site.member()
    expect((await signIn({ email }, { next })).to).toBe(to)
  })
})
