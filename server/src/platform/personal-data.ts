import type { Sentence } from '@callofcode/contract/sentence'

/**
 * A part of the export, as SQL: the rows of `from` where `where` matches the member `$1`, read in pages ordered by
 * `at` and `id`.
 */
export interface Section {
  readonly name: string
  readonly from: string
  readonly where: string
  readonly at: string
  readonly id: string
  /** The exported columns, by name. Secrets and data about other people are left out. */
  readonly shown: Readonly<Record<string, string>>
}

/** Returns a time in the format of the export. */
export const utcText = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const rowsBy = (table: string) =>
  ({ from: `${table} t`, where: 't.author_id = $1::uuid', at: 't.created_at', id: 't.id' }) as const

export const rowsOf = (table: string) =>
  ({ from: `${table} t`, where: 't.member_id = $1::uuid', at: 't.created_at', id: 't.id' }) as const

/**
 * The fate of a column that refers to a member when their account is merged into another one.
 * - move: the row goes to the account that stays, unless that account has the same row already.
 * - end: the row is deleted, because it gives access or rights or is temporary.
 * - stay: the row records who did something.
 */
interface MergedColumn {
  readonly fate: 'move' | 'end' | 'stay'
  /** The name of the part in the preview. A part without words is not counted there. */
  readonly words?: string
  /** A column that is set to itself, so that a trigger counts the row for the other account. */
  readonly counts?: string
}
export const moved = (words?: Sentence, counts?: string): MergedColumn => ({
  fate: 'move',
  ...(words && { words: words.text }),
  ...(counts && { counts }),
})
export const END: MergedColumn = { fate: 'end' }
export const STAY: MergedColumn = { fate: 'stay' }

/** What happens with the rows of a feature's tables when a member exports, merges or deletes their account. */
export interface PersonalData {
  readonly exported?: readonly Section[]
  /** Each column that refers to a member, as `table.column`. */
  readonly merged?: Readonly<Record<string, MergedColumn>>
  /** Tables whose rows end as soon as the account is shut. Other rows follow their foreign keys. */
  readonly deletedAtOnce?: readonly string[]
}
