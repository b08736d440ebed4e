// What the other features need of batches.

export { batchOf, batchStore } from './batch-store.ts'
