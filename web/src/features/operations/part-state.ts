import type { Operations, Part, State } from '@callofcode/contract/site/operations'

/** That of the worst that was found. */
export function partState(part: Part, { findings }: Pick<Operations, 'findings'>): State {
  const states = findings.filter((finding) => finding.part === part).map(({ state }) => state)
  if (states.includes('bad')) return 'bad'
  return states.length > 0 ? 'look' : 'good'
}
