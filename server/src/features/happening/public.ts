// What happens in the product, said once by the feature where it happens and read by others.

import type { Sql } from '../../platform/database/database.ts'
import type { Happenings } from './happenings.ts'

export type { Happenings } from './happenings.ts'
export { describedBy, type Subjects } from './subjects.ts'

/** Says what happened, in the transaction that makes it so. Every reader has read it when the promise resolves. */
export type Happened = <Name extends keyof Happenings>(
  tx: Sql,
  name: Name,
  facts: Happenings[Name],
) => Promise<void>

/** What a feature does about what happened elsewhere, in the same transaction: when it fails, the act fails. */
export type Readers = {
  readonly [Name in keyof Happenings]?: (tx: Sql, facts: Happenings[Name]) => Promise<unknown>
}

/** The readers read one after the other, in this order: rows are locked in one order everywhere. */
export const readBy =
  (...readers: readonly Readers[]): Happened =>
  async (tx, name, facts) => {
    for (const reader of readers) await reader[name]?.(tx, facts)
  }
