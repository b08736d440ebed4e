import type { TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'

/** The reference's reply to an input: the right answer, or the constraint that is broken. */
export type Solved = { answer: Value } | { invalid: string }

export interface KnownInput {
  readonly input: TestInput
  readonly answer: Value
}

export type ReferenceRequest =
  | { readonly call: 'solve'; readonly inputs: readonly TestInput[] }
  | { readonly call: 'small'; readonly from: number; readonly count: number; readonly stdin: boolean }
  | { readonly call: 'interactor' }
  | { readonly call: 'check'; readonly input: TestInput; readonly answer: Value }

export interface ReferenceAsked {
  readonly id: number
  readonly slug: string
  readonly request: ReferenceRequest
}
export interface ReferenceAnswer {
  readonly id: number
  readonly result?: unknown
  readonly failure?: string
}
