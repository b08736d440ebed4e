import {
  type completedQuestion,
  DIFFICULTIES,
  type Difficulty,
  type NextInTopic,
  type Question,
  type Topic,
} from '@callofcode/contract/curriculum/curriculum'
import type { z } from 'zod'

export type Completed = z.infer<typeof completedQuestion>

export interface Share {
  readonly done: number
  readonly total: number
}
export interface Tally extends Share {
  readonly by: Readonly<Record<Difficulty, Share>>
}

export const questionsIn = ({ questions }: Topic) =>
  DIFFICULTIES.reduce((sum, one) => sum + questions[one], 0)

/** Counts the done questions of these topics. A question that was removed from the lists counts in no topic. */
export function tallyOf(topics: readonly Topic[], completed: readonly Completed[]): Tally {
  const ids = new Set(topics.map(({ id }) => id))
  const listed = completed.filter(({ topicIds }) => topicIds.some((id) => ids.has(id)))
  const share = (one: Difficulty): Share => ({
    done: listed.filter(({ difficulty }) => difficulty === one).length,
    total: topics.reduce((sum, { questions }) => sum + questions[one], 0),
  })
  const by = { Easy: share('Easy'), Medium: share('Medium'), Hard: share('Hard') }
  const total = DIFFICULTIES.reduce((sum, one) => sum + by[one].total, 0)
  return { done: listed.length, total, by }
}

/**
 * Returns the topic to go on with: the first unfinished one of `next`, which was worked on last. The server sets the order, so
 * that Today, the map and the tracker agree.
 */
export function nextTopic(
  topics: readonly Topic[],
  completed: readonly Completed[],
  next: readonly NextInTopic[],
): Topic | undefined {
  const unfinished = topics.filter((topic) => tallyOf([topic], completed).done < questionsIn(topic))
  const byId = new Map(unfinished.map((topic) => [topic.id, topic]))
  return next.map(({ topicId }) => byId.get(topicId)).find(Boolean) ?? unfinished[0]
}

/** Returns the first question of a topic that is not done. Questions that can be solved on this site are preferred. */
export function nextQuestion(
  questions: readonly Question[] | undefined,
  completed: readonly Completed[],
  here: ReadonlyMap<string | null, unknown>,
): Question | undefined {
  const done = new Set(completed.map(({ questionId }) => questionId))
  const open = questions?.filter(({ id }) => !done.has(id))
  return open?.find(({ id }) => here.has(id)) ?? open?.[0]
}
