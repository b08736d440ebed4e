import type { Problem } from './problem.ts'

/** Stands in a published problem where its author has written no hint or no editorial. Readers never see it. */
export const UNWRITTEN = '(unwritten)'

/** Returns the problem without the stand-ins, as its readers get it. */
export function withoutUnwritten(problem: Problem): Problem {
  const { hints, editorial } = problem
  return {
    ...problem,
    hints: hints.filter((hint) => hint !== UNWRITTEN),
    editorial: editorial.trim() === UNWRITTEN ? '' : editorial,
  }
}
