// Solutions that are handed in: sending, following to the verdict, and what a member handed in before.
export { claimFromSamples } from './sample-claim.ts'
export { SubmissionHistory } from './submission-history.tsx'
export { SubmissionView } from './submission-view.tsx'
export { type SubmitHandle, useSubmit } from './use-submit.ts'
