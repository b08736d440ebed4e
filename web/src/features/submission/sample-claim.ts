import type { SubmissionClaim } from '@callofcode/contract/solution-submission'
import type { Case, RunState, SolutionCode } from '../run/public.ts'

/**
 * What this browser counted on the samples, where just this source was run on all of them. Not in C++: what is tried here
 * stops at an index outside its container, which what is judged does not, so that its counts are others.
 */
export async function claimFromSamples(
  state: RunState,
  { language, source }: SolutionCode,
  samples: readonly Case[],
): Promise<SubmissionClaim | undefined> {
  if (language === 'cpp') return undefined
  if (state.phase !== 'ran' || state.source !== source || !globalThis.crypto?.subtle) return undefined
  const results = samples.map(({ id }) => state.results.get(id))
  const given = results.map((one) => one?.given)
  if (given.some((one) => one === undefined)) return undefined
  return {
    fuels: results.map((one) => Math.max(0, Math.round(one?.result.fuel ?? 0))),
    answersHash: await sha256(JSON.stringify(given)),
  }
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
