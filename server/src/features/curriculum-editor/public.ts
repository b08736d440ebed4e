// How the curriculum is changed, for what is made of its questions.

export { editCurriculum } from './edit-curriculum.ts'
export { questionEditorStore } from './question-editor-store.ts'
export { questionList } from './question-list.ts'
