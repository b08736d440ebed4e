// Submissions: sending, following to the verdict, and the history of a member.

export { SubmissionLine } from './submission-line.tsx'
export { SubmissionView } from './submission-view.tsx'
export {
  claimFromSamples,
  type SubmitHandle,
  type SubmitState,
  submissionAt,
  useSubmit,
  useVerdict,
} from './use-submit.ts'
export const loadSubmissionHistory = async () => (await import('./submission-history.tsx')).SubmissionHistory
