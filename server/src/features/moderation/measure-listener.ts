import type { Sql } from '../../platform/database/database.ts'

/** Called for what moderators do about a member, in the same transaction. */
export interface MeasureListener {
  /** A member was warned or paused, or a pause was lifted. */
  taken(
    tx: Sql,
    kind: 'warned' | 'paused' | 'unpaused',
    measure: { id: string; memberId: string },
  ): Promise<void>
}
