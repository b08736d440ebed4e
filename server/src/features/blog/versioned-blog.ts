import { sentence } from '@callofcode/contract/sentence'
import type { BlogContent } from '@callofcode/contract/version/version'
import { eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Marks, StoredItem, Versioned } from '../version/public.ts'
import { blogs } from './blog-tables.ts'

export const versionedBlog: Versioned<BlogContent> = {
  kind: 'blogs',
  word: sentence('version.blog', 'Blog'),
  tags: (id) => ['blogs', `blog:${id}`],
  titleOf: ({ title }) => title,

  async get(sql: Sql, id: string, lock): Promise<StoredItem<BlogContent> | undefined> {
    const query = sql.select().from(blogs).where(eq(blogs.id, id)).$dynamic()
    const [row] = await (lock ? query.for('update') : query)
    if (!row) return undefined
    const { title, author, category, tags, content, version, removedAt } = row
    const item = { version, removedAt, writtenAt: row.createdAt, writtenBy: row.authorId }
    return { ...item, content: { title, author, category, tags, content } }
  },

  async write(tx: Sql, id: string, content: BlogContent) {
    await tx.update(blogs).set(content).where(eq(blogs.id, id))
  },

  async mark(tx: Sql, id: string, marks: Marks) {
    await tx
      .update(blogs)
      .set({ ...marks, updatedAt: new Date() })
      .where(eq(blogs.id, id))
  },
}
