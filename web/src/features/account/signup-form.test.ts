import { messages } from '@callofcode/contract/messages'
import { passoutYears } from '@callofcode/contract/text'
import { expect, test } from 'vitest'
import { signupFields } from './signup-form.tsx'

const [earliest = 0] = passoutYears()
const filled = {
  name: 'Asha Verma',
  email: 'asha@college.edu',
  passoutYear: earliest,
  password: 'Callofcode1!',
  confirmPassword: 'Callofcode1!',
}

/** Returns each refused field with its error. */
function refusals(change: object) {
  const { error } = signupFields.safeParse({ ...filled, ...change })
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('AUTH-12 a signup with every field filled in passes', () => {
  expect(refusals({})).toEqual({})
})

test('VAL-22 a repeated password that differs shows an error beside its field', () => {
  expect(refusals({ confirmPassword: 'Callofcode1' })).toEqual({
    confirmPassword: messages.passwordsDiffer.text,
  })
})

test('VAL-24 every empty field is refused', () => {
  const empty = { name: ' ', email: '', passoutYear: undefined, password: '', confirmPassword: undefined }
  expect(Object.keys(refusals(empty)).sort()).toEqual(Object.keys(filled).sort())
})

test('VAL-25 a passout year before the allowed range is refused', () => {
  expect(refusals({ passoutYear: earliest - 1 })).toEqual({ passoutYear: messages.passoutRule.text })
})
