import { DIFFICULTIES, type Difficulty } from '../curriculum/curriculum.ts'

/** What the choice reads of a problem. `topics` begins with the main topic. */
interface Placed {
  readonly slug: string
  readonly difficulty: Difficulty
  readonly style: string
  readonly topics: readonly { readonly slug: string }[]
  /** Null without a question in the tracker. */
  readonly questionId: string | null
}

/**
 * Returns the next unsolved problem. After the end of the path, the search starts again at the beginning. In this order:
 * - After an easy problem: an easy one that shares a topic and is answered in the same way, so that a beginner need not also learn
 *   to read input. One that counts in the tracker comes first, because a beginner looks there for the solve.
 * - One of the same main topic and level, or else of the topic's next level.
 * - One of the same level anywhere, or else of the next level, or else any.
 */
export function nextOfPath<P extends Placed>(
  problems: readonly P[],
  slug: string,
  solved: ReadonlySet<string>,
): P | undefined {
  const at = problems.findIndex((one) => one.slug === slug)
  const here = problems[at]
  const open = [...problems.slice(at + 1), ...problems.slice(0, Math.max(0, at))].filter(
    (one) => !solved.has(one.slug),
  )
  if (!here) return open[0]
  const topic = here.topics[0]?.slug
  const ofTopic = open.filter(({ topics }) => topics[0]?.slug === topic)
  const level = DIFFICULTIES.indexOf(here.difficulty)
  const byLevel = (of: readonly P[]) =>
    of.find(({ difficulty }) => difficulty === here.difficulty) ??
    of.find(({ difficulty }) => DIFFICULTIES.indexOf(difficulty) === level + 1)
  const asEasy = ({ difficulty, style }: P) =>
    here.difficulty === 'Easy' && difficulty === 'Easy' && style === here.style
  const trained = new Set(here.topics.map(({ slug: own }) => own))
  const easy = [...ofTopic, ...problems.filter((one) => open.includes(one))].filter(
    (one) => asEasy(one) && one.topics.some(({ slug: own }) => trained.has(own)),
  )
  const counted = easy.find(({ questionId }) => questionId !== null)
  return counted ?? easy[0] ?? byLevel(ofTopic) ?? byLevel(open) ?? open[0]
}
