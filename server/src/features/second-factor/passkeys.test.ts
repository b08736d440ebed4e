import { factorMessages } from '@callofcode/contract/second-factor/second-factor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { knownPasskey, stepToken } from '../../../testing/second-factors.ts'
import { SoftAuthenticator } from '../../../testing/soft-authenticator.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { passkeySite } from './passkeys.ts'

const PUBLIC_URL = 'https://club.example'

let site: TestSite
let mailbox: FolderMailbox
beforeAll(async () => {
  site = await testSite({ SIGNINS_PER_MINUTE: '1000', PUBLIC_URL })
  mailbox = new FolderMailbox(site.dataDir)
})
afterAll(() => site.close())

const start = (as: string, password = PASSWORD, on = site) =>
  on.ask('POST', '/members/me/factors/passkeys/start', { as, body: { password } })
const add = (as: string, body: object) => site.ask('POST', '/members/me/factors/passkeys', { as, body })
const factors = async (as: string) => (await site.ask('GET', '/members/me/factors', { as })).body.data

async function memberWithPasskey() {
  const member = await site.member()
  const key = new SoftAuthenticator(PUBLIC_URL)
  const { body } = await start(member.as)
  const added = await add(member.as, { token: body.token, name: 'Phone', response: key.make(body.options) })
  if (added.status !== 201) throw new Error(JSON.stringify(added.body))
  return { ...member, key, recoveryCodes: added.body.recoveryCodes as string[] }
}
/** Returns the options of the second step of a new sign-in, and its token. */
async function asked(email: string) {
  const token = await stepToken(site, email)
  const { body } = await site.ask('POST', '/members/signin/passkey/start', { body: { token } })
  return { token, options: body.options }
}
const enter = (token: string, response: object) =>
  site.ask('POST', '/members/signin/passkey', { body: { token, response } })

describe('passkeys', () => {
  test('SAFE-24 adding one needs the password; it has a name, and gives recovery codes', async () => {
    const { as } = await site.member()
    expect((await start(as, 'Wrong-2025!')).status).toBe(400)
    const { as: owner, email, recoveryCodes } = await memberWithPasskey()
    expect(recoveryCodes).toHaveLength(10)
    expect(await factors(owner)).toMatchObject({
      passkeys: [{ name: 'Phone', usedAt: null }],
      passkeyHost: 'club.example',
    })
    expect((await mailbox.newest(email)).text).toContain('the passkey “Phone” was just added')
  })

  test('SAFE-24 signs in in the second step, once for each challenge, and the list says when', async () => {
    const { as, email, key } = await memberWithPasskey()
    const { token, options } = await asked(email)
    expect(options).toMatchObject({ rpId: 'club.example', allowCredentials: [{ transports: ['usb'] }] })
    const answer = key.use(options)
    const { status, body } = await enter(token, answer)
    expect(status).toBe(200)
    expect((await site.ask('GET', '/members/', { as: body.token })).status).toBe(200)
    expect((await factors(as)).passkeys[0].usedAt).toEqual(expect.any(String))
    expect((await enter(token, answer)).status).toBe(401)
    const again = await asked(email)
    expect((await enter(again.token, answer)).status).toBe(400)
  })

  test('SAFE-24 an answer given on another site, by another key or without a challenge is refused', async () => {
    const { email, key } = await memberWithPasskey()
    const stranger = await memberWithPasskey()
    const one = await asked(email)
    expect((await enter(one.token, key.use(one.options, 'https://club.example.evil.tld'))).status).toBe(400)
    const two = await asked(email)
    expect((await enter(two.token, stranger.key.use(two.options))).status).toBe(400)
    const forged = { ...stranger.key.use(two.options), id: key.id.toString('base64url') }
    const three = await asked(email)
    expect((await enter(three.token, forged)).status).toBe(400)
    const token = await stepToken(site, email)
    expect((await enter(token, key.use({ challenge: '' }))).status).toBe(400)
  })

  test('SAFE-24 a copied key, whose counter goes back, is refused', async () => {
    const { email, key } = await memberWithPasskey()
    key.counter = 7
    const first = await asked(email)
    expect((await enter(first.token, key.use(first.options))).status).toBe(200)
    key.counter = 3
    const second = await asked(email)
    expect((await enter(second.token, key.use(second.options))).status).toBe(400)
  })

  test('SAFE-24 what a browser made for another member, twice or too late is no passkey', async () => {
    const one = await site.member()
    const other = await site.member()
    const key = new SoftAuthenticator(PUBLIC_URL)
    const { body } = await start(one.as)
    const given = { token: body.token, name: 'Key', response: key.make(body.options) }
    expect((await add(other.as, given)).status).toBe(409)
    expect((await add(one.as, given)).status).toBe(201)
    expect((await add(one.as, given)).status).toBe(409)
    const { body: late } = await start(one.as)
    await site.database.pool.query(`update factor_steps set expires_at = now() where member_id = $1`, [
      one.id,
    ])
    const another = new SoftAuthenticator(PUBLIC_URL).make(late.options)
    expect((await add(one.as, { token: late.token, name: 'Key', response: another })).status).toBe(409)
  })

  test('SAFE-24 renaming and removing reach a member’s own alone; removing needs the password', async () => {
    const { as, email, id } = await memberWithPasskey()
    // Two mails at once may come in any order.
    await mailbox.newest(email)
    const stranger = await site.member()
    const [{ _id }] = (await factors(as)).passkeys
    const rename = (as: string) =>
      site.ask('PATCH', `/members/me/factors/passkeys/${_id}`, { as, body: { name: ' Blue key ' } })
    const remove = (as: string, password = PASSWORD) =>
      site.ask('POST', `/members/me/factors/passkeys/${_id}/remove`, { as, body: { password } })
    expect([(await rename(stranger.as)).status, (await remove(stranger.as)).status]).toEqual([404, 404])
    expect((await rename(as)).status).toBe(200)
    expect((await factors(as)).passkeys[0].name).toBe('Blue key')
    expect((await remove(as, 'Wrong-2025!')).status).toBe(400)
    expect((await remove(as)).status).toBe(200)
    expect(await factors(as)).toMatchObject({ passkeys: [], recoveryCodes: 0 })
    expect((await mailbox.newest(email, 2)).text).toContain('the passkey “Blue key” was just removed')
    const { rows } = await site.database.pool.query(
      `select action from audit where target = $1::text and action like 'factor.%' order by created_at`,
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['factor.add', 'factor.rename', 'factor.remove'])
  })

  test('SAFE-24 a member has at most ten', async () => {
    const { as, id } = await site.member()
    for (let at = 0; at < 10; at++) await knownPasskey(site, id)
    const { status, body } = await start(as)
    expect([status, body.message]).toEqual([409, factorMessages.tooManyPasskeys.text])
  })

  test('SAFE-24 they belong to the host of the site’s address, and exist with https or on this machine alone', async () => {
    expect(passkeySite('https://club.example/')).toEqual({ rpID: 'club.example', origin: PUBLIC_URL })
    expect(passkeySite('http://localhost:3000')).toEqual({
      rpID: 'localhost',
      origin: 'http://localhost:3000',
    })
    for (const address of [
      'http://club.example',
      'http://127.0.0.1:3000',
      'https://10.0.0.7',
      'https://[::1]',
    ])
      expect([address, passkeySite(address)]).toEqual([address, null])
    const plain = await testSite({ PUBLIC_URL: 'http://club.example' })
    const { as } = await plain.member()
    expect((await start(as, PASSWORD, plain)).status).toBe(409)
    expect((await plain.ask('GET', '/members/me/factors', { as })).body.data.passkeyHost).toBeNull()
    await plain.close()
  })
})
