import { messages } from '@callofcode/contract/messages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { firstAdminLink } from './first-admin-store.ts'

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})
afterEach(() => site.close())

const linkNow = () => firstAdminLink(site.database, 'http://club.example', site.secret)
/** Ages the link by this time. */
const later = (time: string) =>
  site.database.pool.query(
    `update settings set value = jsonb_set(value, '{until}', to_jsonb((value->>'until')::timestamptz - $1::interval))
     where key = 'setup-link'`,
    [time],
  )
const newSecret = async () => {
  const link = await linkNow()
  expect(link?.address).toMatch(/^http:\/\/club\.example\/setup\?secret=[\w-]{32}$/)
  return new URL(link?.address ?? '').searchParams.get('secret') ?? ''
}
const setup = (secret: string, email = 'first@college.edu', password = PASSWORD) =>
  site.ask('POST', '/setup', { body: { secret, name: 'First Admin', email, password } })
const signin = (email: string) => site.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })

test('safety A11 the link makes the first admin, once, and is gone for ever', async () => {
  const secret = await newSecret()
  expect((await setup(secret)).status).toBe(201)
  const { token } = (await signin('first@college.edu')).body
  expect((await site.ask('GET', '/approvals', { as: token })).status).toBe(200)
  expect((await setup(secret, 'second@college.edu')).status).toBe(409)
  expect(await linkNow()).toBeNull()
})

test('safety A11 of two at once one succeeds, and the other gets 409', async () => {
  const secret = await newSecret()
  const answers = await Promise.all([setup(secret, 'one@college.edu'), setup(secret, 'two@college.edu')])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const { rows } = await site.database.pool.query(`select count(*)::int from members where role = 'admin'`)
  expect(rows).toEqual([{ count: 1 }])
})

test('safety A11 the link of processes that start together is one, and a dump does not hold it', async () => {
  const [one, two] = await Promise.all([newSecret(), newSecret()])
  expect(one).toBe(two)
  const { rows } = await site.database.pool.query('select t::text from settings t')
  expect(JSON.stringify(rows)).not.toContain(one)
  expect(JSON.stringify(rows)).not.toContain(two)
  expect((await setup(one)).status).toBe(201)
})

test('SAFE-339 one link is good, for a day: the next start prints it again, or a new one that ends it', async () => {
  const first = await newSecret()
  const until = (await linkNow())?.until.getTime() ?? 0
  expect(Math.round((until - Date.now()) / 60_000)).toBe(24 * 60)
  await later('22 hours')
  expect(await newSecret()).toBe(first)
  await later('90 minutes')
  const second = await newSecret()
  expect(second).not.toBe(first)
  expect((await setup(first)).body).toMatchObject({
    message: expect.stringMatching(/^This link is not valid/),
  })
  await later('1 day')
  const ended = await setup(second)
  expect([ended.status, ended.body.message]).toEqual([
    403,
    'This link has ended. The next start of the site prints a new one.',
  ])
  expect((await setup(await newSecret())).status).toBe(201)
})

test('safety A11 a signup that waits becomes the admin when its owner holds the link', async () => {
  const { email } = await site.member({ status: 'pending' })
  expect((await setup(await newSecret(), email)).status).toBe(201)
  expect((await signin(email)).status).toBe(200)
})

test('safety A11 a wrong secret is refused, and so is a weak password', async () => {
  const secret = await newSecret()
  expect((await setup('a'.repeat(32))).status).toBe(403)
  expect((await setup(secret, 'first@college.edu', 'weak')).status).toBe(400)
  expect((await setup(secret, 'first@college.edu', 'Admin@123')).body.errors).toEqual({
    password: messages.passwordCommon.text,
  })
  expect((await setup(secret)).status).toBe(201)
})

test('safety A11 with an admin made otherwise the link is dead', async () => {
  const secret = await newSecret()
  await site.member({ role: 'admin' })
  expect((await setup(secret)).status).toBe(409)
})
