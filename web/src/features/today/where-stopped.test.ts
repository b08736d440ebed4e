import type { Today } from '@callofcode/contract/curriculum'
import { expect, test } from 'vitest'
import { whereStopped } from './where-stopped.ts'

const given: Today = {
  active: [],
  question: {
    id: 'q1',
    questionName: 'Climbing Stairs',
    difficulty: 'Easy',
    topicId: 't1',
    topic: 'DP',
    done: 2,
    total: 9,
    tickedAt: '2026-03-02T10:00:00.000Z',
  },
  begun: { slug: 'fair-cuts', title: 'Fair Cuts', difficulty: 'Easy', savedAt: '2026-03-02T11:00:00.000Z' },
  problems: [],
  solved: 0,
  event: null,
  thread: null,
  hasWritten: false,
}
const read = { to: '/dashboard/blogs/7', title: 'Two pointers', at: '2026-03-02T10:30:00.000Z' }

test('TODAY-01 what was touched last comes first: code, a question’s row, or what was read', () => {
  expect(whereStopped(given, read).map(({ title }) => title)).toEqual([
    'Fair Cuts',
    'Two pointers',
    'Climbing Stairs',
  ])
  expect(whereStopped(given, { ...read, at: '2026-03-02T12:00:00.000Z' })[0]?.to).toBe(read.to)
  const [question] = whereStopped({ ...given, begun: null }, undefined)
  expect(question).toMatchObject({ to: '/dsa', search: { topic: 't1' }, hash: 'question-q1' })
})

test('TODAY-01 what was never touched comes after everything that was', () => {
  const fresh = { ...given, question: given.question && { ...given.question, tickedAt: null } }
  expect(whereStopped(fresh, undefined).map(({ kind }) => kind)).toEqual(['problem', 'question'])
})
