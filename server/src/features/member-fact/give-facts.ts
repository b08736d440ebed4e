import type { GivenFact } from '@callofcode/contract/member-fact/member-fact'
import { factMessages, readFact } from '@callofcode/contract/member-fact/read-fact'
import type { Sentence } from '@callofcode/contract/sentence'
import type { Sql } from '../../platform/database/database.ts'
import { badInput } from '../../platform/failure.ts'
import { factStore } from './fact-store.ts'
import { fieldStore, type StoredField } from './field-store.ts'

/** Sets the same facts of members, and returns the ids of those of whom one became another. The caller holds the members. */
export async function giveFacts(tx: Sql, memberIds: readonly string[], given: readonly GivenFact[]) {
  const read = readFacts(await fieldStore.held(tx), given)
  const facts = memberIds.flatMap((memberId) => read.map((one) => ({ memberId, ...one })))
  return facts.length > 0 ? factStore.put(tx, facts) : []
}

/** Throws a 400 Failure that says under the id of each field what is wrong with its fact. */
export function readFacts(fields: readonly StoredField[], given: readonly GivenFact[]) {
  const faults: Record<string, Sentence> = {}
  const read = new Map<string, string | null>()
  for (const { field, value } of given) {
    const known = fields.find(({ id }) => id === field)
    const fact = known ? readFact(known, value ?? '') : { fault: factMessages.missing }
    if (fact.fault) faults[field] = fact.fault
    else read.set(field, fact.value)
  }
  if (Object.keys(faults).length > 0) throw badInput(faults)
  return [...read].map(([fieldId, value]) => ({ fieldId, value }))
}
