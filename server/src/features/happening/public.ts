// Happenings in the product. The feature where something happens reports it once, and other features read it.

import type { Sql } from '../../platform/database/database.ts'
import type { Happenings } from './happenings.ts'

export type { Happenings } from './happenings.ts'
export { describedBy, type Subjects } from './subjects.ts'

/** Reports a happening in the transaction that causes it. Every reader has handled it when the promise resolves. */
export type Happened = <Name extends keyof Happenings>(
  tx: Sql,
  name: Name,
  facts: Happenings[Name],
) => Promise<void>

/** The reactions of a feature to happenings elsewhere, in the same transaction. A reaction that fails makes the action fail. */
export type Readers = {
  readonly [Name in keyof Happenings]?: (tx: Sql, facts: Happenings[Name]) => Promise<unknown>
}

/** Calls the readers one after another in this order, so rows are locked in the same order everywhere. */
export const readBy =
  (...readers: readonly Readers[]): Happened =>
  async (tx, name, facts) => {
    for (const reader of readers) await reader[name]?.(tx, facts)
  }
