// Looking up problems and loading their modules. The judge thread imports it too, so nothing large belongs here.

export { editorialSolutions } from './editorial-solutions.ts'
export { learningPath } from './learning-path.ts'
export { type MergedQuestions, mergedQuestions, questionNames } from './merged-questions.ts'
export {
  conditionsOf,
  type ProblemHead,
  type ProblemLibrary,
  problemOf,
  problemsByQuestion,
  questionIdOf,
  sourceHashOf,
} from './problem-library.ts'
export { judgeFolder, loadModule, rootFolder } from './problem-modules.ts'
export { cachedPromise } from './promise-cache.ts'
export { publicInput } from './public-input.ts'
export { topicTitles } from './topic-titles.ts'
