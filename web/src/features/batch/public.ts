// Batches for other features: their list, the years of members, and their mentors.

export { batchesRead, useYears } from './batch-queries.ts'
export { BatchesButton } from './batches-dialog.tsx'
export { MentorCards, ownMentoring } from './mentor-cards.tsx'
export { MentorChoice } from './mentor-choice.tsx'
