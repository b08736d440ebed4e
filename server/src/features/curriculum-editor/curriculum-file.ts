import {
  curriculumFile,
  type EditedQuestion,
  type EditedTopic,
  questionFile,
} from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { csvFile } from '@callofcode/contract/download'
import type { EditorDependencies } from './edit-curriculum.ts'
import { questionList } from './question-list.ts'
import { topicEditorStore } from './topic-editor-store.ts'

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

/** The whole curriculum as a file, for admins. */
export function curriculumFileRoutes({ api, database }: EditorDependencies) {
  api.serveFile(curriculumFile, async () => ({
    name: 'curriculum.json',
    body: curriculumJson(await readAll()),
  }))
  api.serveFile(questionFile, async () => ({ name: 'questions.csv', body: curriculumCsv(await readAll()) }))

  async function readAll(): Promise<Curriculum> {
    const questions = await questionList.all(database.sql)
    // Topics are read after the questions, so every question's topic is among them.
    const topics = await topicEditorStore.list(database.sql)
    return { topics, questions }
  }
}
