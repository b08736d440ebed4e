import { compareSubmission } from '@callofcode/contract/explain/comparison'
import { read } from '../../platform/api/read.ts'

/** Reads the comparison of an accepted submission with those of others. */
export const comparisonOf = (id: string) => read(compareSubmission, { params: { id } }, { quiet: true })
