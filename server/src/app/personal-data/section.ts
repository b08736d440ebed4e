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
export const utc = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const byAuthor = (table: string) =>
  ({ from: `${table} t`, where: 't.author_id = $1::uuid', at: 't.created_at', id: 't.id' }) as const

export const ofMember = (table: string) =>
  ({ from: `${table} t`, where: 't.member_id = $1::uuid', at: 't.created_at', id: 't.id' }) as const
