import type { Difficulty } from '@callofcode/contract/curriculum/curriculum'
import { movedParts } from '@callofcode/contract/member/duplicate'
import type { Marks, NamedQuestion } from '@callofcode/contract/note/note'
import { sql as raw } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'
import type { ExactPlace } from '../../platform/http/cursor.ts'
import { moved, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'
import { isTicked, SHOWN_TOPIC } from '../curriculum/public.ts'

/** The characters of a note that are read to show the words searched for. */
const READ = 20_000

export interface NoteRow {
  readonly id: string
  readonly place: string
  readonly questionId: string | null
  readonly name: string | null
  readonly difficulty: Difficulty | null
  readonly text: string
  readonly at: string
  readonly updatedAt: Date
}
type QuestionRow = Omit<NamedQuestion, 'problem'> & { done: boolean }
export type StarRow = QuestionRow & { id: string; at: string; starredAt: Date }

interface Asked {
  readonly q: string | undefined
  /** The forms of notes on problems whose titles match the search. */
  readonly forms: readonly string[]
  readonly after: ExactPlace | undefined
  readonly most: number
}

/** Notes and stars of a member. A note is written as a draft (features/draft). */
export const noteStore = {
  /** Lists notes, latest first. Reads only the member's own notes. */
  async list(database: Database, memberId: string, { q, forms, after, most }: Asked): Promise<NoteRow[]> {
    const [time, id] = after ?? [null, null]
    const { rows } = await database.pool.query<NoteRow>({
      ...NOTES,
      values: [memberId, q ?? null, forms, time, id, most],
    })
    return rows
  },

  async stars(
    database: Database,
    memberId: string,
    after: ExactPlace | undefined,
    most: number,
  ): Promise<StarRow[]> {
    const { rows } = await database.pool.query<StarRow>({
      ...STARS,
      values: [memberId, ...(after ?? [null, null]), most],
    })
    return rows
  },

  async marks(database: Database, memberId: string) {
    const { rows } = await database.pool.query<{ starred: Marks['starred']; noted: Noted[] }>({
      ...MARKS,
      values: [memberId],
    })
    return rows[0] ?? { starred: [], noted: [] }
  },

  /** Returns a visible question, or one that the member has starred, ticked or written about. */
  async get(database: Database, memberId: string, id: string) {
    const { rows } = await database.pool.query<QuestionRow & { starred: boolean }>({
      ...QUESTION,
      values: [memberId, id],
    })
    return rows[0]
  },

  async star(tx: Sql, memberId: string, questionId: string) {
    await tx.execute(raw`
      insert into question_stars (member_id, question_id) values (${memberId}, ${questionId}) on conflict do nothing`)
  },

  async unstar(tx: Sql, memberId: string, questionId: string) {
    await tx.execute(
      raw`delete from question_stars where member_id = ${memberId} and question_id = ${questionId}`,
    )
  },
}

export interface Noted {
  readonly form: string
  readonly questionId: string | null
}

const exact = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')`
const NAMED = `q.id as "questionId", q.name as title, q.difficulty, q.link, t.id as "topicId", t.title as topic,
  ${isTicked('$1')} as done`

const NOTES = {
  name: 'notes-list',
  text: `
    with asked as (
      select to_tsquery('english', string_agg('''' || word || ''':*', ' & ')) as query, min(plain) as plain
      from (select word, search_words($2) as plain
        from regexp_split_to_table(trim(search_words($2)), '\\s+') with ordinality as s(word, nth) where word <> '' limit 12) as words)
    select d.id, d.form as place, d.question_id as "questionId", q.name, q.difficulty,
      left(d.content->>'text', ${READ}) as text, ${exact('d.updated_at')} as at, d.updated_at as "updatedAt"
    from drafts d cross join asked left join questions q on q.id = d.question_id
    where d.member_id = $1 and d.is_noted
      and ($2::text is null or d.note_words @@ query or d.form = any($3::text[])
        or strpos(search_words(q.name), trim(plain)) > 0)
      and ($4::text is null or (d.updated_at, d.id) < (($4 || '+00')::timestamptz, $5::uuid))
    order by d.updated_at desc, d.id desc limit $6`,
}
const STARS = {
  name: 'stars-list',
  text: `
    select s.id, ${exact('s.created_at')} as at, s.created_at as "starredAt", ${NAMED}
    from question_stars s join questions q on q.id = s.question_id ${SHOWN_TOPIC}
    where s.member_id = $1 and ($2::text is null or (s.created_at, s.id) < (($2 || '+00')::timestamptz, $3::uuid))
    order by s.created_at desc, s.id desc limit $4`,
}
const MARKS = {
  name: 'marks',
  text: `
    select coalesce((select json_agg(question_id) from question_stars where member_id = $1), '[]') as starred,
      coalesce((select json_agg(json_build_object('form', form, 'questionId', question_id))
        from drafts where member_id = $1 and is_noted), '[]') as noted`,
}
const QUESTION = {
  name: 'noted-question',
  text: `
    select own.*, starred from (select ${NAMED}, q.retired_at from questions q ${SHOWN_TOPIC} where q.id = $2) as own
    cross join lateral (select
      exists (select from question_stars s where s.member_id = $1 and s.question_id = own."questionId") as starred,
      exists (select from drafts d where d.member_id = $1 and d.question_id = own."questionId") as noted) as mine
    where starred or noted or done or (retired_at is null and "topicId" is not null)`,
}

export const personalData = {
  exported: [
    {
      ...rowsOf('question_stars'),
      name: 'starredQuestions',
      from: 'question_stars t join questions q on q.id = t.question_id',
      shown: { questionId: 't.question_id', question: 'q.name', starredAt: utcText('t.created_at') },
    },
  ],
  merged: {
    'question_stars.member_id': moved(movedParts.stars),
  },
} satisfies PersonalData
