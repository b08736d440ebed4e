// What members had solved elsewhere.

export { type ImportedQuestion, importedQuestions } from './imported-questions.ts'
