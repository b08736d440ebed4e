// What members had solved elsewhere, and by what names questions are found.

export { type ImportedQuestion, importedQuestions } from './imported-questions.ts'
export { namedQuestions } from './named-questions.ts'
