import { movedParts } from '@callofcode/contract/member/duplicate'
import { SOLVE_SOURCES } from '@callofcode/contract/solve-import/solve-import'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { moved, type PersonalData, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'
import { questions } from '../curriculum/public.ts'

const memberId = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })
const questionId = () =>
  uuid('question_id')
    .notNull()
    .references(() => questions.id, { onDelete: 'cascade' })

export const progressImports = pgTable('progress_imports', {
  id: uuid('id').primaryKey().defaultRandom(),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: memberId(),
  source: text('source', { enum: SOLVE_SOURCES }).notNull(),
  name: text('name').notNull(),
  added: integer('added').notNull(),
  earlier: integer('earlier').notNull(),
  same: integer('same').notNull(),
})

/** The solves that an import names. Their date is null when the day is unknown. */
export const importedSolves = pgTable('imported_solves', {
  id: uuid('id').primaryKey().defaultRandom(),
  createdAt: time('created_at').notNull().defaultNow(),
  importId: uuid('import_id')
    .notNull()
    .references(() => progressImports.id, { onDelete: 'cascade' }),
  questionId: questionId(),
  solvedAt: time('solved_at'),
})

/**
 * How a question would stand in the tracker without imports. The row exists while an import names the question. Triggers maintain
 * it.
 */
export const ticksBeforeImports = pgTable(
  'ticks_before_imports',
  {
    memberId: memberId(),
    questionId: questionId(),
    tickedAt: time('ticked_at'),
    firstAt: time('first_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.questionId] })],
)

export const personalData = {
  exported: [
    {
      ...rowsOf('progress_imports'),
      name: 'solveImports',
      shown: {
        source: 't.source',
        name: 't.name',
        importedAt: utcText('t.created_at'),
        questions: `(select coalesce(json_agg(json_build_object('question', q.name, 'link', q.link,
        'solvedAt', ${utcText('s.solved_at')}) order by s.solved_at, q.name), '[]')
        from imported_solves s join questions q on q.id = s.question_id where s.import_id = t.id)`,
      },
    },
    {
      from: 'ticks_before_imports t join questions q on q.id = t.question_id',
      where: 't.member_id = $1::uuid',
      at: `coalesce(t.ticked_at, 'epoch')`,
      id: 't.question_id',
      name: 'ticksBeforeImports',
      shown: {
        questionId: 't.question_id',
        question: 'q.name',
        tickedAt: utcText('t.ticked_at'),
        firstCompletedAt: utcText('t.first_at'),
      },
    },
  ],
  merged: {
    'progress_imports.member_id': moved(movedParts.imports),
    'ticks_before_imports.member_id': STAY,
  },
} satisfies PersonalData
