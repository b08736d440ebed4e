import { csvFile } from '@callofcode/contract/csv'
import type { EditedQuestion, EditedTopic } from '@callofcode/contract/curriculum-editor/curriculum-editor'

/** The current curriculum: topics and questions in their order, including hidden ones. */
export interface Curriculum {
  readonly topics: readonly EditedTopic[]
  readonly questions: readonly EditedQuestion[]
}

/** Writes the whole curriculum, with the ids that ticks refer to. */
export function curriculumJson({ topics, questions }: Curriculum): string {
  const lists = new Map<string | null, object[]>([[null, []]])
  for (const { _id } of topics) lists.set(_id, [])
  for (const { _id: id, questionName: name, difficulty, link, hidden, topicId } of questions)
    lists.get(topicId)?.push({ id, name, difficulty, link, hidden })
  const file = {
    topics: topics.map(({ _id: id, title, description, difficulty: level, hidden }) => ({
      id,
      title,
      description,
      level,
      hidden,
      questions: lists.get(id),
    })),
    withoutTopic: lists.get(null),
  }
  return `${JSON.stringify(file, undefined, 2)}\n`
}

const HEAD = ['Id', 'Topic', 'Name', 'Difficulty', 'Link', 'Hidden']

/** Writes the questions, one row for each. */
export const curriculumCsv = ({ questions }: Curriculum): string =>
  csvFile([
    HEAD,
    ...questions.map(({ _id, topic, questionName, difficulty, link, hidden }) => [
      _id,
      topic ?? '',
      questionName,
      difficulty,
      link,
      hidden ? 'yes' : 'no',
    ]),
  ])
