// Finds problems and loads their modules. The judge thread imports it too, so nothing large belongs here.

export { editorialSolutions } from './editorial-solutions.ts'
export { learningPath } from './learning-path.ts'
export { type MergedQuestions, mergedQuestions, questionNames } from './merged-questions.ts'
export { publicInput, topicTitles } from './present-problem.ts'
export {
  cachedPromise,
  conditionsOf,
  type ProblemHead,
  type ProblemLibrary,
  problemOf,
  problemsByQuestion,
  questionIdOf,
  sourceHashOf,
} from './problem-library.ts'
export { judgeFolder, loadModule, rootFolder } from './problem-modules.ts'
