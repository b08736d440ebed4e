import { movedParts } from '@callofcode/contract/member/duplicate'
import { sql } from 'drizzle-orm'
import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moved, type PersonalData, rowsBy, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const blogs = pgTable('blogs', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  author: text('author').notNull(),
  authorId: uuid('author_id').references(() => members.id, { onDelete: 'set null' }),
  content: text('content').notNull(),
  category: text('category').notNull().default(''),
  tags: text('tags').array().notNull().default([]),
  views: integer('views').notNull().default(0),
  version: integer('version').notNull().default(1),
  removedAt: time('removed_at'),
  /** Words of the content. A trigger counts them. */
  words: integer('words').notNull().default(0),
})
export type BlogRow = typeof blogs.$inferSelect

export const blogViews = pgTable(
  'blog_views',
  {
    blogId: uuid('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    reader: text('reader').notNull(),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.day, table.reader] })],
)

export const personalData = {
  exported: [
    {
      ...rowsBy('blogs'),
      name: 'blogs',
      shown: {
        id: 't.id',
        title: 't.title',
        author: 't.author',
        category: 't.category',
        tags: 't.tags',
        content: 't.content',
        publishedAt: utcText('t.created_at'),
      },
    },
  ],
  merged: {
    'blogs.author_id': moved(movedParts.blogs),
  },
} satisfies PersonalData
