import { sql as raw, type SQL } from 'drizzle-orm'
import pg from 'pg'
import { Context } from '../context.ts'
import type { Sql } from './database.ts'

/** The member whose rows are written. */
interface Writer {
  readonly memberId: string
  /** Whether a transaction of this writer holds the lock of the member. */
  holds: boolean
}

const writers = new Context<Writer>()

/**
 * Runs `work` as this member. Its transactions take the member's lock first, so any number of them in any processes never
 * deadlock (docs/decisions/0100).
 */
export const writingAs = <T>(memberId: string, work: () => Promise<T>): Promise<T> =>
  writers.run({ memberId, holds: false }, work)

/** Returns how a transaction begins here, and a function to call at its end. */
export function beginning(): { readonly statement: string; readonly end: () => void } {
  const writer = writers.value
  // A second transaction would wait for the first, and the first perhaps for the second.
  if (!writer || writer.holds) return { statement: 'begin', end: () => undefined }
  writer.holds = true
  const end = () => {
    writer.holds = false
  }
  // One message, which saves a round trip.
  return { statement: `begin; select lock_members(array[${pg.escapeLiteral(writer.memberId)}::uuid])`, end }
}

/** Locks other members for a transaction that writes their rows. It must run before the first write. */
export const lockMembers = (tx: Sql, members: SQL) => tx.execute(raw`select lock_members(array(${members}))`)
