import { SIGNUP_DECISIONS } from '@callofcode/contract/approval/approval'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { END, type PersonalData, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'

/** Decisions about signups. While a decision is `open`, no member was notified and it can be undone. */
export const approvalDecisions = pgTable('approval_decisions', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  decidedBy: uuid('decided_by'),
  action: text('action', { enum: SIGNUP_DECISIONS }).notNull(),
  reason: text('reason'),
  state: text('state', { enum: ['open', 'told', 'undone'] })
    .notNull()
    .default('open'),
  /** When its members are notified. */
  dueAt: time('due_at').notNull(),
})
export type DecisionRow = typeof approvalDecisions.$inferSelect

/** A person who confirms an address of such a domain is approved at once. */
export const approvedDomains = pgTable('approved_domains', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  domain: text('domain').notNull().unique(),
  createdBy: uuid('created_by'),
})

/** A person who signs up with such a code is approved at once. */
export const joinCodes = pgTable('join_codes', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  createdBy: uuid('created_by'),
  code: text('code').notNull().unique(),
  note: text('note').notNull(),
  uses: integer('uses').notNull().default(0),
  mostUses: integer('most_uses').notNull(),
  endsAt: time('ends_at').notNull(),
  endedAt: time('ended_at'),
  /** What the code gives to whoever signs up with it. */
  batchId: uuid('batch_id'),
  passoutYear: integer('passout_year'),
})

export const joinUses = pgTable('join_uses', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  codeId: uuid('code_id').notNull(),
  memberId: uuid('member_id').notNull().unique(),
})

export const personalData = {
  exported: [
    {
      ...rowsOf('join_uses'),
      name: 'joinCodes',
      from: 'join_uses t join join_codes c on c.id = t.code_id',
      shown: { note: 'c.note', usedAt: utcText('t.created_at') },
    },
  ],
  merged: {
    'approval_decisions.decided_by': STAY,
    'approved_domains.created_by': STAY,
    'join_codes.created_by': STAY,
    'join_uses.member_id': END,
  },
} satisfies PersonalData
