// Submissions: sending, following to the verdict, and the history of a member.
export { claimFromSamples } from './sample-claim.ts'
export { SubmissionHistory } from './submission-history.tsx'
export { SubmissionLine } from './submission-line.tsx'
export { SubmissionView } from './submission-view.tsx'
export { type SubmitHandle, type SubmitState, useAccepted, useSubmit } from './use-submit.ts'
