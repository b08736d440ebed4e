// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { all, enter, nameOf, one, pressButton, said, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const listOf = (at: number, questions: number) => ({
  _id: `0197f9a0-0000-7000-8000-${String(at).padStart(12, '0')}`,
  title: `List ${at}`,
  description: '',
  questions,
  solvable: Math.min(questions, 2),
  done: 0,
  shared: false,
  holds: false,
})

test('DSA-303 a list of a member says how many of its problems can be solved here, an empty one does not', async () => {
  await openScreen('/dsa/lists', {
    session: ashasSession,
    answers: {
      'GET /own-lists': { data: [listOf(1, 5), listOf(2, 0)] },
      'GET /lists': { data: [] },
      'GET /progress/memberId/lists': { data: [] },
    },
  })
  await until(() => expect(said()).toContain('2 solvable here'))
  expect(said()).not.toContain('0 solvable here')
})

test('LIST-391 what to add to a list is found by its name here, its number on LeetCode, and in spite of a typing error', async () => {
  const [list, id] = [listOf(1, 0), '0197f9a0-0000-7000-8000-000000000009']
  const question = { id, questionName: 'Two Sum', difficulty: 'Easy', slug: 'two-sum', number: 1 }
  const other = { ...question, id: list._id, questionName: '1 More Sum', slug: 'more-sum', number: 15 }
  const problem = { slug: 'sandbags', title: 'Sandbags and Balloons', difficulty: 'Easy', leetcode: 1 }
  await openScreen(`/dsa/own-lists/${list._id}`, {
    session: ashasSession,
    answers: {
      [`GET /own-lists/${list._id}`]: { data: { ...list, sharedAs: null, version: 1, questions: [] } },
      'GET /progress/imports/questions': { questions: [other, question] },
      'GET /problems': {
        data: [
          {
            ...problem,
            topics: [],
            questionId: id,
            question: 'Two Sum',
            languages: ['python'],
            style: 'function',
          },
        ],
      },
    },
  })
  await until(() => one('button', 'Add problems'))
  await pressButton('Add problems')
  const found = () => all('button', /^Add .* Sum$/).map(nameOf)
  await until(() => expect(found()).toHaveLength(2))
  for (const [text, names] of [
    ['sandbags and', ['Add Two Sum']],
    ['sandbgs', ['Add Two Sum']],
    ['leetcode 1', ['Add Two Sum', 'Add 1 More Sum']],
  ] as const) {
    await enter(one<HTMLInputElement>('field', 'Find problems'), text)
    expect(found(), text).toEqual(names)
  }
})
