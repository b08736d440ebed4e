import { bigint, boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../platform/database/columns.ts'

/** One link for each row of the audit, in the order of the chain. */
export const auditLinks = pgTable('audit_links', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  rowId: uuid('row_id').notNull().unique(),
  rowAt: time('row_at').notNull(),
  content: bytes('content').notNull(),
  hash: bytes('hash').notNull(),
})

/** Rows that wait for their link. */
export const auditUnlinked = pgTable('audit_unlinked', {
  rowId: uuid('row_id').primaryKey(),
  rowAt: time('row_at').notNull(),
})

/** The only row of the table: the last link that retention has removed, and the time before which it removes rows. */
export const auditAnchor = pgTable('audit_anchor', {
  id: boolean('id').primaryKey().default(true),
  number: bigint('number', { mode: 'number' }).notNull(),
  hash: bytes('hash').notNull(),
  forgottenBefore: time('forgotten_before').notNull(),
})
