// The batches of the club's members: their list, and where it is kept.

export { batchesRead } from './batch-queries.ts'
export { BatchesButton } from './batches-dialog.tsx'
