// The list of problems, for the page of one of them.
export { nextOfPath, nextUnsolved, stayInList, useListPlace } from './list-context.ts'
export { allProblems, useSolved } from './problem-states.ts'
export { ProblemSteps } from './problem-steps.tsx'
