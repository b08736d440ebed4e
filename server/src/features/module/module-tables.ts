import { movedParts } from '@callofcode/contract/member/duplicate'
import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moved, type PersonalData, rowsBy, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'
import { questions } from '../curriculum/public.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const modules = pgTable('modules', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  slug: text('slug').unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  createdBy: text('created_by').notNull(),
  authorId: uuid('author_id').references(() => members.id, { onDelete: 'set null' }),
  level: text('level', { enum: ['Beginner', 'Intermediate', 'Advanced'] })
    .notNull()
    .default('Beginner'),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
  removedAt: time('removed_at'),
  seed: text('seed'),
})

export const moduleQuestions = pgTable(
  'module_questions',
  {
    moduleId: uuid('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    difficulty: text('difficulty', { enum: ['Easy', 'Medium', 'Hard'] })
      .notNull()
      .default('Easy'),
    link: text('link').notNull().default(''),
    questionId: uuid('question_id').references(() => questions.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.position] })],
)

export const personalData = {
  exported: [
    {
      ...rowsBy('modules'),
      name: 'modules',
      shown: {
        id: 't.id',
        title: 't.title',
        description: 't.description',
        level: 't.level',
        createdBy: 't.created_by',
        createdAt: utcText('t.created_at'),
        questions: `(select coalesce(json_agg(json_build_object('name', q.name, 'difficulty', q.difficulty,
        'link', q.link) order by q.position), '[]') from module_questions q where q.module_id = t.id)`,
      },
    },
  ],
  merged: {
    'modules.author_id': moved(movedParts.modules),
  },
} satisfies PersonalData
