import type {
  EditedQuestion,
  listEditedQuestions,
} from '@callofcode/contract/curriculum-editor/curriculum-editor'
import type { QueryOf } from '@callofcode/contract/endpoint'
import { id } from '@callofcode/contract/text'
import { and, eq, inArray, isNull, sql as raw, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { pageOf } from '../../platform/http/cursor.ts'
import { questions, topicQuestions, topics } from '../curriculum/public.ts'

const PAGE = 100
/** The position of a topic, the position of a question in it, and the id of the question. */
export const questionPlace = z.tuple([z.int32(), z.int32(), id])
type QuestionPlace = z.infer<typeof questionPlace>
type Search = Omit<QueryOf<typeof listEditedQuestions>, 'cursor'>

/** Questions that only modules list come last. */
const LAST = 2_147_483_647
const topicPlace = raw<number>`coalesce(${topics.position}, ${raw.raw(`${LAST}`)})`

const columns = {
  _id: questions.id,
  topicId: topics.id,
  topic: topics.title,
  questionName: questions.name,
  difficulty: questions.difficulty,
  link: questions.link,
  hidden: raw<boolean>`${questions.retiredAt} is not null`,
  mergedInto: raw<string | null>`(select n.name from questions n where n.id = questions.merged_into)`,
  shipped: raw<boolean>`${questions.seed} is not null`,
  edited: questions.edited,
  version: questions.version,
}

const isPrimary = and(eq(topicQuestions.questionId, questions.id), eq(topicQuestions.isPrimary, true))

/** Reads the questions for the members who edit them. */
export const questionList = {
  async page(sql: Sql, search: Search, after: QuestionPlace | undefined) {
    const wanted = wantedBy(search)
    const rows = await sql
      .select({ ...columns, topicPlace, place: questions.position })
      .from(questions)
      .leftJoin(topicQuestions, isPrimary)
      .leftJoin(topics, eq(topics.id, topicQuestions.topicId))
      .where(
        and(
          wanted,
          after &&
            raw`(${topicPlace}, ${questions.position}, ${questions.id}) > (${after[0]}, ${after[1]}, ${after[2]}::uuid)`,
        ),
      )
      .orderBy(topicPlace, questions.position, questions.id)
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    const [counted] = await sql
      .select({ total: raw<number>`count(*)::int` })
      .from(questions)
      .leftJoin(topicQuestions, isPrimary)
      .leftJoin(topics, eq(topics.id, topicQuestions.topicId))
      .where(wanted)
    const next: QuestionPlace | undefined = last && [last.topicPlace, last.place, last._id]
    return {
      rows: page.map(({ topicPlace: _, place: __, ...row }): EditedQuestion => row),
      total: counted?.total ?? 0,
      next,
    }
  },

  /** Lists all questions in their order. There are at most 10,000. */
  all: (sql: Sql): Promise<EditedQuestion[]> =>
    sql
      .select(columns)
      .from(questions)
      .leftJoin(topicQuestions, isPrimary)
      .leftJoin(topics, eq(topics.id, topicQuestions.topicId))
      .orderBy(topicPlace, topics.title, topics.id, questions.position, questions.id),

  /** Finds questions by id, in any order. */
  find: (sql: Sql, ids: readonly string[]): Promise<EditedQuestion[]> =>
    sql
      .select(columns)
      .from(questions)
      .leftJoin(topicQuestions, isPrimary)
      .leftJoin(topics, eq(topics.id, topicQuestions.topicId))
      .where(inArray(questions.id, [...ids])),

  /** Returns the ids of a topic's questions in their order, including hidden ones. */
  async idsOf(sql: Sql, topicId: string): Promise<string[]> {
    const rows = await sql
      .select({ id: questions.id })
      .from(questions)
      .innerJoin(topicQuestions, isPrimary)
      .where(eq(topicQuestions.topicId, topicId))
      .orderBy(questions.position, questions.name, questions.id)
    return rows.map((row) => row.id)
  },
}

function wantedBy({ topic, q, only }: Search): SQL | undefined {
  const like = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    topic === 'none' ? isNull(topics.id) : topic ? eq(topics.id, topic) : undefined,
    like ? raw`${questions.name} ilike ${like}` : undefined,
    only === 'hidden' ? raw`${questions.retiredAt} is not null` : undefined,
    only === 'changed'
      ? raw`${questions.seed} is not null and array_remove(${questions.edited}, 'position') <> '{}'`
      : undefined,
    only === 'own' ? isNull(questions.seed) : undefined,
  )
}
