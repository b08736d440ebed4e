import { createHash } from 'node:crypto'

/** A row of the audit as it is hashed. `at` is UTC with microseconds, as `AT` writes it. */
export interface HashedRow {
  readonly id: string
  readonly at: string
  readonly actorId: string | null
  readonly action: string
  readonly target: string | null
  readonly outcome: string
  readonly address: string | null
  readonly requestId: string | null
}

/** The columns of `HashedRow`, of the table `a`. */
export const HASHED_COLUMNS = `a.id, to_char(a.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  a.actor_id as "actorId", a.action, a.target, a.outcome, a.address, a.request_id as "requestId"`

/**
 * Returns the hash of a row: SHA-256 of a JSON array in UTF-8, without blanks, of its columns in this order. Names are left out,
 * so the hash stays valid when a member is deleted. Changing this breaks every existing chain.
 */
export const contentHash = (row: HashedRow): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([
        row.id,
        row.at,
        row.actorId,
        row.action,
        row.target,
        row.outcome,
        row.address,
        row.requestId,
      ]),
    )
    .digest()

/** Returns the hash of a link: SHA-256 of the 32 bytes of the previous link and the 32 bytes of its row's hash. */
export const linkHash = (before: Buffer, content: Buffer): Buffer =>
  createHash('sha256').update(before).update(content).digest()

/** Replaces the content hash of a row that was removed before it got its link. No row has this hash. */
export const NO_CONTENT = Buffer.alloc(32)
