import * as content from '@callofcode/content/curriculum'

const { contentId } = content

/** The topics that this release ships, by id. */
export const shippedTopics = new Map(
  content.topics.map(({ slug, title, description, difficulty }) => [
    contentId('topic', slug),
    { title, description, difficulty },
  ]),
)

/** The questions that this release ships, by id. `topic` is the topic that lists the question. */
export const shippedQuestions = new Map(
  content.questions.map(({ slug, name, difficulty, link, topics }) => [
    contentId('question', slug),
    { name, difficulty, link, topic: contentId('topic', topics[0] ?? '') },
  ]),
)

/**
 * Returns the fields that belong to the club after these were set. A field that was set back to the shipped value belongs to the
 * product again.
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
