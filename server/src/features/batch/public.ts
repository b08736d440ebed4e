// The parts of batches for other features.

export { BATCH_NAME, batchOf, batchStore } from './batch-store.ts'
