import { memberActMessages } from '@callofcode/contract/batch/member-act'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { conflict } from '../../platform/failure.ts'
import { idsOf, type Who } from './many-members-routes.ts'

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: string | null
  [key: string]: unknown
}

/** Holds the members whom an act concerns. Throws a 409 Failure if they are more than was confirmed. */
export async function concerned(tx: Sql, who: Who, which: SQL, expected: number | null): Promise<Person[]> {
  const { rows } = await tx.execute<Person>(raw`
    select id, name, email, language from members
    where id = any(${raw.param(await idsOf(tx, who))}::uuid[]) and ${which} order by id for no key update`)
  if (expected !== null && rows.length > expected) throw conflict(memberActMessages.more)
  return rows
}
