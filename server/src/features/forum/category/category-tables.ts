import { CATEGORY_READERS, CATEGORY_WRITERS } from '@callofcode/contract/category/category'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'

/** The categories that the club made. Threads have their names, and the fixed categories have no row. */
export const forumCategories = pgTable('forum_categories', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  position: integer('position').notNull().default(0),
  readers: text('readers', { enum: CATEGORY_READERS }).notNull().default('everyone'),
  writers: text('writers', { enum: CATEGORY_WRITERS }).notNull().default('members'),
  archived: boolean('archived').notNull().default(false),
})

/** The groups whose members may read or write in a category. */
export const forumCategoryGroups = pgTable(
  'forum_category_groups',
  {
    categoryId: uuid('category_id').notNull(),
    groupId: uuid('group_id').notNull(),
    may: text('may', { enum: ['read', 'write'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.may, table.groupId] })],
)

/** The batches whose members may read or write in a category. */
export const forumCategoryBatches = pgTable(
  'forum_category_batches',
  {
    categoryId: uuid('category_id')
      .notNull()
      .references(() => forumCategories.id, { onDelete: 'cascade' }),
    batchId: uuid('batch_id').notNull(),
    may: text('may', { enum: ['read', 'write'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.may, table.batchId] })],
)
