import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { questions } from '../curriculum/public.ts'
import { experiences } from './experience-tables.ts'

const own = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const companies = pgTable('companies', {
  ...own(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
})

/** Each spelling of a company, in lower case and with single spaces. A trigger adds new ones. */
export const companySpellings = pgTable('company_spellings', {
  ...own(),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  spelling: text('spelling').notNull().unique(),
})

/** The questions asked, line by line. The text stays when the tracker's question is deleted. */
export const roundQuestions = pgTable('round_questions', {
  ...own(),
  experienceId: uuid('experience_id')
    .notNull()
    .references(() => experiences.id, { onDelete: 'cascade' }),
  round: integer('round').notNull(),
  position: integer('position').notNull(),
  kind: text('kind').notNull(),
  questionId: uuid('question_id').references(() => questions.id, { onDelete: 'set null' }),
  text: text('text').notNull(),
})
