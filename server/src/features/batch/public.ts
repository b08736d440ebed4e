// The parts of batches for other features.

export { BATCH_NAME, batchNamed, batchOf, batchStore } from './batch-store.ts'
