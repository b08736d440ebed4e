import { QUESTION_FIELDS, TOPIC_FIELDS } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { movedParts } from '@callofcode/contract/member/duplicate'
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moved, type PersonalData, STAY, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** Every writer of the curriculum holds this lock, so that they take turns. */
export const CURRICULUM_LOCK = 7_261_914_531

export const topics = pgTable('topics', {
  id: uuid('id').primaryKey(),
  createdAt: time('created_at').notNull().defaultNow(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  difficulty: text('difficulty', { enum: ['Beginner', 'Intermediate', 'Advanced'] }).notNull(),
  position: integer('position').notNull(),
  /** Empty for a row that the club made or took over. */
  seed: text('seed'),
  /** The fields that belong to the club. A new release writes all others. */
  edited: text('edited', { enum: TOPIC_FIELDS }).array().notNull().default([]),
  version: integer('version').notNull().default(1),
  hiddenAt: time('hidden_at'),
})

export const questions = pgTable('questions', {
  id: uuid('id').primaryKey(),
  createdAt: time('created_at').notNull().defaultNow(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  difficulty: text('difficulty', { enum: ['Easy', 'Medium', 'Hard'] }).notNull(),
  link: text('link').notNull(),
  position: integer('position').notNull(),
  /** The club hid it, or it is no longer shipped. */
  retiredAt: time('retired_at'),
  mergedInto: uuid('merged_into'),
  seed: text('seed'),
  edited: text('edited', { enum: QUESTION_FIELDS }).array().notNull().default([]),
  version: integer('version').notNull().default(1),
})

/** A question is listed under its primary topic. The other topics are those that it also trains. */
export const topicQuestions = pgTable(
  'topic_questions',
  {
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    isPrimary: boolean('is_primary').notNull(),
  },
  (table) => [primaryKey({ columns: [table.topicId, table.questionId] })],
)

export const completedQuestions = pgTable(
  'completed_questions',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'restrict' }),
    completedAt: time('completed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.questionId] })],
)

export const personalData = {
  exported: [
    {
      name: 'progress',
      from: `completed_questions c join questions q on q.id = c.question_id
           left join first_completions f on f.member_id = c.member_id and f.question_id = c.question_id`,
      where: 'c.member_id = $1::uuid',
      at: 'c.completed_at',
      id: 'c.question_id',
      shown: {
        questionId: 'c.question_id',
        question: 'q.name',
        difficulty: 'q.difficulty',
        link: 'q.link',
        completedAt: utcText(`nullif(least(c.completed_at, f.completed_at), 'epoch')`),
      },
    },
    {
      name: 'unticked',
      from: 'first_completions f join questions q on q.id = f.question_id',
      where: `f.member_id = $1::uuid and not exists
      (select from completed_questions c where c.member_id = f.member_id and c.question_id = f.question_id)`,
      at: 'f.completed_at',
      id: 'f.question_id',
      shown: {
        questionId: 'f.question_id',
        question: 'q.name',
        firstCompletedAt: utcText('f.completed_at'),
      },
    },
  ],
  merged: {
    'completed_questions.member_id': moved(movedParts.ticks, 'completed_at'),
    'first_completions.member_id': moved(),
    // Triggers maintain this table.
    'member_topics.member_id': STAY,
    // These rows are copied before the ticks move, because leaderboards count by them.
    'tick_states.member_id': moved(),
  },
} satisfies PersonalData
