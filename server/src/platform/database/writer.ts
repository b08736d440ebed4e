import { sql as raw, type SQL } from 'drizzle-orm'
import pg from 'pg'
import { Context } from '../context.ts'
import type { Sql } from './database.ts'

/** Whose rows are written. */
interface Writer {
  readonly memberId: string
  /** Whether a transaction that it began has the lock of the member. */
  holds: boolean
}

const writers = new Context<Writer>()

/**
 * Runs `work` as what this member does: its transactions take the lock of the member first, so however many of them run at once,
 * in whatever processes, none waits in a circle (docs/decisions/0100).
 */
export const writingAs = <T>(memberId: string, work: () => Promise<T>): Promise<T> =>
  writers.run({ memberId, holds: false }, work)

/** How a transaction begins here, and what is called at its end. */
export function beginning(): { readonly statement: string; readonly end: () => void } {
  const writer = writers.value
  // One beside the first would wait for it, and the first perhaps for this one.
  if (!writer || writer.holds) return { statement: 'begin', end: () => undefined }
  writer.holds = true
  const end = () => {
    writer.holds = false
  }
  // In one message, so that it costs no way there and back.
  return { statement: `begin; select lock_members(array[${pg.escapeLiteral(writer.memberId)}::uuid])`, end }
}

/** The same for a transaction that writes what belongs to others. Before it writes anything. */
export const lockMembers = (tx: Sql, members: SQL) => tx.execute(raw`select lock_members(array(${members}))`)
