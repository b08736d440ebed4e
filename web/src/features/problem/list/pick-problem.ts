import { DIFFICULTIES } from '@callofcode/contract/curriculum/curriculum'
import type { ProblemRow } from './find-problems.ts'

type Picked = Pick<ProblemRow, 'slug' | 'difficulty' | 'topics' | 'state'>

/** The number of next topics that count as near, if the member has not begun them. */
const NEXT_TOPICS = 3

/**
 * Returns a random unsolved problem from `found`, and an easy step if there is one. An easy step is in a topic that the member
 * has begun or in one of the next topics. It is at most one difficulty above what the member has solved there. If all are solved,
 * any problem is returned. `all` is in the order of the learning path.
 */
export function pickProblem<P extends Picked>(
  found: readonly P[],
  all: readonly Picked[],
  random: () => number = Math.random,
): P | undefined {
  const open = found.filter(({ state }) => state !== 'Solved')
  const easy = open.filter(easySteps(all))
  const choices = [easy, open, found].find((some) => some.length > 0) ?? []
  return choices[Math.floor(random() * choices.length)]
}

function easySteps(all: readonly Picked[]): (problem: Picked) => boolean {
  const topics = new Set(all.map(topicOf))
  /** The hardest difficulty solved in each topic. */
  const reached = new Map<string, number>()
  for (const problem of all)
    if (problem.state === 'Solved')
      reached.set(topicOf(problem), Math.max(rank(problem), reached.get(topicOf(problem)) ?? 0))
  const next = new Set([...topics].filter((topic) => !reached.has(topic)).slice(0, NEXT_TOPICS))
  return (problem) => {
    const topic = topicOf(problem)
    return (reached.has(topic) || next.has(topic)) && rank(problem) <= (reached.get(topic) ?? -1) + 1
  }
}

const rank = ({ difficulty }: Picked) => DIFFICULTIES.indexOf(difficulty)
const topicOf = ({ topics: [topic] }: Picked) => topic?.slug ?? ''
