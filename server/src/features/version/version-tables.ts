import { type ItemContent, KINDS, VERSION_ACTIONS } from '@callofcode/contract/site/version'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { members } from '../account/public.ts'

export const versions = pgTable(
  'versions',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    kind: text('kind', { enum: KINDS }).notNull(),
    itemId: uuid('item_id').notNull(),
    number: integer('number').notNull(),
    action: text('action', { enum: VERSION_ACTIONS }).notNull(),
    editorId: uuid('editor_id').references(() => members.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    fields: text('fields').array().notNull().default([]),
    content: jsonb('content').$type<ItemContent>().notNull(),
  },
  (table) => [unique().on(table.kind, table.itemId, table.number)],
)
export type NewVersion = typeof versions.$inferInsert
