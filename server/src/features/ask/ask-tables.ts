import type { Counterexample, QuestionState } from '@callofcode/contract/ask/ask'
import type { Asked } from '@callofcode/contract/ask/ask-form'
import { movedParts } from '@callofcode/contract/member/duplicate'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { SubmissionVerdict } from '@callofcode/contract/submission/solution-submission'
import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { moved, type PersonalData, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'
import { describedBy } from '../happening/public.ts'

const key = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)

/** Members' questions about problems, with their attachments. */
export const helpQuestions = pgTable('help_questions', {
  id: key(),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id').notNull(),
  problem: text('problem').notNull(),
  questionId: uuid('question_id'),
  askedTo: text('asked_to').$type<Asked>().notNull(),
  batchId: uuid('batch_id'),
  title: text('title').notNull(),
  content: text('content').notNull(),
  language: text('language').$type<SolutionLanguage>(),
  source: text('source'),
  submissionId: uuid('submission_id'),
  verdict: text('verdict').$type<SubmissionVerdict>(),
  reason: text('reason'),
  judged: boolean('judged').notNull().default(false),
  counterexample: jsonb('counterexample').$type<Counterexample>(),
  state: text('state').$type<QuestionState>().notNull().default('open'),
  postId: uuid('post_id'),
  threadId: uuid('thread_id'),
  answeredAt: time('answered_at'),
  closedAt: time('closed_at'),
  thankedAt: time('thanked_at'),
  thankedId: uuid('thanked_id'),
  removedAt: time('removed_at'),
  removedBy: uuid('removed_by'),
})
export type HelpQuestionRow = typeof helpQuestions.$inferSelect

/** Describes questions to mentors for notifications. */
export const describeQuestions = describedBy(sql`
  select id, title, removed_at is not null as gone from help_questions`)

export const personalData = {
  exported: [
    {
      ...rowsOf('help_questions'),
      name: 'askedQuestions',
      shown: {
        id: 't.id',
        problem: 't.problem',
        to: 't.asked_to',
        title: 't.title',
        content: 't.content',
        language: 't.language',
        source: 't.source',
        submissionId: 't.submission_id',
        verdict: 't.verdict',
        reason: 't.reason',
        counterexample: 't.counterexample',
        state: 't.state',
        threadId: 't.thread_id',
        askedAt: utcText('t.created_at'),
        answeredAt: utcText('t.answered_at'),
        closedAt: utcText('t.closed_at'),
        thankedAt: utcText('t.thanked_at'),
        removedAt: utcText('t.removed_at'),
      },
    },
    {
      ...rowsOf('help_comments'),
      name: 'questionComments',
      shown: {
        questionId: 't.help_question_id',
        line: 't.line',
        content: 't.content',
        thanked: 't.thanked',
        writtenAt: utcText('t.created_at'),
        removedAt: utcText('t.removed_at'),
      },
    },
    {
      ...rowsOf('help_reports'),
      name: 'questionReports',
      shown: {
        questionId: 't.help_question_id',
        commentId: 't.comment_id',
        reason: 't.reason',
        note: 't.note',
        reportedAt: utcText('t.created_at'),
      },
    },
  ],
  merged: {
    'help_comments.member_id': moved(movedParts.answers),
    'help_comments.removed_by': STAY,
    'help_reports.member_id': moved(),
    'help_reports.resolved_by': STAY,
    'help_questions.member_id': moved(movedParts.questions),
    'help_questions.removed_by': STAY,
    'help_questions.thanked_id': moved(),
  },
  deletedAtOnce: ['help_questions'],
} satisfies PersonalData
