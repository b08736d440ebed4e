import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const signup = (email: string, more: object = {}) => ({
  ...{ email, password: PASSWORD, name: 'Asha Verma', provider: 'credentials' },
  passoutYear: new Date().getUTCFullYear() + 1,
  ...more,
})
const ask = (email: string, more: object = {}) =>
  site.ask('POST', '/members/signup', { body: signup(email, more) })

test('API-40 a signup answers 201, without a token and without a cookie', async () => {
  const { status, body, headers } = await ask('new@college.edu')
  expect(status).toBe(201)
  expect(body).toEqual({ success: true, message: messages.signedUp })
  expect(headers['set-cookie']).toBeUndefined()
})
