import { CHECK_STATES, PROBLEM_STATES, type ProblemCheck } from '@callofcode/contract/authoring/authoring'
import { sql } from 'drizzle-orm'
import { customType, integer, jsonb, pgTable, real, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { type PersonalData, STAY } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'

/** The texts of a problem by their paths in its folder. */
export type Files = Record<string, string>
/** `judged` is missing where it is unknown: in reports of earlier releases, and of checks that did not finish. */
export type Report = Pick<ProblemCheck, 'faults' | 'tests' | 'measures'> &
  Partial<Pick<ProblemCheck, 'judged'>>

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)
const time = (name: string) => timestamp(name, { withTimezone: true })
const member = (name: string) => uuid(name).references(() => members.id, { onDelete: 'set null' })

export const authoredProblems = pgTable('authored_problems', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  state: text('state', { enum: PROBLEM_STATES }).notNull().default('draft'),
  files: jsonb('files').$type<Files>().notNull(),
  revision: integer('revision').notNull().default(1),
  updatedAt: time('updated_at').notNull().defaultNow(),
  updatedBy: member('updated_by'),
  version: integer('version'),
  publishedRevision: integer('published_revision'),
  opensAt: time('opens_at'),
  closesAt: time('closes_at'),
})

const problem = () =>
  uuid('problem_id')
    .notNull()
    .references(() => authoredProblems.id, { onDelete: 'cascade' })

export const authoredVersions = pgTable(
  'authored_versions',
  {
    id: id(),
    createdAt: time('created_at').notNull().defaultNow(),
    problemId: problem(),
    number: integer('number').notNull(),
    authorId: member('author_id'),
    note: text('note').notNull(),
    files: jsonb('files').$type<Files>().notNull(),
    made: jsonb('made').$type<Files>().notNull(),
    tests: bytes('tests'),
  },
  (table) => [unique().on(table.problemId, table.number)],
)

export const problemChecks = pgTable('problem_checks', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  problemId: problem().unique(),
  revision: integer('revision').notNull(),
  state: text('state', { enum: CHECK_STATES }).notNull().default('waiting'),
  step: text('step').notNull().default(''),
  share: real('share').notNull().default(0),
  report: jsonb('report').$type<Report>().notNull().default({ faults: [], tests: 0, measures: [] }),
  made: jsonb('made').$type<Files>(),
  tests: bytes('tests'),
  leaseId: uuid('lease_id'),
  leasedUntil: time('leased_until'),
  attempts: integer('attempts').notNull().default(0),
})

export const personalData = {
  merged: {
    'authored_problems.updated_by': STAY,
    'authored_versions.author_id': STAY,
  },
} satisfies PersonalData
