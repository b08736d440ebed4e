import { randomUUID } from 'node:crypto'
import type { SigninRecord } from '@callofcode/contract/account/own-account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { apiTokenStore } from '../api-token/public.ts'
import { sessionStore } from './session-store.ts'
import { deviceName } from './signin-list-routes.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const list = async (as: string): Promise<SigninRecord[]> =>
  (await site.ask('GET', '/members/me/sessions', { as })).body.data
const end = (as: string, id: string) => site.ask('DELETE', `/members/me/sessions/${id}`, { as })
const statusOf = async (as: string) => (await site.ask('GET', '/members/', { as })).status

describe('the own sign-ins', () => {
  test('safety S8 are listed with device, address and times; the current one is marked', async () => {
    const { email, as } = await site.member()
    const headers = { 'user-agent': FIREFOX }
    await site.ask('POST', '/members/signin', { body: { email, password: PASSWORD }, headers })
    const signins = await list(as)
    expect(signins.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Windows', false],
      ['An unknown device', true],
    ])
    expect(signins[0]).toMatchObject({ address: '127.0.0.1', signedInAt: expect.stringMatching(/Z$/) })
  })

  test('safety S8 S2 those that ran out, and other people’s, are not among them', async () => {
    const { id, as } = await site.member()
    await site.member()
    const old = await sessionStore.create(site.database.sql, id, {})
    await site.database.pool.query(
      `update sessions set used_at = now() - interval '8 days' where member_id = $1
       and created_at = (select max(created_at) from sessions where member_id = $1)`,
      [id],
    )
    expect(await statusOf(old)).toBe(401)
    expect(await list(as)).toHaveLength(1)
  })

  test('safety S8 one is ended, and its token is worth nothing on the next request', async () => {
    const { id, as } = await site.member()
    const other = await sessionStore.create(site.database.sql, id, {})
    const found = (await list(as)).find(({ current }) => !current)
    expect((await end(as, found?._id ?? '')).status).toBe(200)
    expect([await statusOf(as), await statusOf(other)]).toEqual([200, 401])
    expect((await end(as, found?._id ?? '')).status).toBe(404)
  })

  test('safety S8 ending this one signs out, and takes its cookie away', async () => {
    const { as } = await site.member()
    const answer = await end(as, (await list(as))[0]?._id ?? '')
    expect(String(answer.headers['set-cookie'])).toMatch(/callofcode=;.*Expires=Thu, 01 Jan 1970/)
    expect(await statusOf(as)).toBe(401)
  })

  test('safety S8 all others are ended at once', async () => {
    const { id, as } = await site.member()
    const others = [await sessionStore.create(site.database.sql, id, {})]
    others.push(await sessionStore.create(site.database.sql, id, {}))
    const { body } = await site.ask('DELETE', '/members/me/sessions', { as })
    expect(body.ended).toBe(2)
    expect(await statusOf(as)).toBe(200)
    for (const other of others) expect(await statusOf(other)).toBe(401)
  })
})

describe('refusals', () => {
  test('CLUB-123 a member signs out everywhere, this browser too, and ends the tokens only where they say so', async () => {
    const { id, as } = await site.member()
    const other = await sessionStore.create(site.database.sql, id, {})
    const stranger = await site.member()
    const made = await site.database.sql.transaction((tx) =>
      apiTokenStore.create(tx, id, { name: 'Script', scopes: ['read'], days: 1 }),
    )
    const token = made?.token ?? ''
    const out = (with_: string, tokens: boolean) =>
      site.ask('POST', '/members/me/signout', { as: with_, body: { tokens } })
    const first = await out(as, false)
    expect([first.status, first.body.ended, first.body.endedTokens]).toEqual([200, 2, 0])
    expect(String(first.headers['set-cookie'])).toMatch(/callofcode=;/)
    expect([await statusOf(as), await statusOf(other), await statusOf(token)]).toEqual([401, 401, 200])
    expect((await out(token, true)).status).toBe(403)
    expect((await out(await sessionStore.create(site.database.sql, id, {}), true)).body.endedTokens).toBe(1)
    expect([await statusOf(token), await statusOf(stranger.as)]).toEqual([401, 200])
    const { rows } = await site.database.pool.query(
      `select action from audit where target = $1 and action like '%.end-all' order by created_at, action`,
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['session.end-all', 'session.end-all', 'token.end-all'])
  })

  test('safety S8 Z3 another member’s session cannot be ended, and looks as if it did not exist', async () => {
    const victim = await site.member()
    const [theirs] = await list(victim.as)
    const { as } = await site.member()
    const refused = await end(as, theirs?._id ?? '')
    const none = await end(as, randomUUID())
    expect(refused.status).toBe(404)
    expect({ ...refused.body, requestId: '' }).toEqual({ ...none.body, requestId: '' })
    expect(await statusOf(victim.as)).toBe(200)
  })
})

describe('a device in plain words', () => {
  const like = (rest: string) => `Mozilla/5.0 (${rest}`
  test.each([
    [FIREFOX, 'Firefox on Windows'],
    [
      like('Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 (KHTML) Version/17.4 Safari/605.1'),
      'Safari on a Mac',
    ],
    [
      like('iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605 Version/17.4 Mobile/15E Safari/604'),
      'Safari on iPhone',
    ],
    [like('Linux; Android 14; Pixel 8) AppleWebKit/537 Chrome/126.0 Mobile Safari/537'), 'Chrome on Android'],
    [like('Windows NT 10.0) AppleWebKit/537 Chrome/126.0 Safari/537 Edg/126.0'), 'Edge on Windows'],
    [like('X11; Linux x86_64) AppleWebKit/537 Chrome/126.0 Safari/537 OPR/112.0'), 'Opera on Linux'],
    ['curl/8.5.0', 'curl'],
    ['node', 'A program'],
    ['', 'An unknown device'],
    [null, 'An unknown device'],
  ])('safety S8 %s', (agent, words) => {
    expect(deviceName(agent)).toBe(words)
  })
})
