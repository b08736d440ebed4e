import type { ItemContent, Kind } from '@callofcode/contract/version'
import type { Sql } from '../../platform/database/database.ts'

/** An item as it stands. */
export interface StoredItem<Content> {
  readonly content: Content
  readonly version: number
  readonly removedAt: Date | null
  readonly writtenAt: Date
  /** Whose work the first version is; null where that is not to be told. */
  readonly writtenBy: string | null
}

export interface Marks {
  readonly version: number
  readonly removedAt?: Date | null
}

/** One kind of content whose versions are kept: how it is read and written. */
export interface Versioned<Content extends ItemContent = ItemContent> {
  readonly kind: Kind
  /** In messages and in the audit. */
  readonly word: string
  /** What stands on the site from this item. */
  tags(id: string): string[]
  titleOf(content: Content): string
  /** With `hold` nobody else changes it before the transaction ends. */
  get(sql: Sql, id: string, lock?: 'for update'): Promise<StoredItem<Content> | undefined>
  write(tx: Sql, id: string, content: Content): Promise<void>
  mark(tx: Sql, id: string, marks: Marks): Promise<void>
}
