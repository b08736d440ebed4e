import type { GivenFact } from '@callofcode/contract/member-fact/member-fact'
import { factMessages, readFact } from '@callofcode/contract/member-fact/read-fact'
import type { Sentence } from '@callofcode/contract/sentence'
import type { Sql } from '../../platform/database/database.ts'
import { badInput } from '../../platform/failure.ts'
import { factStore } from './fact-store.ts'
import { fieldStore } from './field-store.ts'

/**
 * Reads what a signup says in the fields for which the club asks, and returns what keeps it for the new member. Throws a 400
 * Failure that names each fault under `facts` and the id of its field.
 */
export async function factsAtSignup(tx: Sql, given: readonly GivenFact[]) {
  const faults: Record<string, Sentence> = {}
  const facts = (await fieldStore.held(tx)).flatMap((field) => {
    if (field.atSignup === 'no') return []
    const read = readFact(field, given.find((one) => one.field === field.id)?.value ?? '')
    const fault = read.fault ?? (read.value === null && field.atSignup === 'must' && factMessages.required)
    if (fault) faults[`facts.${field.id}`] = fault
    return read.fault || read.value === null ? [] : [{ fieldId: field.id, value: read.value }]
  })
  if (Object.keys(faults).length > 0) throw badInput(faults)
  return async (memberId: string) => {
    if (facts.length > 0)
      await factStore.put(
        tx,
        facts.map((fact) => ({ memberId, ...fact })),
      )
  }
}
