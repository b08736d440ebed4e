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
 * Returns the next unsolved problem. An easy one is followed by an easy one that is answered in the same way, so that a beginner
 * need not also learn to read input: of the same main topic, or else the first of the path that shares a topic. One that counts in
 * the tracker is preferred, since a beginner looks there for the solve. Otherwise it is of the same main topic and level, or else of the topic's next level. Otherwise the next problems of the path are tried in the same
 * way. After the end, the search starts again at the beginning.
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
