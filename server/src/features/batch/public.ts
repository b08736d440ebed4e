// What the other features need of batches.

export { BATCH_NAME, batchOf, batchStore } from './batch-store.ts'
