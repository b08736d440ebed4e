import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'

/** The reference's reply to an input: the right answer, or the constraint that is broken. */
export type Solved = { answer: Value } | { invalid: string }

/** Why an answer is wrong; or that checking it took too much. */
export interface Checked {
  readonly wrong?: string | undefined
  readonly ended?: true
}

export interface KnownInput {
  readonly input: TestInput
  readonly answer: Value
}

/** Where a runner finds an interactor, as `TestInput` says. */
export type ReadInteractor = string | { enclosed: string }

export type ReferenceRequest =
  | { readonly call: 'solve'; readonly inputs: readonly TestInput[] }
  | { readonly call: 'small'; readonly from: number; readonly count: number; readonly stdin: boolean }
  | { readonly call: 'interactor' }
  | { readonly call: 'check'; readonly input: TestInput; readonly answer: Value }

/** What finds a problem's reference: its slug, or the address of the script of one that the club made. */
export type ReferenceOf = Pick<ProblemPage, 'slug' | 'script'>

export interface ReferenceAsked {
  readonly id: number
  readonly of: ReferenceOf
  readonly request: ReferenceRequest
}
export interface ReferenceAnswer {
  readonly id: number
  readonly result?: unknown
  readonly failure?: string
}
