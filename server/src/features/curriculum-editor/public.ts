// Changes the curriculum, for features that build on its questions.

export { editCurriculum } from './edit-curriculum.ts'
export { questionEditorStore } from './question-editor-store.ts'
export { questionList } from './question-list.ts'
