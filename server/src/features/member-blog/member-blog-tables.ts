import { MEMBER_BLOG_STATES } from '@callofcode/contract/member-blog/member-blog'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { members } from '../account/public.ts'
import { blogs } from '../blog/public.ts'
import { describedBy } from '../happening/public.ts'

const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)
const texts = {
  title: text('title').notNull(),
  category: text('category').notNull().default(''),
  tags: text('tags').array().notNull().default([]),
  content: text('content').notNull(),
}

export const memberBlogs = pgTable('member_blogs', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  authorId: uuid('author_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** The published blog. With a state besides `published`, this row is an edit of it. */
  blogId: uuid('blog_id').references(() => blogs.id, { onDelete: 'cascade' }),
  state: text('state', { enum: MEMBER_BLOG_STATES }).notNull().default('draft'),
  ...texts,
  version: integer('version').notNull().default(1),
  submittedVersion: integer('submitted_version'),
  submittedAt: time('submitted_at'),
  reason: text('reason'),
  publishAt: time('publish_at'),
  /** The version of the published blog from which an edit was begun. */
  basedOn: integer('based_on'),
})
export type MemberBlogRow = typeof memberBlogs.$inferSelect

export const memberBlogVersions = pgTable('member_blog_versions', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  memberBlogId: uuid('member_blog_id')
    .notNull()
    .references(() => memberBlogs.id, { onDelete: 'cascade' }),
  number: integer('number').notNull(),
  editorId: uuid('editor_id').references(() => members.id, { onDelete: 'set null' }),
  ...texts,
})

export const memberBlogComments = pgTable('member_blog_comments', {
  id: id(),
  createdAt: time('created_at').notNull().default(sql`clock_timestamp()`),
  memberBlogId: uuid('member_blog_id')
    .notNull()
    .references(() => memberBlogs.id, { onDelete: 'cascade' }),
  authorId: uuid('author_id').references(() => members.id, { onDelete: 'set null' }),
  text: text('text').notNull(),
  line: integer('line'),
  passage: text('passage'),
  doneAt: time('done_at'),
})

/** The text of notifications about members' blogs. */
export const describeMemberBlogs = describedBy(sql`select id, title, reason from member_blogs`)
