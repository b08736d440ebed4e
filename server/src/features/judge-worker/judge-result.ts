import type { SubmissionClaim } from '@callofcode/contract/submission/solution-submission'
import { judgeFaults } from '@callofcode/contract/submission/solution-submission'
import { COMPILED_TOO_LONG, type Diagnostic, type TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'
import type { Verdict } from '@callofcode/judge/verdict'

export type { SubmissionClaim } from '@callofcode/contract/submission/solution-submission'

/** The result of judging. It is the same for the same source, tests, limits and toolchain. */
export interface JudgeResult {
  readonly verdict: Verdict
  readonly reason: string | null
  readonly line: number | null
  readonly diagnostics: readonly Diagnostic[]
  readonly passed: number
  readonly tests: number
  readonly fuel: number
  readonly fuelLimit: number
  readonly memory: number
  readonly failing: FailingTest | null
  /** Fuel and answers of the samples that ran, to compare with the browser's claim. */
  readonly found: { fuels: readonly number[]; answersHash: string | null; artifactHash: string | null }
  /** A clock or this machine's stack ended the run, so the next verdict may differ. */
  readonly undecided: boolean
}

export interface FailingTest {
  readonly test: number
  readonly sample: FailingSample | null
}
export interface FailingSample {
  readonly input: TestInput
  readonly answer: Value
  readonly given: string | null
  readonly stdout: string
  readonly stderr: string
  /**
   * This is the only field with the original error, so errors of hidden tests stay secret. Verdicts of earlier versions lack it.
   */
  readonly original?: string | null
}

/** Returns whether the browser's counts match the server's, or null if the browser sent none. */
export function agreesWith(claim: SubmissionClaim | null, { found }: JudgeResult): boolean | null {
  if (!claim || found.fuels.length === 0) return null
  const { fuels, answersHash, artifactHash } = found
  if (fuels.some((fuel, at) => claim.fuels[at] !== fuel)) return false
  if (claim.answersHash && answersHash && claim.answersHash !== answersHash) return false
  return !claim.artifactHash || !artifactHash || claim.artifactHash === artifactHash
}

/** Returns the result for a failure of judging itself. The solution never causes it. */
export const internalError = (why = ''): JudgeResult => ({
  verdict: 'Internal Error',
  reason: (why === COMPILED_TOO_LONG ? judgeFaults.late : judgeFaults.failed).text,
  line: null,
  diagnostics: [],
  passed: 0,
  tests: 0,
  fuel: 0,
  fuelLimit: 0,
  memory: 0,
  failing: null,
  undecided: true,
  found: { fuels: [], answersHash: null, artifactHash: null },
})
