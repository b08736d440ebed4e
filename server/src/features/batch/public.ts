// The parts of batches for other features.

export { BATCH_NAME, batchExists, batchNamed, batchOf, batchStore } from './batch-store.ts'
