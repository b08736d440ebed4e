import { QUESTION_KINDS } from '@callofcode/contract/event/question-answer'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { type PersonalData, utcText } from '../../../platform/personal-data.ts'
import { eventRegistrations, events } from '../event-tables.ts'

export const eventQuestions = pgTable('event_questions', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  eventId: uuid('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  kind: text('kind', { enum: QUESTION_KINDS }).notNull(),
  choices: text('choices').array().notNull(),
  needed: boolean('needed').notNull(),
})

/** An answer ends with its registration. */
export const eventAnswers = pgTable(
  'event_answers',
  {
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => eventRegistrations.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id')
      .notNull()
      .references(() => eventQuestions.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull().defaultNow(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.registrationId, table.questionId] })],
)

export const personalData = {
  exported: [
    {
      name: 'eventAnswers',
      from: `event_answers t join event_registrations r on r.id = t.registration_id
        join event_questions q on q.id = t.question_id join events e on e.id = r.event_id`,
      where: 'r.member_id = $1::uuid',
      at: 't.created_at',
      id: 't.question_id',
      shown: {
        eventId: 'e.id',
        event: 'e.title',
        question: 'q.name',
        answer: 't.value',
        answeredAt: utcText('t.created_at'),
      },
    },
  ],
} satisfies PersonalData
