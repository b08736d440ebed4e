import { expect, test } from 'vitest'
import { CallError } from '../api/client.ts'
import { isSaidAtField } from '../feedback/failures.ts'
import { showFieldErrors } from './show-field-errors.ts'

function shown(error: Error, fields: readonly string[]) {
  const said: [string, string, boolean][] = []
  const form = {
    setError: (name: string, { message }: { message: string }, { shouldFocus }: { shouldFocus: boolean }) =>
      said.push([name, message, shouldFocus]),
  }
  return { any: showFieldErrors(form, error, fields), said }
}

test('VAL-34 errors from the server appear beside their fields, in order, and the first field gets the focus', () => {
  const error = new CallError(400, { errors: { 'memberData.password': 'Too plain.', email: 'No address.' } })
  expect(shown(error, ['email', 'password'])).toEqual({
    any: true,
    said: [
      ['email', 'No address.', true],
      ['password', 'Too plain.', false],
    ],
  })
})

test('VAL-34 an error of no field of the form is left to the toast', () => {
  const error = new CallError(400, { errors: { provider: 'Only by email.' } })
  expect(shown(error, ['email'])).toEqual({ any: false, said: [] })
  expect(isSaidAtField(error)).toBe(false)
  expect(shown(new Error('broken'), ['email'])).toEqual({ any: false, said: [] })
})

test('ERR-04 a failure that stands beside its fields as a whole needs no toast', () => {
  const both = { email: 'No address.', provider: 'Only by email.' }
  const [whole, part] = [
    new CallError(400, { errors: { email: 'No address.' } }),
    new CallError(400, { errors: both }),
  ]
  expect([shown(whole, ['email']).any, shown(part, ['email']).any]).toEqual([true, true])
  expect([isSaidAtField(whole), isSaidAtField(part)]).toEqual([true, false])
})
