import { randomUUID } from 'node:crypto'
import type { SigninRecord } from '@callofcode/contract/account/own-account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { apiTokenStore } from './api-token-store.ts'
import { ACCESS } from './end-access.ts'
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

  test('LEARN-291 whatever gives access without the password ends with it, the address of a calendar too', async () => {
    const { rows } = await site.database.pool.query<{ table: string }>(`
      select distinct t.table_name as "table" from information_schema.columns t
      join information_schema.columns m on m.table_name = t.table_name and m.column_name = 'member_id'
      where t.table_schema = 'public' and t.column_name ~ '(token|code|key|secret)_hash$' order by 1`)
    // These tables need the password as well, or prove who owns an address.
    const needsMore = ['email_confirmations', 'recovery_codes']
    expect(rows.map(({ table }) => table).filter((table) => !needsMore.includes(table))).toEqual(
      [...ACCESS].sort(),
    )
    const admin = await site.member({ role: 'admin' })
    const ways: Record<string, (id: string, as: string) => Promise<unknown>> = {
      'sign-out everywhere': (_, as) =>
        site.ask('POST', '/members/me/signout', { as, body: { tokens: true } }),
      'sign-out by an admin': (id) => site.ask('POST', `/admin/members/${id}/signout`, { as: admin.as }),
      disabled: (id) => site.ask('POST', `/admin/members/${id}/disable`, { as: admin.as }),
    }
    for (const [way, endIt] of Object.entries(ways)) {
      const { id, as } = await site.member()
      await site.database.pool.query(
        `with p as (insert into plans (member_id, title, source_kind, source, starts_on, ends_on, hours, weekdays, level, hard)
           values ($1, 'Mine', 'list', 'blind-75', current_date, current_date + 9, 5, '{1}', 'beginner', 'placed') returning id)
         insert into plan_feeds (plan_id, member_id, token_hash) select id, $1, gen_random_uuid()::text from p`,
        [id],
      )
      expect((await site.ask('GET', '/plans/feeds', { as })).body.data).toMatchObject([{ title: 'Mine' }])
      await endIt(id, as)
      const left = await site.database.pool.query('select from plan_feeds where member_id = $1', [id])
      expect(left.rowCount, way).toBe(0)
    }
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

test('SAFE-323 a member has a hundred sessions at most: who signs in once more is signed out where they were last seen longest ago', async () => {
  const { id } = await site.member()
  const sql = site.database.sql
  const first = await sessionStore.create(sql, id, {})
  for (let more = 0; more < 100; more++) await sessionStore.create(sql, id, {})
  const last = await sessionStore.create(sql, id, {})
  const { rows } = await site.database.pool.query('select count(*)::int from sessions where member_id = $1', [
    id,
  ])
  expect(rows[0].count).toBe(100)
  expect(await sessionStore.find(site.database, first, site.env)).toBeNull()
  expect(await sessionStore.find(site.database, last, site.env)).toMatchObject({ id })
})
