import { compareSubmission } from '@callofcode/contract/explain/comparison'
import { read } from '../../platform/api/read.ts'

/** Where an accepted submission stands among those of others. */
export const comparisonOf = (id: string) => read(compareSubmission, { params: { id } }, { quiet: true })
