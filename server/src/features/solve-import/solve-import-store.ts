import { leetcodeNumbers } from '@callofcode/content/curriculum'
import type { Importable, SolveSource } from '@callofcode/contract/solve-import/solve-import'
import { and, desc, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { UNDER_TOPIC } from '../curriculum/public.ts'
import type { Addition, Moment, Removal, State } from './merge-solves.ts'
import { progressImports } from './solve-import-tables.ts'

const LEETCODE = /^https:\/\/leetcode\.com\/problems\/([a-z0-9-]+)/

export function presentImportable({ link, isTicked, at, ...row }: ImportableRow): Importable {
  const slug = LEETCODE.exec(link)?.[1] ?? row.slug
  return { ...row, slug, number: leetcodeNumbers.get(slug) ?? null, ...(isTicked && { ticked: { at } }) }
}

/** Returns the questions that the tracker shows, with all their names elsewhere. */
export const namedQuestions = async (sql: Sql): Promise<Importable[]> =>
  (await solveImportStore.importable(sql, null)).map(presentImportable)

const PAGE = 20

export interface Given {
  readonly questionId: string
  readonly at: string | null
}
export interface NewImport {
  readonly memberId: string
  readonly source: SolveSource
  readonly name: string
  readonly added: number
  readonly earlier: number
  readonly same: number
}
export interface ImportableRow {
  readonly id: string
  readonly questionName: string
  readonly difficulty: 'Easy' | 'Medium' | 'Hard'
  readonly slug: string
  readonly link: string
  readonly isTicked: boolean
  readonly at: string | null
}

const iso = (time: string, digits: 'MS' | 'US') =>
  `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.${digits}"Z"')`
const ids = (rows: readonly { readonly questionId: string }[]) =>
  raw.param(rows.map(({ questionId }) => questionId))

/** Each method is one statement for any number of questions. */
export const solveImportStore = {
  /** Returns the questions that the tracker shows, and the member's ticks among them. A null member has no ticks. */
  async importable(sql: Sql, memberId: string | null): Promise<ImportableRow[]> {
    const { rows } = await sql.execute<ImportableRow & Record<string, unknown>>(raw`
      select q.id, q.name as "questionName", q.difficulty, q.slug, q.link, c.question_id is not null as "isTicked",
        ${raw.raw(iso(`nullif(least(c.completed_at, f.completed_at), 'epoch')`, 'MS'))} as at
      from questions q ${raw.raw(UNDER_TOPIC)}
      left join completed_questions c on c.member_id = ${memberId}::uuid and c.question_id = q.id
      left join first_completions f on f.member_id = ${memberId}::uuid and f.question_id = q.id
      where q.retired_at is null order by q.name, q.id`)
    return rows
  },

  async list(sql: Sql, memberId: string, after: ExactPlace | undefined) {
    const place = raw`(${progressImports.createdAt}, ${progressImports.id})`
    const rows = await sql
      .select({ row: progressImports, time: exactTime(progressImports.createdAt) })
      .from(progressImports)
      .where(and(eq(progressImports.memberId, memberId), after && raw`${place} < ${placeValues(after)}`))
      .orderBy(desc(progressImports.createdAt), desc(progressImports.id))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    return { rows: page.map(({ row }) => row), next: last && ([last.time, last.row.id] as ExactPlace) }
  },

  /** Lets a member's imports run one at a time, as each reads what earlier ones wrote. */
  async lock(tx: Sql, memberId: string) {
    await tx.execute(raw`select from members where id = ${memberId} for no key update`)
  },

  /** Sets for the triggers whether an import writes ticks, until the transaction ends. */
  async importing(tx: Sql, on: boolean) {
    await tx.execute(raw`select set_config('callofcode.importing', ${on ? 'on' : 'off'}, true)`)
  },

  count: (tx: Sql, memberId: string) => tx.$count(progressImports, eq(progressImports.memberId, memberId)),

  /** Returns the state of these questions. Their ticks are locked until the transaction ends. Unknown questions are missing. */
  async states(tx: Sql, memberId: string, questionIds: readonly string[]): Promise<State[]> {
    await tx.execute(raw`
      select from completed_questions where member_id = ${memberId} and question_id = any(${raw.param(questionIds)}::uuid[])
      order by question_id for update`)
    const { rows } = await tx.execute<State & Record<string, unknown>>(raw`
      select q.id as "questionId", ${raw.raw(iso('c.completed_at', 'US'))} as "tickedAt",
        ${raw.raw(iso('f.completed_at', 'US'))} as "firstAt",
        case when b.member_id is not null then json_build_object('tickedAt', ${raw.raw(iso('b.ticked_at', 'US'))},
          'firstAt', ${raw.raw(iso('b.first_at', 'US'))}) end as before,
        coalesce(s.imports, '[]') as imports
      from questions q
      left join completed_questions c on c.member_id = ${memberId} and c.question_id = q.id
      left join first_completions f on f.member_id = ${memberId} and f.question_id = q.id
      left join ticks_before_imports b on b.member_id = ${memberId} and b.question_id = q.id
      left join (
        select s.question_id, json_agg(json_build_object('importId', s.import_id, 'at',
          ${raw.raw(iso('s.solved_at', 'US'))})) as imports
        from progress_imports i join imported_solves s on s.import_id = i.id
        where i.member_id = ${memberId} group by 1) s on s.question_id = q.id
      where q.id = any(${raw.param(questionIds)}::uuid[])`)
    return rows
  },

  async create(tx: Sql, made: NewImport) {
    const [row] = await tx.insert(progressImports).values(made).returning()
    if (!row) throw new Error('an insert returns its row')
    return row
  },

  async addSolves(tx: Sql, importId: string, given: readonly Given[]) {
    await tx.execute(raw`
      insert into imported_solves (import_id, question_id, solved_at)
      select ${importId}, g.* from unnest(${ids(given)}::uuid[],
        ${raw.param(given.map(({ at }) => at))}::timestamptz[]) as g (question, at)`)
  },

  /** Stores the state of questions without imports. Questions that another import names already have it. */
  async keepBefore(tx: Sql, memberId: string, given: readonly Addition[]) {
    await tx.execute(raw`
      insert into ticks_before_imports (member_id, question_id, ticked_at, first_at)
      select ${memberId}, g.* from unnest(${ids(given)}::uuid[],
        ${raw.param(given.map(({ before }) => before.tickedAt))}::timestamptz[],
        ${raw.param(given.map(({ before }) => before.firstAt))}::timestamptz[]) as g (question, ticked, first)
      on conflict do nothing`)
  },

  async tick(tx: Sql, memberId: string, given: readonly Tick[]) {
    await tx.execute(raw`
      insert into completed_questions (member_id, question_id, completed_at)
      select ${memberId}, g.* from ${asTicks(given)} on conflict do nothing`)
  },

  async moveTicks(tx: Sql, memberId: string, given: readonly Tick[]) {
    await tx.execute(raw`
      update completed_questions c set completed_at = g.at from ${asTicks(given)}
      where c.member_id = ${memberId} and c.question_id = g.question`)
  },

  async untick(tx: Sql, memberId: string, given: readonly { readonly questionId: string }[]) {
    await tx.execute(raw`
      delete from completed_questions where member_id = ${memberId} and question_id = any(${ids(given)}::uuid[])`)
  },

  /** Returns the questions of an import, or null if the import is not the member's. */
  async questionsOf(tx: Sql, memberId: string, id: string): Promise<string[] | null> {
    const { rows } = await tx.execute<{ ids: string[] }>(raw`
      select coalesce((select array_agg(question_id) from imported_solves where import_id = i.id), '{}') as ids
      from progress_imports i where i.id = ${id} and i.member_id = ${memberId}`)
    return rows[0]?.ids ?? null
  },

  /** Records when the questions were first done: the given dates replace those of the import. */
  async putFirst(tx: Sql, memberId: string, given: readonly Removal[]) {
    await tx.execute(raw`
      with g as (select * from unnest(${ids(given)}::uuid[],
        ${raw.param(given.map(({ firstAt }) => firstAt))}::timestamptz[]) as g (question, at)),
      gone as (delete from first_completions f using g
        where f.member_id = ${memberId} and f.question_id = g.question and g.at is null)
      update first_completions f set completed_at = g.at from g
      where f.member_id = ${memberId} and f.question_id = g.question and g.at is not null`)
  },

  async remove(tx: Sql, memberId: string, id: string, free: readonly { readonly questionId: string }[]) {
    await tx.delete(progressImports).where(eq(progressImports.id, id))
    await tx.execute(raw`
      delete from ticks_before_imports where member_id = ${memberId} and question_id = any(${ids(free)}::uuid[])`)
  },
}

interface Tick {
  readonly questionId: string
  readonly tickAt: Moment | null
}
const asTicks = (given: readonly Tick[]) => raw`unnest(${ids(given)}::uuid[],
  ${raw.param(given.map(({ tickAt }) => tickAt))}::timestamptz[]) as g (question, at)`
