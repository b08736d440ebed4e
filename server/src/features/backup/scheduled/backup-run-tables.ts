import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })
const count = (name: string) => bigint(name, { mode: 'number' })

/** Every try to make a scheduled backup. A try that is neither finished nor failed is running. */
export const backupRuns = pgTable('backup_runs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  place: text('place').notNull(),
  name: text('name').notNull(),
  startedAt: time('started_at').notNull(),
  finishedAt: time('finished_at'),
  bytes: count('bytes'),
  rows: count('rows'),
  failure: text('failure'),
  checkedAt: time('checked_at'),
  checkFailure: text('check_failure'),
})
