// Submissions, for the page of a problem.

export type { JudgeDispatcher } from './judge-dispatcher.ts'
export { presentSubmission } from './present-submission.ts'
export { readShape } from './shape/read-shape.ts'
export { hasSolved, solvedBetween, solvedCount, solvedStore, submittedBetween } from './solved-store.ts'
export { submissionStore } from './submission-store.ts'
export { problemSubmissions } from './submission-tables.ts'
