// What somebody has solved, and which problem follows.

export { refreshAfterSolve, refreshAfterTick } from './after-tick.ts'
export { useFirstProblem } from './first-problem.ts'
export { nextOfPath } from './next-of-path.ts'
export { allProblems, ownProgress, solvedHere, useSolved, useSolvedHere } from './solved.ts'
