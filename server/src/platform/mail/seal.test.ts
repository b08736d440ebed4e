import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const secret = randomBytes(32)
const mail = { to: 'asha@college.edu', text: 'Code 123456' }

test('safety A12 what is sealed opens with the same secret, and looks different each time', () => {
  expect(unseal(secret, seal(secret, mail))).toEqual(mail)
  expect(seal(secret, mail)).not.toBe(seal(secret, mail))
  expect(Buffer.from(seal(secret, mail), 'base64url').toString('latin1')).not.toContain('asha')
})

test('safety A12 another secret, a change and a cut do not open it', () => {
  const sealed = Buffer.from(seal(secret, mail), 'base64url')
  expect(() => unseal(randomBytes(32), sealed.toString('base64url'))).toThrow()
  expect(() => unseal(secret, sealed.subarray(0, -1).toString('base64url'))).toThrow()
  sealed[30] = (sealed[30] ?? 0) ^ 1
  expect(() => unseal(secret, sealed.toString('base64url'))).toThrow()
})
