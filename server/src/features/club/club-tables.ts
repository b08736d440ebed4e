import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { moved, type PersonalData, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'

export const clubVersions = pgTable('club_versions', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  number: integer('number').notNull(),
  writtenBy: uuid('written_by'),
  /** The number of the older version that was restored. */
  returnedFrom: integer('returned_from'),
  fields: text('fields').array().notNull(),
  settings: jsonb('settings').$type<object>().notNull(),
})

/** When a member accepted an edition of the code of conduct, and the version of the settings with its text. */
export const conductAcceptances = pgTable('conduct_acceptances', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  edition: integer('edition').notNull(),
  version: integer('version').notNull(),
})

export const personalData = {
  exported: [
    {
      ...rowsOf('conduct_acceptances'),
      name: 'acceptedConduct',
      shown: { edition: 't.edition', version: 't.version', acceptedAt: utcText('t.created_at') },
    },
  ],
  merged: {
    'club_versions.written_by': STAY,
    'conduct_acceptances.member_id': moved(),
  },
} satisfies PersonalData
