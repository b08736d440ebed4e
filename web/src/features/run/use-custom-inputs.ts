import type { ProblemPage } from '@callofcode/contract/problem'
import type { TestInput } from '@callofcode/judge/runner'
import { useEffect, useState } from 'react'
import type { Case } from './cases.ts'
import {
  type FieldFaults,
  fieldsOf,
  keptInputs,
  MOST_INPUTS,
  type OwnInput,
  readInput,
} from './custom-inputs.ts'
import type { ReferenceDesk } from './reference-client.ts'
import { hasReference } from './references.ts'

/** What an own input comes to: a case, or what is wrong with it. */
export interface OwnCase {
  readonly own: OwnInput
  readonly name: string
  readonly one?: Case | undefined
  readonly faults?: FieldFaults | undefined
  /** A constraint that it breaks. */
  readonly invalid?: string | undefined
}

export interface OwnInputs {
  readonly list: readonly OwnInput[]
  readonly add: (input?: TestInput) => string | undefined
  readonly change: (id: string, fields: readonly string[]) => void
  readonly remove: (id: string) => void
  /** Reads them all and asks what is right for each. */
  readonly check: () => Promise<OwnCase[]>
}

export function useOwnInputs(problem: ProblemPage, desk: ReferenceDesk): OwnInputs {
  const { slug } = problem
  const [list, setList] = useState<readonly OwnInput[]>([])
  useEffect(() => {
    setList(keptInputs.get(slug))
    return keptInputs.follow(slug, setList)
  }, [slug])
  const keep = (inputs: readonly OwnInput[]) => {
    setList(inputs)
    keptInputs.save(slug, inputs)
  }
  return {
    list,
    add: (given) => {
      const input = given ?? (problem.samples[0]?.input as TestInput | undefined)
      if (!input || list.length >= MOST_INPUTS) return undefined
      const id = `own-${Date.now().toString(36)}`
      keep([...list, { id, fields: fieldsOf(input) }])
      return id
    },
    change: (id, fields) => keep(list.map((one) => (one.id === id ? { id, fields } : one))),
    remove: (id) => keep(list.filter((one) => one.id !== id)),
    check: () => checkAll(problem, desk, list),
  }
}

async function checkAll(problem: ProblemPage, desk: ReferenceDesk, list: readonly OwnInput[]) {
  const read = list.map((own, at) => ({ own, name: `Input ${at + 1}`, ...readInput(problem, own) }))
  const inputs = read.flatMap((one) => ('input' in one ? [one.input] : []))
  const known = hasReference(problem.slug) && inputs.length > 0
  const solved = known ? await desk.solve(inputs) : []
  let at = 0
  return read.map((one): OwnCase => {
    const { own, name } = one
    if (!('input' in one)) return { own, name, faults: one.faults }
    const told = solved[at++]
    if (told && 'invalid' in told) return { own, name, invalid: told.invalid }
    return { own, name, one: { id: own.id, name, input: one.input, answer: told?.answer } }
  })
}
