// Parts of the problem list for the page of a problem.
export { nextUnsolved, stayInList, useListPlace } from './list-context.ts'
export { ProblemSteps } from './problem-steps.tsx'
