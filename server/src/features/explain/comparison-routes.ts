import {
  type Comparison,
  compareSubmission,
  comparisonMessages,
} from '@callofcode/contract/explain/comparison'
import { solutionSubmissionMessages } from '@callofcode/contract/submission/solution-submission'
import { countedBy } from '@callofcode/judge/language'
import type { Database } from '../../platform/database/database.ts'
import { forbidden, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { readShape, submissionStore } from '../submission/public.ts'
import { compare } from './compare.ts'
import { comparisonStore } from './comparison-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Compares an accepted solution with those of others. Members without an accepted solution see nothing of the others. */
export function comparisonRoutes({ api, database }: Dependencies) {
  api.serve(compareSubmission, async ({ params: { id }, caller }) => {
    const row = await submissionStore.get(database.sql, id)
    if (row?.memberId !== caller.id) throw missing(solutionSubmissionMessages.missing)
    if (row.verdict !== 'Accepted') throw forbidden(comparisonMessages.notAccepted)
    const { language, memberId, problem, fuel, testsHash } = row
    // An earlier submission may have no stored shape yet.
    const of = { language, shape: row.shape ?? readShape(language, row.source) }
    if (countedBy(language) === 'clock' || fuel === null) return { data: byClock(of) }
    const asked = { memberId, problem, language, tests: testsHash ?? '', fuel }
    const standing = compare(await comparisonStore.get(database, asked), fuel, of.shape)
    return { data: { ...standing, ...of } }
  })
}

const byClock = (of: Pick<Comparison, 'language' | 'shape'>): Comparison => ({ state: 'clock', ...of })
