import { curriculumFile, questionFile } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { type Curriculum, curriculumCsv, curriculumJson } from './curriculum-file.ts'
import type { EditorDependencies } from './edit-curriculum.ts'
import { questionList } from './question-list.ts'
import { topicEditorStore } from './topic-editor-store.ts'

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
