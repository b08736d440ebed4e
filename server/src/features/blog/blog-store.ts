import { randomBytes } from 'node:crypto'
import type { blogBody } from '@callofcode/contract/blog'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { type BlogRow, blogs } from './blog-tables.ts'
import { slugOf } from './slug.ts'

type NewBlog = z.output<typeof blogBody> & { authorId: string }

export const blogStore = {
  list: (sql: Sql): Promise<BlogRow[]> => newestFirst(sql),

  /** At most `most` blogs, newest first. */
  newest: (sql: Sql, most: number): Promise<BlogRow[]> => newestFirst(sql).limit(most),

  async get(sql: Sql, id: string): Promise<BlogRow | undefined> {
    const [row] = await sql
      .select()
      .from(blogs)
      .where(and(eq(blogs.id, id), isNull(blogs.removedAt)))
    return row
  },

  async getBySlug(sql: Sql, slug: string): Promise<BlogRow | undefined> {
    const [row] = await sql
      .select()
      .from(blogs)
      .where(and(eq(blogs.slug, slug), isNull(blogs.removedAt)))
    return row
  },

  /** When the slug is taken, the new one gets a random suffix. */
  async create(sql: Sql, { category = '', ...given }: NewBlog): Promise<BlogRow> {
    const plain = slugOf(given.title)
    for (const slug of [plain, `${plain}-${randomBytes(4).toString('hex')}`]) {
      const values = { ...given, category, slug }
      const [row] = await sql
        .insert(blogs)
        .values(values)
        .onConflictDoNothing({ target: blogs.slug })
        .returning()
      if (row) return row
    }
    throw new Error('no free slug was found')
  },
}

const newestFirst = (sql: Sql) =>
  sql.select().from(blogs).where(isNull(blogs.removedAt)).orderBy(desc(blogs.createdAt), asc(blogs.id))
