import { sql } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

/** The cache tag of a counted view. */
export const VIEWED = 'blog-viewed'
/** The cache tag of responses whose counts may be a minute old. */
export const OLD_VIEWS = 'blog-views'

export interface View {
  readonly blogId: string
  /** UTC, YYYY-MM-DD. */
  readonly day: string
  readonly reader: string
}

export const viewStore = {
  /** Counts the new views. Returns the ids of the blogs whose count went up. */
  async add(tx: Sql, views: readonly View[]): Promise<string[]> {
    const { rows } = await tx.execute<{ id: string }>(sql`
      with read as (
        select distinct b.id as blog_id, r.day, r.reader
        from json_to_recordset(${JSON.stringify(views)}) as r("blogId" uuid, day date, reader text)
        join blogs b on b.id = r."blogId"
        order by 1, 2, 3
      ), added as (
        insert into blog_views (blog_id, day, reader) select * from read
        on conflict do nothing returning blog_id
      ), risen as (
        select blog_id, count(*)::integer as views from added group by blog_id
      )
      update blogs set views = blogs.views + risen.views from risen where blogs.id = risen.blog_id
      returning blogs.id`)
    return rows.map((row) => row.id)
  },

  /** Deletes the readers of days that have ended in every time zone. The counts stay. */
  async forget(tx: Sql) {
    await tx.execute(sql`delete from blog_views where day < current_date - 2`)
  },
}
