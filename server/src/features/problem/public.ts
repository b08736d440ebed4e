// Problems as they are looked up, and how their modules are loaded. The judge thread imports it too: nothing large.

export {
  conditionsOf,
  type ProblemLibrary,
  problemOf,
  questionIdOf,
  sourceHashOf,
} from './problem-library.ts'
export { judgeFolder, loadModule, rootFolder } from './problem-modules.ts'
export { cachedPromise } from './promise-cache.ts'
