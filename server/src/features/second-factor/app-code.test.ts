import { ownAccountMessages } from '@callofcode/contract/account/own-account'
import { factorMessages } from '@callofcode/contract/second-factor/second-factor'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { codeOf, memberWithApp, setUpApp, stepToken } from '../../../testing/second-factors.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let mailbox: FolderMailbox
beforeAll(async () => {
  site = await testSite({ SIGNINS_PER_MINUTE: '1000' })
  mailbox = new FolderMailbox(site.dataDir)
})
afterAll(() => site.close())

const start = (as: string, password = PASSWORD) =>
  site.ask('POST', '/members/me/factors/app/start', { as, body: { password } })
const confirm = (as: string, code: string) =>
  site.ask('POST', '/members/me/factors/app/confirm', { as, body: { code } })
const factors = async (as: string) => (await site.ask('GET', '/members/me/factors', { as })).body.data
const signin = (email: string) => site.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })
const enter = (token: string, code: string) =>
  site.ask('POST', '/members/signin/code', { body: { token, code } })
const enterNew = async (email: string, code: string) => enter(await stepToken(site, email), code)
const wrongOf = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0')

describe('setting up an app', () => {
  test('SAFE-20 needs the password, and counts once a code of it was entered', async () => {
    const { as, email } = await site.member()
    const refused = await start(as, 'Wrong-2025!')
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { password: ownAccountMessages.wrongPassword.text },
    ])
    const { status, body } = await start(as)
    expect(status).toBe(200)
    const wrong = await confirm(as, wrongOf(codeOf(body.secret)))
    expect([wrong.status, wrong.body.errors]).toEqual([400, { code: factorMessages.wrongCode.text }])
    expect(await factors(as)).toMatchObject({ app: null, recoveryCodes: 0, required: false })
    expect((await signin(email)).body.token).toEqual(expect.any(String))

    const confirmed = await confirm(as, codeOf(body.secret))
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect(await factors(as)).toMatchObject({ app: { usedAt: null }, recoveryCodes: 10 })
    expect((await signin(email)).body.token).toBeUndefined()
    expect((await start(as)).status).toBe(409)
  })

  test('SAFE-20 the secret is text and a QR code with the same address, which apps read', async () => {
    const { as, email } = await site.member()
    const { secret, address, qr } = (await start(as)).body
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const url = new URL(address)
    expect([url.protocol, url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      secret,
      'Call of Code',
    ])
    expect(decodeURIComponent(address)).toContain(email)
    expect(qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
    // The dark corner of a QR code, behind four cells of quiet zone.
    expect(qr.path).toContain('M4 4h7v1h-7z')
    expect(qr.size).toBeGreaterThan(30)
  })

  test('SAFE-20 a secret that waited for a quarter of an hour takes no code', async () => {
    const { as, id } = await site.member()
    const { secret } = (await start(as)).body
    await site.database.pool.query(
      `update second_factors set created_at = now() - interval '16 minutes' where member_id = $1`,
      [id],
    )
    expect((await confirm(as, codeOf(secret))).status).toBe(409)
  })

  test('SAFE-21 safety A12 neither the secret nor a recovery code can be read in the database', async () => {
    const { id, secret, recoveryCodes } = await memberWithApp(site)
    const { rows } = await site.database.pool.query(
      `select coalesce(string_agg(f::text, ''), '') || (select string_agg(r::text, '') from recovery_codes r
         where member_id = $1) as all from second_factors f where member_id = $1`,
      [id],
    )
    const hex = Secret.fromBase32(secret).hex
    for (const hidden of [secret, hex, ...recoveryCodes, ...recoveryCodes.map((one) => one.replace('-', ''))])
      expect(rows[0].all.toLowerCase()).not.toContain(hidden.toLowerCase())
    expect(rows[0].all.length).toBeGreaterThan(500)
  })

  test('SAFE-21 a sealed secret is worth nothing in the row of another member', async () => {
    const one = await memberWithApp(site)
    const other = await memberWithApp(site)
    await site.database.pool.query(
      `update second_factors set sealed_secret = (select sealed_secret from second_factors where member_id = $1)
       where member_id = $2`,
      [one.id, other.id],
    )
    expect((await enterNew(other.email, codeOf(one.secret, 1))).status).toBe(400)
  })

  test('SAFE-28 adding and removing is told to the owner and is in the audit', async () => {
    const { id, as, email } = await memberWithApp(site)
    expect((await mailbox.newest(email)).subject).toBe(
      'A second factor was added to your Call of Code account',
    )
    const remove = (password: string) =>
      site.ask('POST', '/members/me/factors/app/remove', { as, body: { password } })
    expect((await remove('Wrong-2025!')).status).toBe(400)
    expect((await remove(PASSWORD)).status).toBe(200)
    expect((await remove(PASSWORD)).status).toBe(404)
    expect((await mailbox.newest(email, 2)).text).toContain('your authenticator app was just removed')
    const { rows } = await site.database.pool.query(
      `select action from audit where target = $1::text and action like 'factor.%' order by created_at`,
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['factor.add', 'factor.remove'])
    expect(await factors(as)).toMatchObject({ app: null, recoveryCodes: 0 })
    expect((await signin(email)).body.token).toEqual(expect.any(String))
  })
})

describe('codes', () => {
  test('SAFE-21 a code works once: not the one of the set-up, not twice, not an earlier one', async () => {
    const { email, secret } = await memberWithApp(site)
    expect((await enterNew(email, codeOf(secret, -1))).status).toBe(400)
    const next = codeOf(secret, 1)
    expect((await enterNew(email, next)).status).toBe(200)
    expect((await enterNew(email, next)).status).toBe(400)
    expect((await enterNew(email, codeOf(secret))).status).toBe(400)
  })

  test('SAFE-21 of ten sign-ins with the same code at the same time one gets in', async () => {
    const { email, secret } = await memberWithApp(site)
    const tokens = await Promise.all(Array.from({ length: 10 }, () => stepToken(site, email)))
    const code = codeOf(secret, 1)
    const answers = await Promise.all(tokens.map((token) => enter(token, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('SAFE-21 a code of a minute ago or of the next minute is wrong', async () => {
    const { email, secret, id } = await memberWithApp(site)
    await site.database.pool.query('update second_factors set last_step = null where member_id = $1', [id])
    for (const steps of [-2, 2, 3]) {
      // The clock may move between the two calls.
      const at = Date.now() + steps * 30_000 + Math.sign(steps) * 15_000
      const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at })
      expect((await enterNew(email, code)).status).toBe(400)
    }
    expect((await enterNew(email, codeOf(secret))).status).toBe(200)
  })

  test('SAFE-21 a recovery code works once, in any case, with or without its dash; the owner is told', async () => {
    const { email, id, recoveryCodes } = await memberWithApp(site)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/)
    const [first = '', second = ''] = recoveryCodes
    expect((await enterNew(email, first)).status).toBe(200)
    // Two mails at once may come in any order.
    await mailbox.newest(email, 2)
    expect((await enterNew(email, first)).status).toBe(400)
    expect((await enterNew(email, ` ${second.replace('-', '').toUpperCase()}`)).status).toBe(200)
    expect((await mailbox.newest(email, 3)).text).toContain('8 are left')
    const { rows } = await site.database.pool.query(
      `select count(*)::int as count from audit where target = $1::text and action = 'factor.recovery'`,
      [id],
    )
    expect(rows).toEqual([{ count: 2 }])
  })

  test('SAFE-21 of ten uses of one recovery code at the same time one gets in', async () => {
    const { email, recoveryCodes } = await memberWithApp(site)
    const tokens = await Promise.all(Array.from({ length: 10 }, () => stepToken(site, email)))
    const answers = await Promise.all(tokens.map((token) => enter(token, recoveryCodes[0] ?? '')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('SAFE-21 new recovery codes need the password and a factor, and end those from before', async () => {
    const { as, email, recoveryCodes } = await memberWithApp(site)
    const renew = (as: string, password = PASSWORD) =>
      site.ask('POST', '/members/me/factors/recovery-codes', { as, body: { password } })
    expect((await renew(as, 'Wrong-2025!')).status).toBe(400)
    const { body } = await renew(as)
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await enterNew(email, recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await enterNew(email, body.recoveryCodes[0])).status).toBe(200)
    expect((await renew((await site.member()).as)).status).toBe(409)
  })

  test('SAFE-21 another member’s recovery code is worth nothing', async () => {
    const one = await memberWithApp(site)
    const other = await memberWithApp(site)
    expect((await enterNew(other.email, one.recoveryCodes[0] ?? '')).status).toBe(400)
  })

  test('SAFE-21 recovery codes come with the first factor alone', async () => {
    const { as } = await site.member()
    await setUpApp(site, as)
    await site.ask('POST', '/members/me/factors/app/remove', { as, body: { password: PASSWORD } })
    expect((await setUpApp(site, as)).recoveryCodes).toHaveLength(10)
  })
})
