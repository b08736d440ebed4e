import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { memberStore } from './member-store.ts'

let site: TestSite
let mailbox: FolderMailbox
beforeAll(async () => {
  site = await testSite({ SIGNINS_PER_MINUTE: '1000' })
  mailbox = new FolderMailbox(site.dataDir)
})
afterAll(() => site.close())

const thisYear = new Date().getUTCFullYear()
const form = (email: string, more: object = {}) => ({
  email,
  password: PASSWORD,
  name: 'Asha Verma',
  provider: 'credentials',
  passoutYear: thisYear,
  ...more,
})
const ask = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  site.ask('POST', '/members/signup', { body: form(email, more), headers })
const signin = (email: string, password = PASSWORD) =>
  site.ask('POST', '/members/signin', { body: { email, password } })
const find = (email: string) => memberStore.getByEmail(site.database.sql, email)

test('API-40 a signup answers 201 without token or cookie and waits (safety A1)', async () => {
  const { status, body, headers } = await ask('new@college.edu')
  expect(status).toBe(201)
  expect(body).toEqual({ success: true, key: expect.any(String), message: 'Member Sent for Approval' })
  expect(headers['set-cookie']).toBeUndefined()
  const row = await find('new@college.edu')
  expect(row).toMatchObject({ status: 'pending', role: 'member', name: 'Asha Verma' })
})

test('D25 the passout year is stored as 2 January of that year', async () => {
  await ask('year@college.edu', { passoutYear: thisYear + 2 })
  expect((await find('year@college.edu'))?.passoutYear?.toISOString()).toBe(
    `${thisYear + 2}-01-02T00:00:00.000Z`,
  )
})

test('safety A12 the stored hash is argon2id at the promised cost', async () => {
  await ask('hash@college.edu')
  expect((await find('hash@college.edu'))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

describe('a known e-mail, in upper or lower case', () => {
  test('API-43 gets the same answer as a new one, changes nothing, and only its owner gets a mail (safety A2)', async () => {
    const owner = await site.member({ email: 'owner@college.edu' })
    const fresh = await ask('stranger@college.edu')
    const known = await ask('  Owner@College.EDU ', { password: 'Other-Word-77', name: 'Someone Else' })
    expect({ ...known, headers: Object.keys(known.headers) }).toEqual({
      ...fresh,
      headers: Object.keys(fresh.headers),
    })
    expect(await find('owner@college.edu')).toMatchObject({
      name: owner.name,
      passwordHash: owner.passwordHash,
    })
    expect((await signin('owner@college.edu')).status).toBe(200)
    const mail = await mailbox.newest('owner@college.edu')
    expect(mail.text).toContain('nothing was changed')
    const [first, ...more] = await mailbox.to('stranger@college.edu')
    expect([first?.subject, more]).toEqual(['Confirm your address for Call of Code', []])
  })

  test('API-43 keeps the fields of a waiting signup', async () => {
    await ask('waits@college.edu')
    await ask('waits@college.edu', { name: 'Someone Else' })
    expect((await find('waits@college.edu'))?.name).toBe('Asha Verma')
  })

  test('API-43 tells its owner once a day, however often it is tried', async () => {
    await site.member({ email: 'calm@college.edu' })
    for (let time = 0; time < 3; time++) expect((await ask('calm@college.edu')).status).toBe(201)
    await mailbox.newest('calm@college.edu')
    await site.member({ email: 'after@college.edu' })
    await ask('after@college.edu')
    await mailbox.newest('after@college.edu')
    expect(await mailbox.to('calm@college.edu')).toHaveLength(1)
  })

  test('API-43 may begin again with new data once it was declined', async () => {
    await site.member({ email: 'again@college.edu', status: 'declined', role: 'admin', isManager: true })
    await ask('again@college.edu', { password: 'Other-Word-77', name: 'New Name' })
    expect(await find('again@college.edu')).toMatchObject({
      status: 'pending',
      name: 'New Name',
      role: 'member',
      decidedAt: null,
    })
    expect((await signin('again@college.edu', 'Other-Word-77')).body.code).toBe('awaiting_approval')
  })
})

test('safety D6 twenty signups at once make one member and get one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('rush@college.edu')))
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
  expect(
    (await memberStore.listAll(site.database.sql)).filter((one) => one.email === 'rush@college.edu'),
  ).toHaveLength(1)
})

test('safety O7 no mail names a host that the request named', async () => {
  await site.member({ email: 'host@college.edu' })
  await ask('host@college.edu', {}, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  const mail = await mailbox.newest('host@college.edu')
  expect(mail.html).toContain('http://localhost:3000/signup')
  expect(`${mail.html}${mail.text}`).not.toContain('evil.example')
})

test('safety P3 a signup leaves a row for admins', async () => {
  await ask('audit@college.edu')
  const id = (await find('audit@college.edu'))?.id
  const { rows } = await site.database.pool.query('select * from audit where target = $1', [id])
  expect(rows).toMatchObject([{ action: 'signup', outcome: 'ok', address: '127.0.0.1' }])
})

describe('refusals', () => {
  test.each([
    ['name', { name: '  ' }, messages.nameRequired.text],
    ['name', { name: undefined }, messages.nameRequired.text],
    ['email', { email: undefined }, messages.emailRule.text],
    ['email', { email: '' }, messages.emailRule.text],
    ['email', { email: 'a@x.edu,b@y.edu' }, messages.emailRule.text],
    ['email', { email: ['a@x.edu'] }, messages.emailRule.text],
    ['password', { password: undefined }, messages.passwordRule.text],
    ['password', { password: '' }, messages.passwordRule.text],
    ['password', { password: 'Aa1!aaa' }, messages.passwordRule.text],
    ['password', { password: `Aa1!${'a'.repeat(61)}` }, messages.passwordRule.text],
    ['password', { password: 'AA11!!AA' }, messages.passwordRule.text],
    ['passoutYear', { passoutYear: undefined }, messages.passoutRule.text],
    ['passoutYear', { passoutYear: thisYear + 5 }, messages.passoutRule.text],
    ['passoutYear', { passoutYear: thisYear - 5 }, messages.passoutRule.text],
    ['passoutYear', { passoutYear: '2026' }, messages.passoutRule.text],
    ['passoutYear', { passoutYear: '2024x' }, messages.passoutRule.text],
    ['passoutYear', { passoutYear: thisYear + 0.5 }, messages.passoutRule.text],
    ['passoutYear', { passoutYear: 1e9 }, messages.passoutRule.text],
    ['passoutYear', { passoutYear: null }, messages.passoutRule.text],
  ])(
    'API-41 safety A3 A4 A5 a bad %s answers 400 with its message and stores nothing: %j',
    async (field, more, message) => {
      const { status, body } = await ask('bad@college.edu', more)
      expect(status).toBe(400)
      expect(body.errors[field]).toBe(message)
      expect(await find('bad@college.edu')).toBeUndefined()
    },
  )

  test('API-42 safety A3 another provider answers 400', async () => {
    expect((await ask('bad@college.edu', { provider: 'google' })).status).toBe(400)
  })

  test('safety A5 a passout year four years from now is taken, before or after', async () => {
    for (const passoutYear of [thisYear - 4, thisYear + 4])
      expect((await ask(`${passoutYear}@college.edu`, { passoutYear })).status).toBe(201)
  })

  test('safety A4 8 and 64 characters are accepted', async () => {
    expect((await ask('short@college.edu', { password: 'Aa1!aaaz' })).status).toBe(201)
    expect((await ask('long@college.edu', { password: `Aa1!${'z'.repeat(60)}` })).status).toBe(201)
  })

  test('safety A4 a password that anybody would try first is refused', async () => {
    const { status, body } = await ask('bad@college.edu', { password: 'Password@123' })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ password: messages.passwordCommon.text })
  })

  test.each(['role', 'isManager', 'isAdmin', 'status', 'approved', 'id', 'emailVerified'])(
    'ROLE-02 safety A6 nobody signs up with a %s of their own',
    async (key) => {
      expect((await ask('bad@college.edu', { [key]: 'admin' })).status).toBe(400)
      expect(await find('bad@college.edu')).toBeUndefined()
    },
  )

  test('API-44 repeated signups answer 429 and when to try again', async () => {
    const strict = await testSite({ RATE_LIMITS: 'on', SIGNUPS_PER_HOUR: '3' })
    const again = (at: number) => strict.ask('POST', '/members/signup', { body: form(`n${at}@college.edu`) })
    const answers = [await again(1), await again(2), await again(3), await again(4)]
    await strict.close()
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429])
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(3000)
    expect(answers[3]?.body.message).toBe(messages.tooMany.text)
  })
})
