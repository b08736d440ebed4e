import { createHash } from 'node:crypto'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { readShape } from '../src/features/submission/shape/read-shape.ts'
import { submissionStore } from '../src/features/submission/submission-store.ts'
import type { TestSite } from './test-site.ts'

interface Given {
  problem?: string
  language?: SolutionLanguage
  source?: string
  fuel?: number
  verdict?: string
}

/** Inserts a submission as the judge leaves it, accepted unless a verdict is given. Returns its id. */
export function judgedSubmission({ database }: TestSite, memberId: string, given: Given = {}) {
  const { problem = 'fair-cuts', language = 'python', source = 'print(1)' } = given
  const { fuel = 1_000, verdict = 'Accepted' } = given
  const sourceHash = createHash('sha256').update(source).digest('hex')
  const submission = { memberId, problem, language, source, sourceHash, claim: null }
  return submissionStore.createJudged(database.sql, submission, {
    verdict,
    fuel,
    fuelLimit: 9_000,
    memory: 1,
    shape: verdict === 'Accepted' ? readShape(language, source) : null,
  })
}
