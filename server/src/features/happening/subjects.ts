import type { Subject } from '@callofcode/contract/notification/notification'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

/** The present data of the subject of a notification. */
export interface Described {
  readonly title: string
  /** The subject was deleted or removed, so its title is hidden. */
  readonly gone?: boolean
  /** The reason of the decision about it. */
  readonly reason?: string | null
  /** The end of a pause. */
  readonly until?: string | null
  /** The code of a certificate. */
  readonly certificate?: string
  /** The slug of the problem of a submission. */
  readonly problem?: string
}

/** Describes the existing ids among these with one statement. */
export type Describe = (sql: Sql, ids: readonly string[]) => Promise<ReadonlyMap<string, Described>>
export type Subjects = Readonly<Record<Subject, Describe>>

/** Builds a description from `rows`, a statement whose columns are `id` and those of a description. */
export const describedBy =
  (rows: SQL): Describe =>
  async (sql, ids) => {
    const found = await sql.execute<Described & { id: string } & Record<string, unknown>>(
      raw`select * from (${rows}) as described where id = any (${raw.param(ids)}::uuid[])`,
    )
    return new Map(found.rows.map(({ id, ...described }) => [id, described]))
  }
