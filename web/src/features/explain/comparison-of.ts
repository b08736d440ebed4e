import { compareSubmission } from '@callofcode/contract/solution/comparison'
import { read } from '../../platform/api/read.ts'

/** Where an accepted submission stands among those of others. */
export const comparisonOf = (id: string) => read(compareSubmission, { params: { id } }, { quiet: true })
