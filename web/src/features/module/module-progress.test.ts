import type { LearningModule } from '@callofcode/contract/module/module'
import { expect, test } from 'vitest'
import { doneIds, progressOf, stoppedAt } from './module-progress.ts'

const module = (_id: string, ...ids: (string | null)[]): LearningModule => ({
  _id,
  title: _id,
  description: '',
  createdBy: '',
  level: 'Beginner',
  questions: ids.map((questionId, at) => ({
    questionName: `${_id} ${at}`,
    difficulty: 'Easy',
    link: '',
    questionId,
  })),
})
const ticked = (questionId: string, day: number) => ({
  questionId,
  topicIds: [],
  difficulty: 'Easy' as const,
  completedAt: `2026-01-0${day}T00:00:00.000Z`,
})

test('MOD-08 progress counts the questions in the tracker, and the next is the first one not completed', () => {
  const progress = progressOf(
    module('a', 'q1', null, 'q2', 'q3'),
    doneIds([ticked('q1', 1), ticked('q9', 1)]),
  )
  expect(progress).toMatchObject({ done: 1, total: 3, next: { questionId: 'q2' } })
  expect(progressOf(module('b', null), new Set())).toEqual({ done: 0, total: 0, next: undefined })
})

test('MOD-05 the module to continue is the unfinished one worked on last', () => {
  const first = module('first', 'q1', 'q2')
  const second = module('second', 'q3', 'q4')
  const finished = module('finished', 'q5')
  const modules = [first, second, finished, module('untouched', 'q6')]
  const completed = [ticked('q3', 2), ticked('q1', 1), ticked('q5', 3)]
  expect(stoppedAt(modules, completed)).toBe(second)
  expect(stoppedAt(modules, [ticked('q1', 4), ...completed])).toBe(second)
  expect(stoppedAt(modules, [ticked('q5', 3)])).toBeUndefined()
})
