import { say } from 'words:run'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { Runner, TestInput } from '@callofcode/judge/runner'
import type { TypeName } from '@callofcode/judge/signature'
import { checkValue, type Value } from '@callofcode/judge/value'
import { type Case, type CaseResult, isProgram, type Program } from './cases.ts'
import { runCase } from './compile-and-run.ts'
import type { ReferenceClient } from './reference/reference-client.ts'
import { inputSize, smallerInputs } from './smaller-inputs.ts'

export interface Search {
  readonly runner: Runner
  readonly problem: ProblemPage
  readonly artifact: Program
  readonly reference: ReferenceClient
  readonly report: (tries: number) => void
  readonly isStopped: () => boolean
}

export interface Found {
  readonly one: Case
  readonly result: CaseResult
  readonly tries: number
}

export const MAX_TRIES = 400
const BATCH = 20
/** The maximum number of attempts to make a counterexample smaller. */
const MAX_ATTEMPTS = 300
const MORE_INPUTS = 60

/** Tries small random inputs until one fails, then searches for a smaller one that fails. Returns undefined if none fails. */
export async function findCounterexample(search: Search): Promise<Found | undefined> {
  const stdin = isProgram(search.problem)
  for (let tries = 0; tries < MAX_TRIES; tries += BATCH) {
    const inputs = await search.reference.small(tries, BATCH, stdin)
    for (const [at, { input, answer }] of inputs.entries()) {
      if (search.isStopped()) return undefined
      search.report(tries + at + 1)
      const failed = await attempt(search, input, answer)
      if (!failed) continue
      const found = { ...failed, tries: tries + at + 1 }
      return stdin ? shortestOfMore(search, found) : shrink(search, found)
    }
  }
  return undefined
}

async function attempt(search: Search, input: TestInput, answer: Value) {
  const one: Case = { id: 'counterexample', name: say('counterexample'), input, answer }
  const result = await runCase(search, one)
  if (search.isStopped()) return undefined
  const { verdict, undecided } = result.judgement
  if (verdict === 'Internal Error') throw new Error(result.judgement.reason ?? 'The judge failed.')
  return verdict === 'Accepted' || undecided ? undefined : { one, result }
}

/** Takes the first smaller input that still fails, and repeats the search from there. */
async function shrink(search: Search, found: Found): Promise<Found> {
  let smallest = found
  let steps = 0
  for (let better: Found | undefined = found; better && steps < MAX_ATTEMPTS; ) {
    smallest = better
    better = undefined
    for (const input of await validSmaller(search, smallest.one.input)) {
      if (search.isStopped() || ++steps > MAX_ATTEMPTS) return smallest
      const failed = await attempt(search, input.input, input.answer)
      if (failed) better = { ...failed, tries: found.tries }
      if (better) break
    }
  }
  return smallest
}

/** Returns the smaller inputs that satisfy the constraints, with their answers. */
async function validSmaller({ problem, reference }: Search, input: TestInput) {
  if (!('arguments' in input) || !problem.signature) return []
  const types = problem.signature.parameters.map(({ type }) => type as TypeName)
  const inputs = smallerInputs(input.arguments)
    .filter((given) => hasTypes(given, types))
    .map((given) => ({ arguments: given }))
  const solved = await reference.solve(inputs)
  return inputs.flatMap((smaller, at) => {
    const answered = solved[at]
    return answered && 'answer' in answered ? [{ input: smaller, answer: answered.answer }] : []
  })
}

function hasTypes(given: readonly Value[], types: readonly TypeName[]): boolean {
  try {
    for (const [at, type] of types.entries()) checkValue(given[at] ?? null, type)
    return true
  } catch {
    return false
  }
}

/** Cut text is often invalid, so this takes the shortest of some more inputs. */
async function shortestOfMore(search: Search, found: Found): Promise<Found> {
  let shortest = found
  const inputs = await search.reference.small(MAX_TRIES, MORE_INPUTS, true)
  const lengthOf = (input: TestInput) => ('stdin' in input ? input.stdin.length : inputSize(input.arguments))
  for (const { input, answer } of inputs) {
    if (search.isStopped()) return shortest
    if (lengthOf(input) >= lengthOf(shortest.one.input)) continue
    const failed = await attempt(search, input, answer)
    if (failed) shortest = { ...failed, tries: found.tries }
  }
  return shortest
}
