import { BRANCH, ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: string
let hostel: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
  const { data } = await ask('POST', '/admin/member-fields', {
    name: 'Hostel',
    kind: 'choice',
    choices: ['North', 'South'],
    atSignup: 'may',
  })
  hostel = data._id
})
afterAll(() => site.close())

const ask = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, as = admin) =>
  (await site.ask(method, path, { ...(as && { as }), ...(body && { body }) })).body
const asks = (id: string, atSignup: string) => ask('PATCH', `/admin/member-fields/${id}`, { atSignup })
const fields = async () => (await ask('GET', '/members/signup/fields', undefined, '')).data
const signUp = (email: string, facts?: Record<string, string>) =>
  ask(
    'POST',
    '/members/signup',
    {
      email,
      name: 'Meera',
      password: 'Arena-2024!',
      passoutYear: new Date().getUTCFullYear() + 1,
      provider: 'credentials',
      ...(facts && { facts: Object.entries(facts).map(([field, value]) => ({ field, value })) }),
    },
    '',
  )
const waiting = async (email: string) =>
  (await ask('GET', '/approvals')).data.find((one: { email: string }) => one.email === email)

test('CLUB-660 an admin chooses which fields the sign-up asks for, built-in ones too, and others are not told', async () => {
  expect(await fields()).toMatchObject([{ _id: hostel, name: 'Hostel', required: false }])
  expect((await asks(ROLL_NUMBER, 'must')).data).toMatchObject({ name: 'Roll number', atSignup: 'must' })
  expect(await fields()).toMatchObject([
    { _id: ROLL_NUMBER, kind: 'text', required: true },
    { _id: hostel, choices: ['North', 'South'], required: false },
  ])
  expect((await asks(ROLL_NUMBER, 'often')).errors).toHaveProperty('atSignup')
  expect((await asks(ROLL_NUMBER, 'no')).data).toMatchObject({ atSignup: 'no' })
})

test('CLUB-661 what a signup says is kept and read by who approves, and what is not asked for is left out', async () => {
  await asks(BRANCH, 'must')
  await signUp('one@signup.edu', { [BRANCH]: ' CSE ', [hostel]: 'north', [ROLL_NUMBER]: '24CS001' })
  expect((await waiting('one@signup.edu')).facts).toEqual([
    { name: 'Branch', value: 'CSE' },
    { name: 'Hostel', value: 'North' },
  ])
  const approver = await site.member({ tasks: ['approvals'] })
  const { data } = await ask('GET', '/approvals', undefined, approver.as)
  expect(JSON.stringify(data)).toContain('CSE')
})

test('CLUB-661 all faults are named at once under their fields, and a field that became required as well', async () => {
  await asks(BRANCH, 'must')
  const { errors } = await signUp('two@signup.edu', { [hostel]: 'East' })
  expect(errors).toEqual({
    [`facts.${BRANCH}`]: 'The club asks for this.',
    [`facts.${hostel}`]: 'Choose North, South.',
  })
  expect(await waiting('two@signup.edu')).toBeUndefined()
  await asks(BRANCH, 'may')
  expect((await signUp('two@signup.edu')).success).toBe(true)
  expect((await waiting('two@signup.edu')).facts).toEqual([])
})

test('CLUB-661 an address that has an account already gets the same answer, and keeps what it had', async () => {
  await signUp('three@signup.edu', { [hostel]: 'North' })
  const again = await signUp('three@signup.edu', { [hostel]: 'South' })
  expect(again.message).toBe((await signUp('four@signup.edu')).message)
  expect((await waiting('three@signup.edu')).facts).toEqual([{ name: 'Hostel', value: 'North' }])
})
