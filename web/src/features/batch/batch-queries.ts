import { listBatches } from '@callofcode/contract/batch/batch'
import { read } from '../../platform/api/read.ts'

export const batchesRead = read(listBatches, {}, { quiet: true })
