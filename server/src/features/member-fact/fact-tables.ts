import { AT_SIGNUP, FACT_KINDS } from '@callofcode/contract/member-fact/read-fact'
import { sql as raw } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { moved, type PersonalData, utcText } from '../../platform/personal-data.ts'

/** The fields of members: roll number and branch, then those of the club in the order in which they were added. */
export const memberFields = pgTable('member_fields', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  name: text('name').notNull(),
  kind: text('kind', { enum: FACT_KINDS }).notNull(),
  choices: text('choices').array().notNull(),
  atSignup: text('at_signup', { enum: AT_SIGNUP }).notNull().default('no'),
})

export const memberFacts = pgTable(
  'member_facts',
  {
    memberId: uuid('member_id').notNull(),
    fieldId: uuid('field_id')
      .notNull()
      .references(() => memberFields.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull().defaultNow(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.fieldId] })],
)

export const personalData = {
  exported: [
    {
      name: 'facts',
      from: 'member_facts t join member_fields f on f.id = t.field_id',
      where: 't.member_id = $1::uuid',
      at: 't.created_at',
      id: 't.field_id',
      shown: { field: 'f.name', value: 't.value', since: utcText('t.created_at') },
    },
  ],
  merged: { 'member_facts.member_id': moved() },
  // The account is shut at once and deleted later. Nothing needs its facts in between.
  deletedAtOnce: ['member_facts'],
} satisfies PersonalData
