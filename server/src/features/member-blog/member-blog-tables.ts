import { movedParts } from '@callofcode/contract/member/duplicate'
import { MEMBER_BLOG_STATES } from '@callofcode/contract/member-blog/member-blog'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { moved, type PersonalData, rowsBy, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'
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

export const personalData = {
  exported: [
    {
      ...rowsBy('member_blogs'),
      name: 'writings',
      shown: {
        id: 't.id',
        state: 't.state',
        title: 't.title',
        category: 't.category',
        tags: 't.tags',
        content: 't.content',
        reason: 't.reason',
        blogId: 't.blog_id',
        begunAt: utcText('t.created_at'),
        changedAt: utcText('t.updated_at'),
        sentInAt: utcText('t.submitted_at'),
      },
    },
    {
      name: 'earlierWritings',
      from: 'member_blog_versions t',
      where: 't.editor_id = $1::uuid',
      at: 't.created_at',
      id: 't.id',
      shown: {
        writingId: 't.member_blog_id',
        number: 't.number',
        title: 't.title',
        content: 't.content',
        savedAt: utcText('t.created_at'),
      },
    },
    {
      ...rowsBy('member_blog_comments'),
      name: 'blogComments',
      shown: {
        writingId: 't.member_blog_id',
        text: 't.text',
        line: 't.line',
        passage: 't.passage',
        writtenAt: utcText('t.created_at'),
        doneAt: utcText('t.done_at'),
      },
    },
    {
      ...rowsOf('member_blog_authors'),
      name: 'coWritings',
      shown: {
        writingId: 't.member_blog_id',
        invitedAt: utcText('t.created_at'),
        acceptedAt: utcText('t.accepted_at'),
      },
    },
  ],
  merged: {
    'member_blog_authors.member_id': moved(),
    'member_blog_comments.author_id': moved(),
    'member_blog_versions.editor_id': STAY,
    'member_blogs.author_id': moved(movedParts.memberBlogs),
  },
} satisfies PersonalData
