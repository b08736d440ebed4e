// The list of problems, for the page of one of them.
export { nextUnsolved, stayInList, useListPlace } from './list-context.ts'
export { ProblemSteps } from './problem-steps.tsx'
