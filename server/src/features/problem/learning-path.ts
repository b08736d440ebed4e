import { questions, topics } from '@callofcode/content/curriculum'
import { DIFFICULTIES, type Difficulty } from '@callofcode/contract/curriculum/curriculum'
import type { ProblemHead } from './problem-library.ts'

type Placed = Pick<ProblemHead, 'slug' | 'title' | 'topic' | 'difficulty' | 'question'>

const topicPlace = new Map(topics.map(({ slug, order }) => [slug, order]))
const questionPlace = new Map(questions.map(({ slug }, at) => [slug, at]))
const rank = (difficulty: Difficulty) => DIFFICULTIES.indexOf(difficulty)

/** Returns the problems in the order of the curriculum, by topic and then by question. */
export function learningPath<P extends Placed>(problems: readonly P[]): P[] {
  return problems
    .map((problem) => ({
      problem,
      topic: topicPlace.get(problem.topic) ?? topics.length,
      at: placeOf(problem),
    }))
    .sort(
      (one, other) =>
        one.topic - other.topic ||
        one.at - other.at ||
        one.problem.title.localeCompare(other.problem.title, 'en'),
    )
    .map(({ problem }) => problem)
}

/** Returns the place of a problem. One that is no question of its topic comes before the first harder question there. */
function placeOf({ topic, question, difficulty }: Placed): number {
  const isOfTopic = (one: (typeof questions)[number] | undefined) => one?.topics[0] === topic
  const own = questionPlace.get(question ?? '')
  if (own !== undefined && isOfTopic(questions[own])) return own
  const harder = questions.findIndex((one) => isOfTopic(one) && rank(one.difficulty) > rank(difficulty))
  return harder < 0 ? questions.length : harder - 0.5
}
