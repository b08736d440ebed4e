import * as content from '@callofcode/content/curriculum'

const { contentId } = content

/** What this release ships of each topic, by id. */
export const shippedTopics = new Map(
  content.topics.map(({ slug, title, description, difficulty }) => [
    contentId('topic', slug),
    { title, description, difficulty },
  ]),
)

/** What this release ships of each question, by id. `topic` is the one that lists it. */
export const shippedQuestions = new Map(
  content.questions.map(({ slug, name, difficulty, link, topics }) => [
    contentId('question', slug),
    { name, difficulty, link, topic: contentId('topic', topics[0] ?? '') },
  ]),
)

/**
 * The fields that are the club's after these were set. One that was set back to what is shipped is the product's again.
 */
export function editedAfter<Field extends string>(
  before: readonly Field[],
  shipped: object | undefined,
  set: Partial<Record<Field, unknown>>,
): Field[] {
  const asShipped = shipped as Partial<Record<Field, unknown>> | undefined
  const names = Object.keys(set) as Field[]
  const isShipped = (name: Field) =>
    name === 'hidden' ? shipped !== undefined && set[name] === false : asShipped?.[name] === set[name]
  return [
    ...before.filter((name) => !names.includes(name)),
    ...names.filter((name) => !isShipped(name) || !asShipped),
  ]
}
