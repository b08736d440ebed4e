import type { REVIEW_LISTS } from '@callofcode/contract/member-blog/blog-review'
import { and, asc, eq, inArray, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { members } from '../account/public.ts'
import { blogs } from '../blog/public.ts'
import { listedColumns } from './member-blog-store.ts'
import { memberBlogs } from './member-blog-tables.ts'

const PAGE = 30
type List = (typeof REVIEW_LISTS)[number]

// The conditions of the two indexes in 0082-member-blogs.sql.
const LISTS = {
  waiting: { which: eq(memberBlogs.state, 'submitted'), time: memberBlogs.submittedAt },
  ready: { which: inArray(memberBlogs.state, ['accepted', 'scheduled']), time: memberBlogs.updatedAt },
} as const

export const editorialStore = {
  /** Returns a page of a list, longest wait first. */
  async list(sql: Sql, list: List, after: ExactPlace | undefined) {
    const { which, time } = LISTS[list]
    const rows = await sql
      .select({ ...listedColumns, place: exactTime(time) })
      .from(memberBlogs)
      .innerJoin(members, eq(members.id, memberBlogs.authorId))
      .leftJoin(blogs, eq(blogs.id, memberBlogs.blogId))
      .where(and(which, after && raw`(${time}, ${memberBlogs.id}) > ${placeValues(after)}`))
      .orderBy(asc(time), asc(memberBlogs.id))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    const next: ExactPlace | undefined = last && [last.place, last.id]
    return { rows: page, next }
  },

  /** Counts the blogs in a list, up to `most`. */
  count: (sql: Sql, list: List, most: number): Promise<number> =>
    sql.$count(
      sql
        .select({ id: memberBlogs.id })
        .from(memberBlogs)
        .where(LISTS[list].which)
        .orderBy(asc(LISTS[list].time), asc(memberBlogs.id))
        .limit(most)
        .as('listed'),
    ),
}
