import type { SubmissionClaim } from '@callofcode/contract/submission/solution-submission'
import { sha256 } from '../../platform/sha256.ts'
import type { Case, RunState, SolutionCode } from '../run/public.ts'

/**
 * Returns the fuel counts of this browser for the samples, if exactly this source ran on all of them. C++ is excluded: the build
 * here checks every index and the judged one does not, so their counts differ.
 */
export async function claimFromSamples(
  state: RunState,
  { language, source }: SolutionCode,
  samples: readonly Case[],
): Promise<SubmissionClaim | undefined> {
  if (language === 'cpp') return undefined
  if (state.phase !== 'ran' || state.source !== source) return undefined
  const results = samples.map(({ id }) => state.results.get(id))
  const given = results.map((one) => one?.given)
  if (given.some((one) => one === undefined)) return undefined
  const fuels = results.map((one) => Math.max(0, Math.round(one?.result.fuel ?? 0)))
  return { fuels, answersHash: await sha256(new TextEncoder().encode(JSON.stringify(given))) }
}
