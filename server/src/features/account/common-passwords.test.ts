import { randomInt } from 'node:crypto'
import { messages } from '@callofcode/contract/messages'
import { password } from '@callofcode/contract/text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { isCommonPassword } from './common-passwords.ts'
import { resetTokenStore } from './reset-token-store.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

/** Each password passes the rule of four classes. */
const COMMON = [
  'Password@123',
  'pASSWORD@123',
  'P@ssw0rd',
  'P@$$w0rd1',
  'Passw0rd!',
  'Password-2024!',
  'College@2024',
  'C0llege@2024',
  'Welcome#1',
  'Admin@1234',
  'Qwerty123!',
  '1qaz@WSX',
  'Summer2026!',
  'India@1947',
  'Krishna#108',
  'Rahul@2024',
  'Hyderabad@1',
  'Iloveyou1!',
  'Student_12',
  'Call0fC0de!',
]
const FINE = [PASSWORD, 'Other-Word-77', 'Tr0ub4dor&3', 'gT5$kq9!xZ', 'Correct-horse7Battery', 'Ab1!wxyz']

describe('SAFE-30 commonest passwords that leaked', () => {
  test.each(COMMON)('SAFE-30 %s is one of them', (given) => {
    expect(password.safeParse(given).success).toBe(true)
    expect(isCommonPassword(given)).toBe(true)
  })
  test.each(FINE)('SAFE-30 %s is none', (given) => expect(isCommonPassword(given)).toBe(false))

  test('SAFE-30 of 100,000 random passwords at most one is taken for one of them', () => {
    const sign = () => String.fromCharCode(33 + randomInt(94))
    const random = (length: number) => Array.from({ length }, sign).join('')
    const refused = Array.from({ length: 100_000 }, (_, at) => random(8 + (at % 9)))
      .filter((given) => password.safeParse(given).success)
      .filter(isCommonPassword)
    expect(refused.length).toBeLessThanOrEqual(1)
  })
})

describe('SAFE-31 they are refused with a message of their own', () => {
  const errors = { password: messages.passwordCommon.text }
  const given = 'C0llege@2024'

  test('SAFE-31 at signup, and nothing is stored', async () => {
    const fields = { name: 'Asha', provider: 'credentials', passoutYear: new Date().getUTCFullYear() }
    const body = { email: 'common@college.edu', password: given, ...fields }
    expect(await site.ask('POST', '/members/signup', { body })).toMatchObject({
      status: 400,
      body: { errors },
    })
    const { rows } = await site.database.pool.query('select from members where email = $1', [body.email])
    expect(rows).toEqual([])
  })

  test('SAFE-31 at a change', async () => {
    const { as } = await site.member()
    const body = { currentPassword: PASSWORD, password: given }
    const answer = await site.ask('POST', '/members/me/password', { as, body })
    expect(answer).toMatchObject({ status: 400, body: { errors } })
  })

  test('SAFE-31 at a reset, whose token still works', async () => {
    const { id } = await site.member()
    const as = await resetTokenStore.create(site.database.sql, id, 600)
    const reset = (chosen: string) =>
      site.ask('POST', '/members/resetPassword', { as, body: { memberData: { password: chosen } } })
    expect((await reset(given)).body.errors).toEqual({ 'memberData.password': messages.passwordCommon.text })
    expect((await reset('Fresh-2025!')).status).toBe(200)
  })
})
