import { sql as raw } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { END, type PersonalData, STAY } from '../../platform/personal-data.ts'

export const memberImports = pgTable('member_imports', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  authorId: uuid('author_id'),
  created: integer('created').notNull().default(0),
  approved: integer('approved').notNull().default(0),
  updated: integer('updated').notNull().default(0),
  /** The batches that the import made. */
  batches: uuid('batches').array().notNull(),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
})

/** A fact that an import gave a member, with the one before. */
export interface FactChange {
  readonly field: string
  readonly before: string | null
  readonly after: string
}

/** A null year or batch after the import is one that the import left alone. */
export const memberImportChanges = pgTable(
  'member_import_changes',
  {
    importId: uuid('import_id').notNull(),
    memberId: uuid('member_id').notNull(),
    isNew: boolean('is_new').notNull().default(false),
    yearBefore: integer('year_before'),
    yearAfter: integer('year_after'),
    batchBefore: uuid('batch_before'),
    batchAfter: uuid('batch_after'),
    facts: jsonb('facts').$type<readonly FactChange[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.memberId] })],
)

export const personalData = {
  merged: { 'member_imports.author_id': STAY, 'member_import_changes.member_id': END },
  // What a member had before is not needed once they are gone.
  deletedAtOnce: ['member_import_changes'],
} satisfies PersonalData
