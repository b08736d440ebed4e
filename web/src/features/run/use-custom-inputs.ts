import { say } from 'words:run'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { TestInput } from '@callofcode/judge/runner'
import { useEffect, useState } from 'react'
import { memberStore } from '../../platform/storage/local-store.ts'
import type { Case } from './cases.ts'
import {
  type CustomInput,
  type FieldFaults,
  fieldsOf,
  MAX_INPUTS,
  readInput,
  storedInputs,
} from './custom-inputs.ts'
import type { ReferenceClient } from './reference/reference-client.ts'
import { hasReference } from './reference/references.ts'
import type { RunState } from './run-state.ts'

/** A custom input that was checked: a case, or what is wrong with it. */
export interface CheckedInput {
  readonly own: CustomInput
  readonly name: string
  readonly one?: Case | undefined
  readonly faults?: FieldFaults | undefined
  /** The constraint that the input violates. */
  readonly invalid?: string | undefined
}

export interface CustomInputs {
  readonly list: readonly CustomInput[]
  readonly add: (input?: TestInput) => string | undefined
  readonly change: (id: string, fields: readonly string[]) => void
  readonly remove: (id: string) => void
  /** Reads all custom inputs and asks the reference for the right answers. */
  readonly check: () => Promise<CheckedInput[]>
}

export function useCustomInputs(problem: ProblemPage, reference: ReferenceClient): CustomInputs {
  const { slug } = problem
  const [list, setList] = useState<readonly CustomInput[]>([])
  useEffect(() => {
    setList(storedInputs.get(slug))
    return storedInputs.follow(slug, setList)
  }, [slug])
  const save = (inputs: readonly CustomInput[]) => {
    setList(inputs)
    storedInputs.save(slug, inputs)
  }
  return {
    list,
    add: (given) => {
      const input = given ?? (problem.samples[0]?.input as TestInput | undefined)
      if (!input || list.length >= MAX_INPUTS) return undefined
      const id = `own-${Date.now().toString(36)}`
      save([...list, { id, fields: fieldsOf(input) }])
      return id
    },
    change: (id, fields) => save(list.map((one) => (one.id === id ? { id, fields } : one))),
    remove: (id) => save(list.filter((one) => one.id !== id)),
    check: () => checkAll(problem, reference, list),
  }
}

async function checkAll(problem: ProblemPage, reference: ReferenceClient, list: readonly CustomInput[]) {
  const read = list.map((own, at) => ({
    own,
    name: say('input', { at: at + 1 }),
    ...readInput(problem, own),
  }))
  const inputs = read.flatMap((one) => ('input' in one ? [one.input] : []))
  const known = hasReference(problem) && inputs.length > 0
  const solved = known ? await reference.solve(inputs) : []
  let at = 0
  return read.map((one): CheckedInput => {
    const { own, name } = one
    if (!('input' in one)) return { own, name, faults: one.faults }
    const answered = solved[at++]
    if (answered && 'invalid' in answered) return { own, name, invalid: answered.invalid }
    return { own, name, one: { id: own.id, name, input: one.input, answer: answered?.answer } }
  })
}

/** Stores the member's last counterexample. The prefix of drafts removes it when somebody else signs in. */
export const metInputs = memberStore<TestInput>((memberId, slug) => `draft:${memberId}:met:${slug}`)

/** Keeps the last counterexample over later runs and reloads. */
export function useMetInput(memberId: string | undefined, slug: string, state: RunState) {
  const found = state.phase === 'found' ? state.one.input : undefined
  useEffect(() => {
    if (memberId && found) metInputs.save(memberId, slug, found)
  }, [memberId, slug, found])
}
