import { listBatches } from '@callofcode/contract/site/batch'
import { read } from '../../platform/api/read.ts'

export const batchesRead = read(listBatches, {}, { quiet: true })
