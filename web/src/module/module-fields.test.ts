import { expect, test } from 'vitest'
import { blankModule, blankRow, moduleFields, namedRows } from './module-fields.ts'
import { pastedRows } from './pasted-rows.ts'

const typed = { ...blankModule('Asha'), title: 'Two pointers', description: 'From both ends' }
const row = (questionName: string, link = '') => ({ ...blankRow, questionName, link })

test('VAL-03 rows whose name is blank once trimmed are dropped, the rest keep their order', () => {
  expect(namedRows([row('A'), row('  '), row('B'), row('')])).toEqual([row('A'), row('B')])
  const { questions } = moduleFields.parse({ ...typed, questions: [row(' '), row('A')] })
  expect(questions).toEqual([row('A')])
})

test('VAL-04 the message about a link stands at the row that was typed, blank rows before it or not', () => {
  const { error } = moduleFields.safeParse({ ...typed, questions: [row(''), row('A', 'nowhere')] })
  expect(error?.issues.map(({ path }) => path)).toEqual([['questions', 1, 'link']])
})

test('VAL-03 a link in a row without a name is no reason to refuse the module', () => {
  expect(moduleFields.safeParse({ ...typed, questions: [row('', 'nowhere')] }).success).toBe(true)
})

test('VAL-01 VAL-02 VAL-35 a blank title and description are refused with their messages', () => {
  const { error } = moduleFields.safeParse({ ...typed, title: ' ', description: '\n' })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Title is required',
    'Description is required',
  ])
})

test('several pasted lines become rows; an address and a difficulty find their cells', () => {
  const text = '1. Two Sum\tMedium\thttps://a.dev/two-sum\n\n- Valid Anagram https://a.dev/anagram\nPlain'
  expect(pastedRows(text)).toEqual([
    { questionName: 'Two Sum', difficulty: 'Medium', link: 'https://a.dev/two-sum' },
    { questionName: 'Valid Anagram', difficulty: 'Easy', link: 'https://a.dev/anagram' },
    { questionName: 'Plain', difficulty: 'Easy', link: '' },
  ])
})

test('a single pasted line is text like any other', () => {
  expect(pastedRows('Two Sum\n')).toBeUndefined()
})
