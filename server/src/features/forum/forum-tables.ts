import type { DraftContent } from '@callofcode/contract/draft/draft'
import { movedParts } from '@callofcode/contract/member/duplicate'
import { FLAG_REASONS } from '@callofcode/contract/moderation/flag-reasons'
import { FLAG_RULINGS } from '@callofcode/contract/moderation/moderation'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moved, type PersonalData, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'
import { describedBy } from '../happening/public.ts'

/** The cache tag of the lists of threads. A write uses it when it starts a thread, or edits, deletes, pins or locks anything. */
export const THREADS = 'forum'
/**
 * The tag for frequent changes: a new reply, a vote, an accepted answer. The lists show those a moment later (`lateLists` in
 * app/dependencies.ts). So a busy thread does not slow down their readers.
 */
export const THREAD_MOVED = 'thread-moved'

/** The tag of a change of the categories that the club made, and of who may read them. */
export const CATEGORIES_CHANGED = 'forum-categories'

const time = (name: string) => timestamp(name, { withTimezone: true })
const placed = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)
const person = (name: string) => uuid(name).references(() => members.id, { onDelete: 'set null' })
const post = (name: string) =>
  uuid(name).references((): AnyPgColumn => forumPosts.id, { onDelete: 'cascade' })

/** Triggers maintain the counts, `version` and `deleted` for every change of the posts. */
export const forumThreads = pgTable('forum_threads', {
  id: id(),
  createdAt: placed('created_at').notNull().defaultNow(),
  category: text('category').notNull(),
  pinned: boolean('pinned').notNull().default(false),
  locked: boolean('locked').notNull().default(false),
  replyCount: integer('reply_count').notNull().default(0),
  lastActivityAt: placed('last_activity_at').notNull().defaultNow(),
  acceptedReplyId: uuid('accepted_reply_id'),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
  /** The votes of the opening post. */
  votes: integer('votes').notNull().default(0),
  /** Whether the opening post is deleted. */
  deleted: boolean('deleted').notNull().default(false),
  /** The slug of the problem that the thread is about. */
  problem: text('problem'),
  /** The minutes between two replies of the same member. 0 sets no limit. */
  slowMinutes: integer('slow_minutes').notNull().default(0),
  /** The thread that its posts were moved to. This thread then counts as deleted. */
  mergedInto: uuid('merged_into'),
  /** The slug of the problem that a member asks about, and whether code or a verdict is attached. */
  asksAbout: text('asks_about'),
  carries: boolean('carries').notNull().default(false),
})
export type ThreadRow = typeof forumThreads.$inferSelect

/** `search` is a generated column. It is used in conditions and never read. */
export const forumPosts = pgTable('forum_posts', {
  id: id(),
  createdAt: placed('created_at').notNull().defaultNow(),
  threadId: uuid('thread_id')
    .notNull()
    .references(() => forumThreads.id, { onDelete: 'cascade' }),
  replyToId: uuid('reply_to_id'),
  authorId: person('author_id'),
  title: text('title'),
  content: text('content').notNull(),
  votes: integer('votes').notNull().default(0),
  editedAt: time('edited_at'),
  deletedAt: time('deleted_at'),
  deletedBy: person('deleted_by'),
})
export type PostRow = typeof forumPosts.$inferSelect

export const forumRevisions = pgTable('forum_revisions', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  postId: post('post_id').notNull(),
  editorId: person('editor_id'),
  title: text('title'),
  content: text('content').notNull(),
})

export const forumVotes = pgTable('forum_votes', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  postId: post('post_id').notNull(),
  memberId: uuid('member_id').notNull(),
})

export const forumFlags = pgTable('forum_flags', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  postId: post('post_id').notNull(),
  memberId: person('member_id'),
  reason: text('reason', { enum: FLAG_REASONS }).notNull(),
  note: text('note').notNull().default(''),
  ruling: text('ruling', { enum: FLAG_RULINGS }),
  resolvedAt: time('resolved_at'),
  resolvedBy: person('resolved_by'),
})

export const replyDrafts = pgTable(
  'reply_drafts',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => forumThreads.id, { onDelete: 'cascade' }),
    content: jsonb('content').$type<DraftContent>().notNull(),
  },
  (table) => [unique().on(table.memberId, table.threadId)],
)
export type ReplyDraftRow = typeof replyDrafts.$inferSelect

/** A missing row means the default. */
export const threadWatches = pgTable('thread_watches', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  threadId: uuid('thread_id')
    .notNull()
    .references(() => forumThreads.id, { onDelete: 'cascade' }),
  level: text('level', { enum: ['watching', 'ignored'] }).notNull(),
})

/** The text of notifications about threads. */
export const describeThreads = describedBy(sql`
  select id, title, deleted_at is not null as gone from forum_posts where id = thread_id`)

const written = {
  title: 'p.title',
  content: 'p.content',
  votes: 'p.votes',
  writtenAt: utcText('p.created_at'),
  editedAt: utcText('p.edited_at'),
  deletedAt: utcText('p.deleted_at'),
}

export const personalData = {
  exported: [
    {
      name: 'threads',
      from: 'forum_posts p join forum_threads h on h.id = p.id',
      where: 'p.author_id = $1::uuid',
      at: 'p.created_at',
      id: 'p.id',
      shown: { id: 'p.id', category: 'h.category', ...written },
    },
    {
      name: 'replies',
      from: 'forum_posts p join forum_posts o on o.id = p.thread_id and o.id <> p.id',
      where: 'p.author_id = $1::uuid',
      at: 'p.created_at',
      id: 'p.id',
      shown: {
        id: 'p.id',
        threadId: 'p.thread_id',
        replyToId: 'p.reply_to_id',
        ...written,
        title: 'null::text',
      },
    },
    {
      name: 'earlierTexts',
      from: 'forum_revisions r join forum_posts p on p.id = r.post_id',
      where: 'p.author_id = $1::uuid',
      at: 'r.created_at',
      id: 'r.id',
      shown: {
        postId: 'r.post_id',
        title: 'r.title',
        content: 'r.content',
        replacedAt: utcText('r.created_at'),
      },
    },
    {
      ...rowsOf('forum_votes'),
      name: 'votes',
      shown: { postId: 't.post_id', votedAt: utcText('t.created_at') },
    },
    {
      ...rowsOf('forum_flags'),
      name: 'flags',
      shown: { postId: 't.post_id', reason: 't.reason', note: 't.note', flaggedAt: utcText('t.created_at') },
    },
    {
      ...rowsOf('reply_drafts'),
      name: 'replyDrafts',
      shown: { threadId: 't.thread_id', content: 't.content', updatedAt: utcText('t.updated_at') },
    },
    {
      ...rowsOf('thread_watches'),
      name: 'watchedThreads',
      shown: { threadId: 't.thread_id', level: 't.level', since: utcText('t.created_at') },
    },
  ],
  merged: {
    'forum_flags.member_id': moved(),
    'forum_flags.resolved_by': STAY,
    'forum_posts.author_id': moved(movedParts.posts),
    'forum_posts.deleted_by': STAY,
    'forum_revisions.editor_id': STAY,
    'forum_votes.member_id': moved(movedParts.votes),
    'reply_drafts.member_id': moved(),
    'thread_watches.member_id': moved(),
  },
} satisfies PersonalData
