import { expect, test } from 'vitest'
import { fieldsOf, readInput } from './custom-inputs.ts'

const problem = {
  signature: {
    name: 'f',
    parameters: [
      { name: 'values', type: 'int[]' },
      { name: 'word', type: 'string' },
    ],
    returns: 'int',
  },
}

test('an input parses back from its displayed form', () => {
  const input = { arguments: [[1, -2], 'a b'] }
  expect(readInput(problem, { fields: fieldsOf(input) })).toEqual({ input })
})

test('an invalid value shows an error beside its own field', () => {
  const read = readInput(problem, { fields: ['[1, 2.5]', 'no quotes'] })
  expect(read).toEqual({
    faults: [
      'This is not of the type int[]. An example: [5].',
      'Write a value of the type string as JSON, like "abc".',
    ],
  })
})

test('a program gets its standard input with a line end', () => {
  expect(readInput({ signature: null }, { fields: ['1 2'] })).toEqual({ input: { stdin: '1 2\n' } })
})
