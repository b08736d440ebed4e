import { expect, test } from 'vitest'
import { differenceOf, markedDifference } from './difference.ts'

const answers = (given: string, expected: string, anyOrder = false) => ({ given, expected, anyOrder })
/** Returns the answer with the marked parts in braces. */
const marked = (given: string, expected: string, anyOrder = false) =>
  markedDifference(answers(given, expected, anyOrder))
    .map(({ text, differs }) => (differs ? `{${text}}` : text))
    .join('')

test.each([
  ['12', '1 2', 'Only spaces or line breaks differ.'],
  ['"a b"', '"ab"', 'Only spaces or line breaks differ.'],
  ['YES', 'Yes', 'Only upper and lower case differ.'],
  ['True', 'true', 'Only upper and lower case differ.'],
  ['[1, 2]', '1 2', 'The values are right: only brackets, commas, quotes or spaces differ.'],
  ['[[1, 2], [3]]', '[[1], [2, 3]]', 'The values are right: only brackets, commas, quotes or spaces differ.'],
  ['[2, 1]', '[1, 2]', 'The values are right, but in another order.'],
  ['b a', 'a b', 'The values are right, but in another order.'],
  ['4', '3', 'It is one too large. Look at where you begin to count and where you stop.'],
  [
    '9007199254740992',
    '9007199254740993',
    'It is one too small. Look at where you begin to count and where you stop.',
  ],
  [
    '[0, 2]',
    '[1, 3]',
    'Every number is one too small. Do you count from 0 where 1 is meant, or the other way round?',
  ],
  ['[1, 3, 6]', '[1, 3, 5]', 'One number is one too large.'],
  [
    '[1, 3, 5]',
    '[0, 3, 6]',
    'The numbers that differ are one off. Do you count from 0 where 1 is meant, or the other way round?',
  ],
  ['[1, 2]', '[1, 2, 3]', 'Only the last value is missing.'],
  ['[2, 3]', '[1, 2, 3]', 'Only the first value is missing.'],
  ['5\n6', '5', 'It begins with the right answer, and goes on after it.'],
  ['Enter n: 5', '5', 'It ends with the right answer, but something else comes before it.'],
])('RES-08 %j where %j was expected: %s', (given, expected, words) => {
  expect(differenceOf(answers(given, expected))).toBe(words)
})

test.each([
  ['7', '3'],
  ['', '3'],
  ['[1, 9]', '[1, 2, 3]'],
  ['cat', 'dog'],
  ['[12, 3]', '[1, 23]'],
  ['1.5', '0.5'],
  [`${'1 '.repeat(20_000)}2`, `${'1 '.repeat(20_000)}3`],
])('RES-08 no sentence for %j', (given, expected) => {
  expect(differenceOf(answers(given, expected))).toBeUndefined()
})

test('RES-08 where any order counts, neither the order nor a place is blamed', () => {
  expect(differenceOf(answers('[2, 1]', '[1, 3]', true))).toBeUndefined()
  expect(marked('[2, 1, 4, 4]', '[1, 4, 3, 2]', true)).toBe('[2, 1, 4, {4}]')
})

test.each([
  ['[1, 4, 3]', '[1, 2, 3]', '[1, {4}, 3]'],
  ['[1, 2, 9, 3]', '[1, 2, 3]', '[1, 2, {9}, 3]'],
  ['[1, 3]', '[1, 2, 3]', '[1, 3]'],
  ['["a, b", "c"]', '["a, b", "d"]', '["a, b", {"c"}]'],
  ['Yes\nno', 'Yes\nNo', 'Yes\n{no}'],
  ['[0.3333333, 0.5]', '[0.33333333, 0.6]', '[0.3333333, {0.5}]'],
  ['7', '3', '{7}'],
  ['{"a": 1}', '{"a": 2}', '{"a": {1}}'],
])('RES-08 of %j where %j was expected, %s is marked', (given, expected, shown) => {
  expect(marked(given, expected)).toBe(shown)
})

test('RES-08 what is marked and what is not make the whole answer, also a long one', () => {
  const given = ' [1,\t"x\\"y" ,2] '
  expect(
    markedDifference(answers(given, '[1]'))
      .map(({ text }) => text)
      .join(''),
  ).toBe(given)
  const long = '1 '.repeat(20_000)
  expect(markedDifference(answers(long, '2'))).toEqual([{ text: long, differs: false }])
})
