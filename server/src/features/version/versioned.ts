import type { Sentence } from '@callofcode/contract/sentence'
import type { ItemContent, Kind } from '@callofcode/contract/version/version'
import type { Sql } from '../../platform/database/database.ts'

/** The current state of an item. */
export interface StoredItem<Content> {
  readonly content: Content
  readonly version: number
  readonly removedAt: Date | null
  readonly writtenAt: Date
  /** The author of the first version; null when that must stay anonymous. */
  readonly writtenBy: string | null
}

export interface Marks {
  readonly version: number
  readonly removedAt?: Date | null
}

/** Describes how one kind of versioned content is read and written. */
export interface Versioned<Content extends ItemContent = ItemContent> {
  readonly kind: Kind
  /** Its name in messages and in the audit log. */
  readonly word: Sentence
  /** Returns the cache tags of everything that shows this item. */
  tags(id: string): string[]
  titleOf(content: Content): string
  /** Returns the cache tags of other items that name this item. */
  elsewhere?(sql: Sql, id: string): Promise<string[]>
  /** `lock`: blocks other changes until the transaction ends. */
  get(sql: Sql, id: string, lock?: 'for update'): Promise<StoredItem<Content> | undefined>
  write(tx: Sql, id: string, content: Content): Promise<void>
  mark(tx: Sql, id: string, marks: Marks): Promise<void>
}
