import type { SolutionShape } from '@callofcode/contract/explain/comparison'
import { movedParts } from '@callofcode/contract/member/duplicate'
import { SOLUTION_LANGUAGES } from '@callofcode/contract/problem/problem'
import { SUBMISSION_STATES, type SubmissionAids } from '@callofcode/contract/submission/solution-submission'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { moved, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'
import { describedBy } from '../happening/public.ts'
import type { JudgeResult, SubmissionClaim } from '../judge-worker/public.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)
const member = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })
const large = (name: string) => bigint(name, { mode: 'number' })

export const problemSubmissions = pgTable('problem_submissions', {
  id: id(),
  createdAt: time('created_at').notNull().default(sql`clock_timestamp()`),
  memberId: member(),
  problem: text('problem').notNull(),
  language: text('language', { enum: SOLUTION_LANGUAGES }).notNull(),
  source: text('source').notNull(),
  sourceHash: text('source_hash').notNull(),
  claim: jsonb('claim').$type<SubmissionClaim>(),
  aids: jsonb('aids').$type<SubmissionAids>(),
  state: text('state', { enum: SUBMISSION_STATES }).notNull().default('queued'),
  leaseId: uuid('taken_by'),
  leasedUntil: time('leased_until'),
  attempts: integer('takings').notNull().default(0),
  takenAt: time('taken_at'),
  test: integer('test'),
  tests: integer('tests'),
  judgedAt: time('judged_at'),
  verdict: text('verdict').$type<JudgeResult['verdict']>(),
  reason: text('reason'),
  line: integer('line'),
  diagnostics: jsonb('diagnostics').$type<JudgeResult['diagnostics']>().notNull().default([]),
  passed: integer('passed').notNull().default(0),
  fuel: large('fuel'),
  fuelLimit: large('fuel_limit'),
  memory: large('memory'),
  failing: jsonb('failing').$type<NonNullable<JudgeResult['failing']>>(),
  agrees: boolean('agrees'),
  testsHash: text('tests_hash'),
  toolchain: text('toolchain'),
  shape: jsonb('shape').$type<SolutionShape>(),
})
export type SubmissionRow = typeof problemSubmissions.$inferSelect

export const solvedProblems = pgTable(
  'solved_problems',
  { memberId: member(), problem: text('problem').notNull(), solvedAt: time('solved_at').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.problem] })],
)

export const problemCounts = pgTable('problem_counts', {
  problem: text('problem').primaryKey(),
  solved: integer('solved').notNull(),
})

export const cachedVerdicts = pgTable('kept_verdicts', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  sourceHash: text('source_hash').notNull(),
  language: text('language').notNull(),
  testsHash: text('tests_hash').notNull(),
  toolchain: text('toolchain').notNull(),
  verdict: jsonb('verdict').$type<JudgeResult>().notNull(),
})

/** The fields of submissions that notifications show. */
export const describeSubmissions = describedBy(
  sql`select id, problem as title, problem from problem_submissions`,
)

export const personalData = {
  exported: [
    {
      ...rowsOf('problem_submissions'),
      name: 'solutions',
      shown: {
        id: 't.id',
        problem: 't.problem',
        language: 't.language',
        source: 't.source',
        state: 't.state',
        verdict: 't.verdict',
        reason: 't.reason',
        line: 't.line',
        passed: 't.passed',
        tests: 't.tests',
        fuel: 't.fuel',
        memory: 't.memory',
        claim: 't.claim',
        aids: 't.aids',
        shape: 't.shape',
        submittedAt: utcText('t.created_at'),
        judgedAt: utcText('t.judged_at'),
      },
    },
    {
      ...rowsOf('solved_problems'),
      name: 'solvedProblems',
      at: 't.solved_at',
      // The cursor of a page of the export must be a uuid.
      id: 'md5(t.problem)::uuid',
      shown: { problem: 't.problem', solvedAt: utcText('t.solved_at') },
    },
  ],
  merged: {
    'problem_submissions.member_id': moved(movedParts.submissions),
    'solved_problems.member_id': moved(movedParts.solved, 'solved_at'),
  },
} satisfies PersonalData
