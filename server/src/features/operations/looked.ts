import type { Facts, Finding, FindingName, Part, State } from '@callofcode/contract/site/operations'

type Told = Partial<Pick<Finding, 'since' | 'count' | 'said'>>

/** Says what is not as it should be. Without a state nothing is said. */
export type Tell = (
  part: Part,
  name: FindingName,
  state: Exclude<State, 'good'> | false | undefined,
  told?: Told,
) => void

export interface Looked {
  readonly facts: Facts
  readonly tell: Tell
  /** Seconds since a time; 0 without one. */
  readonly age: (iso: string | null) => number
}

/** `bad` or `look` by the first bound that a figure reaches. */
export const from = (figure: number, bounds: { readonly look?: number; readonly bad?: number }) =>
  figure >= (bounds.bad ?? Number.POSITIVE_INFINITY)
    ? 'bad'
    : figure >= (bounds.look ?? Number.POSITIVE_INFINITY) && 'look'
