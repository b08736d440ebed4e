import type { Topic } from '@callofcode/contract/curriculum/curriculum'
import { expect, test } from 'vitest'
import { type Completed, nextQuestion, nextTopic, tallyOf } from './progress.ts'

const topic = (id: string, Easy: number, Medium = 0, Hard = 0): Topic => ({
  id,
  slug: id,
  title: id,
  description: '',
  difficulty: 'Beginner',
  questions: { Easy, Medium, Hard },
  solvable: 0,
})
const done = (topicIds: string[], completedAt: string, difficulty: Completed['difficulty'] = 'Easy') => ({
  questionId: completedAt,
  topicIds,
  difficulty,
  completedAt,
})

const topics = [topic('arrays', 1), topic('strings', 2, 1), topic('graphs', 3)]

test('completed questions are counted by difficulty', () => {
  const tally = tallyOf(topics, [done(['arrays'], '1'), done(['strings'], '2', 'Medium')])
  expect(tally).toMatchObject({
    done: 2,
    total: 7,
    by: { Easy: { done: 1, total: 6 }, Medium: { done: 1, total: 1 } },
  })
})

test('a question removed from the lists counts in no share, so no share exceeds 100 percent', () => {
  expect(tallyOf(topics, [done([], '1')]).done).toBe(0)
})

const order = (...ids: string[]) =>
  ids.map((topicId) => ({ topicId, questionId: `${topicId}-1`, questionName: topicId, problem: null }))

test('LEARN-112 next is the unfinished topic that the server names first', () => {
  const completed = [done(['strings'], '2026-02'), done(['graphs'], '2026-01')]
  expect(nextTopic(topics, completed, order('graphs', 'strings'))?.id).toBe('graphs')
})

test('next is the first unfinished topic when the last one is finished or there is no activity', () => {
  expect(nextTopic(topics, [done(['arrays'], '2026-02')], order('arrays', 'strings'))?.id).toBe('strings')
  expect(nextTopic(topics, [], [])?.id).toBe('arrays')
})

test('there is no next topic once everything is completed', () => {
  expect(nextTopic([topic('arrays', 1)], [done(['arrays'], '1')], [])).toBeUndefined()
})

test('DSA-28 the question to continue with is the first one of the topic that is not done', () => {
  const named = (id: string) => ({ id, questionName: id, difficulty: 'Easy' as const, link: '' })
  const questions = [named('1'), named('2'), named('3')]
  const first = done(['arrays'], '1')
  expect(nextQuestion(questions, [first, done(['arrays'], '3')], new Map())?.id).toBe('2')
  // Questions solvable on this site come first.
  expect(nextQuestion(questions, [first], new Map([['3', 'three']]))?.id).toBe('3')
  expect(nextQuestion([named('1')], [first], new Map())).toBeUndefined()
  expect(nextQuestion(undefined, [], new Map())).toBeUndefined()
})
