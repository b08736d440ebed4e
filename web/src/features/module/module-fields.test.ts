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

test('VAL-04 the error about a link appears at its own row, also after blank rows', () => {
  const { error } = moduleFields.safeParse({ ...typed, questions: [row(''), row('A', 'nowhere')] })
  expect(error?.issues.map(({ path }) => path)).toEqual([['questions', 1, 'link']])
})

test('VAL-03 a link in a row without a name does not make the module invalid', () => {
  expect(moduleFields.safeParse({ ...typed, questions: [row('', 'nowhere')] }).success).toBe(true)
})

test('VAL-01 VAL-02 VAL-35 a blank title and description are refused with their messages', () => {
  const { error } = moduleFields.safeParse({ ...typed, title: ' ', description: '\n' })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Title is required',
    'Description is required',
  ])
})

test('several pasted lines become rows, with address and difficulty in their columns', () => {
  const text = '1. Two Sum\tMedium\thttps://a.dev/two-sum\n\n- Valid Anagram https://a.dev/anagram\nPlain'
  expect(pastedRows(text)).toEqual([
    { questionName: 'Two Sum', difficulty: 'Medium', link: 'https://a.dev/two-sum' },
    { questionName: 'Valid Anagram', difficulty: 'Easy', link: 'https://a.dev/anagram' },
    { questionName: 'Plain', difficulty: 'Easy', link: '' },
  ])
})

const lru = (name = 'LRU Cache', difficulty = 'Medium', link = 'https://a.dev/lru-cache') => ({
  questionName: name,
  difficulty,
  link,
})
test.each([
  'LRU Cache, Medium, https://a.dev/lru-cache',
  'LRU Cache,medium,https://a.dev/lru-cache',
  'LRU Cache,https://a.dev/lru-cache,MEDIUM',
  'https://a.dev/lru-cache, LRU Cache, Medium',
  'LRU Cache\tMEDIUM\thttps://a.dev/lru-cache',
  '12\tLRU Cache\thttps://a.dev/lru-cache\tmedium\t',
  'LRU Cache | medium | https://a.dev/lru-cache',
  '| LRU Cache | Medium | https://a.dev/lru-cache |',
  '| 7 | [LRU Cache](https://a.dev/lru-cache) | **Medium** |',
  'LRU Cache; Medium; https://a.dev/lru-cache',
  'LRU Cache;https://a.dev/lru-cache;Medium',
  '"LRU Cache","MEDIUM","https://a.dev/lru-cache"',
  '"LRU Cache", https://a.dev/lru-cache, "medium"',
  '3. LRU Cache (Medium) https://a.dev/lru-cache',
  '- [ ] [LRU Cache](https://a.dev/lru-cache) - medium',
  '* LRU Cache Medium https://a.dev/lru-cache',
  '[Medium] LRU Cache <https://a.dev/lru-cache>',
])('ADM-03 VAL-05 the pasted line %j becomes a row with its name, difficulty and link', (line) => {
  expect(pastedRows(line)).toEqual([lru()])
  expect(pastedRows(`Two Sum\n${line}\r\n`)).toEqual([lru('Two Sum', 'Easy', ''), lru()])
})

test('ADM-03 a name keeps its commas and its words', () => {
  const link = 'https://a.dev/x'
  const names: [string, string][] = [
    [`Pow(x, n), hard, ${link}`, 'Pow(x, n)'],
    [`"Sum, Product, and Max",Hard,${link}`, 'Sum, Product, and Max'],
    [`"Say ""hi"", twice"\tHard\t${link}`, 'Say "hi", twice'],
    [`Find, replace, ${link}, HARD`, 'Find, replace'],
    [`3Sum, Hard, ${link}`, '3Sum'],
    [`The Hard Way, Hard, ${link}`, 'The Hard Way'],
    [`2048\thard\t${link}`, '2048'],
  ]
  for (const [line, name] of names) expect(pastedRows(line), line).toEqual([lru(name, 'Hard', link)])
  expect(pastedRows('The Hard Way\nEasy Does It')?.map(({ difficulty }) => difficulty)).toEqual([
    'Easy',
    'Easy',
  ])
  expect(pastedRows('Two Sum https://a.dev/x,y')).toEqual([lru('Two Sum', 'Easy', 'https://a.dev/x,y')])
})

test('ADM-03 the header of a pasted table or spreadsheet is not a row', () => {
  const table =
    '| Name | Difficulty | Link |\n|---|:-:|---|\n| LRU Cache | medium | https://a.dev/lru-cache |'
  expect(pastedRows(table)).toEqual([lru()])
  expect(pastedRows('title,url,level\nLRU Cache,https://a.dev/lru-cache,Medium\nB,,Hard')).toEqual([
    lru(),
    lru('B', 'Hard', ''),
  ])
})

test('a single pasted line is text like any other', () => {
  for (const line of ['Two Sum\n', 'Pow(x, n)', 'https://a.dev/x', 'Easy', 'Medium, hard', 'a | b', '---'])
    expect(pastedRows(line), line).toBeUndefined()
})
