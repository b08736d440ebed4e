// The solved problems of a person, and the next problem.

export { refreshAfterSolve, refreshAfterTick } from './after-tick.ts'
export { useFirstProblem } from './first-problem.ts'
export { allProblems, ownProgress, solvedHere, useSolved, useSolvedHere } from './solved.ts'
