import { expect, test } from 'vitest'
import { compareQuestions, type Question } from './compare-questions.ts'

const row = (questionName: string, given: Partial<Question> = {}): Question => ({
  questionName,
  difficulty: 'Easy',
  link: '',
  questionId: null,
  ...given,
})
const shown = (before: Question[], after: Question[]) =>
  compareQuestions(before, after).map((change) => {
    const from = change.how === 'moved' || change.how === 'changed' ? ` from ${change.from}` : ''
    return `${change.how} ${change.at} ${change.question.questionName}${from}`
  })

const [one, two, three] = [row('One'), row('Two'), row('Three')]

test('added, removed and unchanged rows keep their order', () => {
  expect(shown([one, two, three], [one, three, row('Four')])).toEqual([
    'same 1 One',
    'removed 2 Two',
    'same 2 Three',
    'added 3 Four',
  ])
})

test('a row with another link, level or name is the same question, changed', () => {
  const harder = row('Two', { difficulty: 'Hard' })
  expect(shown([one, two], [one, harder])).toEqual(['same 1 One', 'changed 2 Two from 2'])
  const linked = row('Old name', { link: 'https://example.com/a' })
  expect(shown([linked], [{ ...linked, questionName: 'New name' }])).toEqual(['changed 1 New name from 1'])
})

test('a moved row appears once, at its new place', () => {
  expect(shown([one, two, three], [three, one, two])).toEqual([
    'moved 1 Three from 3',
    'same 2 One',
    'same 3 Two',
  ])
})

test('a replaced row appears before its replacement, after the changed rows above', () => {
  const harder = row('Two', { difficulty: 'Hard' })
  expect(shown([one, two, three], [one, harder, row('Four')])).toEqual([
    'same 1 One',
    'changed 2 Two from 2',
    'removed 3 Three',
    'added 3 Four',
  ])
})

test('duplicate rows are paired once each', () => {
  expect(shown([one, one], [one])).toEqual(['same 1 One', 'removed 2 One'])
  expect(shown([], [])).toEqual([])
})

test('two long lists with nothing in common are compared quickly', () => {
  const many = (word: string) => Array.from({ length: 500 }, (_, at) => row(`${word} ${at}`))
  expect(shown(many('old'), many('new'))).toHaveLength(1000)
})
