import { expect, test } from 'vitest'
import { missingQuality, needsOf, QUALITY_STEPS } from './standard.ts'

const task = { title: 'Doubled', difficulty: 'Easy', topic: 'arrays', style: 'stdin' }
const pair = (place: string) => ({ [`data/${place}.in`]: '', [`data/${place}.ans`]: '' })
const enough: Readonly<Record<string, string>> = {
  'problem.json': JSON.stringify(task),
  'statement.md': 'Twice as much.',
  'submissions/accepted/mine.py': 'print(1)',
  ...pair('sample/1'),
  ...pair('secret/2'),
  ...pair('secret/3'),
}
const needs = (files: Readonly<Record<string, string>>) => needsOf(files).map(({ need }) => need)

test('CLUB-652 all that a problem needs is said at once, and nothing more once it is there', () => {
  expect(needs({})).toEqual(['task', 'statement', 'solution', 'tests'])
  expect(needs({ 'problem.json': '{}', 'statement.md': ' ' })).toEqual([
    'title',
    'difficulty',
    'topic',
    'statement',
    'solution',
    'tests',
  ])
  expect(needs(enough)).toEqual([])
})

test('CLUB-652 a test without its other file is named, and one is shown and one is not', () => {
  const { 'data/secret/3.ans': _, ...lonely } = enough
  expect(needsOf(lonely)).toEqual([{ need: 'output', file: 'data/secret/3.in' }])
  const { 'data/sample/1.in': _in, 'data/sample/1.ans': _ans, ...unshown } = enough
  expect(needs({ ...unshown, ...pair('secret/4') })).toEqual(['shown'])
})

test('CLUB-650 Java alone is no solution for it, as nothing is measured in it', () => {
  const { 'submissions/accepted/mine.py': code = '', ...others } = enough
  expect(needs({ ...others, 'submissions/accepted/Mine.java': code })).toEqual(['solution'])
})

test('CLUB-651 the score counts what the whole standard has more, and names first what helps most', () => {
  expect(missingQuality(enough, 3)).toEqual(QUALITY_STEPS.filter((step) => step !== 'python'))
  const better = {
    ...enough,
    'problem.json': JSON.stringify({ ...task, hints: ['a', 'b', 'c'] }),
    'statement.md': 'Twice.\n\n### Example 1\n\n### Example 2\n\n### Constraints\n\n- $1 \\le n$\n',
    'editorial.md': 'It takes $O(1)$.',
    'submissions/wrong_answer/once.py': '',
  }
  expect(missingQuality(better, 3)).toEqual(['wholeTests', 'cpp', 'javascript', 'twoWrong'])
})

test('CLUB-651 tests that are made by code are those that the judge counted', () => {
  expect(missingQuality({ 'tests.ts': 'export' }, 15)).not.toContain('wholeTests')
  expect(missingQuality({ 'tests.ts': 'export' }, undefined)).toContain('wholeTests')
})
