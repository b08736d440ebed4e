// The parts of batches for other features.

export { BATCH_NAME, batchExists, batchNamed, batchNameOf, batchOf, batchStore } from './batch-store.ts'
