import { LIST_FIELDS } from '@callofcode/contract/question-list/question-list'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { questions } from '../curriculum/public.ts'

export const questionLists = pgTable('question_lists', {
  id: uuid('id').primaryKey(),
  createdAt: time('created_at').notNull().defaultNow(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  position: integer('position').notNull(),
  publishedAt: time('published_at'),
  /** Empty for a list that the club made. */
  seed: text('seed'),
  /** The fields that belong to the club. A new release writes all others. */
  edited: text('edited', { enum: LIST_FIELDS }).array().notNull().default([]),
  version: integer('version').notNull().default(1),
  removedAt: time('removed_at'),
})

export const questionListItems = pgTable(
  'question_list_items',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => questionLists.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.questionId] })],
)
