import type { Finding, State } from '@callofcode/contract/operations/operations'
import { errorLine } from '../../platform/error-facts.ts'

/** The part that was checked, its state and the reason. */
export interface CheckLine {
  readonly state: State
  readonly part: string
  readonly said: string
}

export const good = (part: string, said: string): CheckLine => ({ state: 'good', part, said })
export const look = (part: string, said: string): CheckLine => ({ state: 'look', part, said })
export const bad = (part: string, said: string): CheckLine => ({ state: 'bad', part, said })

/** Runs a check. A check that throws is bad, with its reason. */
export async function attempt(
  part: string,
  check: () => Promise<CheckLine | CheckLine[]>,
  reasonOf: (error: unknown) => string | undefined = () => undefined,
): Promise<CheckLine[]> {
  try {
    return [await check()].flat()
  } catch (error) {
    return [bad(part, reasonOf(error) ?? errorLine(error))]
  }
}

/** Turns a finding of the page Operations into a line. The runbook has a section for each finding, under its name. */
export function lineOf({ state, part, name, count, since, said }: Finding): CheckLine {
  const facts = [
    ...(count === null ? [] : [String(count)]),
    ...(since === null ? [] : [`since ${since}`]),
    ...(said ? [said] : []),
  ]
  return { state, part, said: `${[name, ...facts].join(', ')}; docs/runbook.md says what to do` }
}

export const written = ({ state, part, said }: CheckLine) =>
  `${state.padEnd(4)}  ${part.padEnd(10)}  ${said.replaceAll(/\s*\n\s*/g, ' ')}`
