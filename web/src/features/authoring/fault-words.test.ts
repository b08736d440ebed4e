import { expect, test } from 'vitest'
import { faultInWords } from './fault-words.ts'

const said = (file: string, reason: string) => {
  const { label, reason: words, place } = faultInWords({ file, reason })
  return [label, words, place]
}

test('CLUB-652 faults are said with the labels of the screen, and each has the place of its field', () => {
  expect(said('problem.json', 'title: Invalid input: expected string, received undefined')).toEqual([
    'Title',
    'is missing',
    { part: 'task', field: 'title' },
  ])
  expect(said('problem.json', 'hints.1: is empty')).toEqual([
    'Hint 2',
    'is missing',
    { part: 'task', field: 'hints-2' },
  ])
  expect(said('problem.json', 'topic: there is no topic "kites"')[1]).toBe('there is no topic “kites”')
  expect(
    said('problem.json', 'multiplier.cpp: is less than 1.5: then a good solution fails by chance'),
  ).toEqual([
    'Multipliers',
    'is less than 1.5: then a good solution fails by chance',
    { part: 'task', field: 'multiplier' },
  ])
  expect(said('data', 'has 2 tests; at least 3 are needed')).toEqual([
    'Tests',
    'has 2 tests; at least 3 are needed',
    { part: 'tests', file: 'data' },
  ])
  expect(said('data/secret/7.ans', 'is missing')[0]).toBe('Test 7.ans')
  expect(said('submissions/accepted/mine.py', 'gets Wrong Answer on secret/3')).toEqual([
    'Solution mine.py (Accepted)',
    'gets Wrong Answer on secret/3',
    { part: 'solutions', file: 'submissions/accepted/mine.py' },
  ])
})
