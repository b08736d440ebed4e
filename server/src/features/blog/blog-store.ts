import { randomBytes } from 'node:crypto'
import type { blogBody } from '@callofcode/contract/blog'
import { and, asc, desc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { members, type PageLinkRow, pageLinkColumns } from '../account/public.ts'
import { type BlogRow, blogs } from './blog-tables.ts'
import { slugOf } from './slug.ts'

type NewBlog = z.output<typeof blogBody> & { authorId: string }
/** A blog, and the member whose name is its byline. */
export type SignedBlog = BlogRow & { member: PageLinkRow | null }

export const blogStore = {
  list: (sql: Sql): Promise<SignedBlog[]> => newestFirst(sql),

  /** At most `most` blogs, newest first. */
  newest: (sql: Sql, most: number): Promise<SignedBlog[]> => newestFirst(sql).limit(most),

  async get(sql: Sql, id: string): Promise<SignedBlog | undefined> {
    const [row] = await present(sql, eq(blogs.id, id))
    return row
  },

  async getBySlug(sql: Sql, slug: string): Promise<SignedBlog | undefined> {
    const [row] = await present(sql, eq(blogs.slug, slug))
    return row
  },

  /** When the slug is taken, the new one gets a random suffix. */
  async create(sql: Sql, { category = '', ...given }: NewBlog): Promise<SignedBlog> {
    const plain = slugOf(given.title)
    for (const slug of [plain, `${plain}-${randomBytes(4).toString('hex')}`]) {
      const values = { ...given, category, slug }
      const [row] = await sql
        .insert(blogs)
        .values(values)
        .onConflictDoNothing({ target: blogs.slug })
        .returning({ id: blogs.id })
      const made = row && (await this.get(sql, row.id))
      if (made) return made
    }
    throw new Error('no free slug was found')
  },
}

/** An admin may publish under another name, which then is no member's byline. */
const present = (sql: Sql, which?: SQL) =>
  sql
    .select({ ...getTableColumns(blogs), member: pageLinkColumns })
    .from(blogs)
    .leftJoin(members, and(eq(members.id, blogs.authorId), eq(members.name, blogs.author)))
    .where(and(which, isNull(blogs.removedAt)))

const newestFirst = (sql: Sql) => present(sql).orderBy(desc(blogs.createdAt), asc(blogs.id))
