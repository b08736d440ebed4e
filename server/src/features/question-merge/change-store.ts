import { sql as raw } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'
import { type ExactPlace, placeValues } from '../../platform/http/cursor.ts'
import { moved, type PersonalData, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'

interface NewChange {
  readonly kind: 'merge' | 'split'
  readonly questionId: string
  readonly into: string | null
  readonly names: readonly string[]
  readonly wasHidden: boolean
  readonly by: string
}
export interface Change extends Record<string, unknown> {
  readonly _id: string
  readonly kind: 'merge' | 'split'
  readonly questionId: string
  readonly into: string | null
  readonly parts: string[]
  readonly wasHidden: boolean
  readonly isUndone: boolean
  /** Whether one of its questions was merged or split since, or is merged away. */
  readonly isFollowed: boolean
}
interface Shown extends Record<string, unknown> {
  readonly _id: string
  readonly kind: 'merge' | 'split'
  readonly from: string
  readonly into: string[]
  readonly at: string
  readonly place: string
  readonly undoneAt: string | null
}
type Edited = Shown & { by: string | null; members: number; isFollowed: boolean }
type Mine = Shown & { topicId: string | null; tickedAt: string; both: boolean }

const utc = (column: string) =>
  raw.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const shown = raw`c.id as "_id", c.kind, c.names[1] as "from", c.names[2:] as "into", ${utc('c.created_at')} as at,
  to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US') as place, ${utc('c.undone_at')} as "undoneAt"`
const isFollowed = raw`(exists (select from question_changes l where l.undone_at is null and l.id <> c.id
    and (l.created_at, l.id) > (c.created_at, c.id)
    and (l.question_id in (c.question_id, c.into_id) or l.question_id = any (c.parts))))`

/** The merges and splits of questions. */
export const changeStore = {
  async create(tx: Sql, { kind, questionId, into, names, wasHidden, by }: NewChange): Promise<string> {
    const { rows } = await tx.execute<{ id: string }>(raw`
      insert into question_changes (kind, question_id, into_id, names, was_hidden, by_id, created_at)
      values (${kind}, ${questionId}, ${into}, ${raw.param(names)}::text[], ${wasHidden}, ${by}, clock_timestamp()) returning id`)
    if (!rows[0]) throw new Error('an insert returns its row')
    return rows[0].id
  },

  async count(tx: Sql, id: string, members: number, parts: readonly string[] = []) {
    await tx.execute(
      raw`update question_changes set members = ${members}, parts = ${raw.param(parts)}::uuid[] where id = ${id}`,
    )
  },

  async getForUpdate(tx: Sql, id: string): Promise<Change | undefined> {
    const { rows } = await tx.execute<Change>(raw`
      select c.id as "_id", c.kind, c.question_id as "questionId", c.into_id as "into", c.parts,
        c.was_hidden as "wasHidden", c.undone_at is not null as "isUndone", ${isFollowed} as "isFollowed"
      from question_changes c where c.id = ${id} for update`)
    return rows[0]
  },

  async undo(tx: Sql, id: string, by: string) {
    await tx.execute(raw`update question_changes set undone_at = now(), undone_by = ${by} where id = ${id}`)
  },

  async list(sql: Sql, most: number, after: ExactPlace | undefined): Promise<Edited[]> {
    const { rows } = await sql.execute<Edited>(raw`
      select ${shown}, m.name as by, c.members, ${isFollowed} as "isFollowed"
      from question_changes c left join members m on m.id = c.by_id
      where ${after ? raw`(c.created_at, c.id) < ${placeValues(after)}` : raw`true`}
      order by c.created_at desc, c.id desc limit ${most}`)
    return rows
  },

  /** Returns what happened to a member's ticks. */
  async ofMember(
    { sql }: Pick<Database, 'sql'>,
    memberId: string,
    { topic, most, after }: { topic: string | undefined; most: number; after: ExactPlace | undefined },
  ): Promise<Mine[]> {
    const now = raw`(select topic_id from topic_questions where question_id = question_now(c.question_id) and is_primary limit 1)`
    const { rows } = await sql.execute<Mine>(raw`
      select ${shown}, ${now} as "topicId", r.row->>'intoTick' is not null as both,
        to_char((r.row->>'tick')::timestamptz at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "tickedAt"
      from question_carried r join question_changes c on c.id = r.change_id
      where r.member_id = ${memberId} and r.kind = 'tick' and r.row->>'tick' is not null
        and ${topic ? raw`${now} = ${topic}::uuid` : raw`true`}
        and ${after ? raw`(c.created_at, c.id) < ${placeValues(after)}` : raw`true`}
      order by c.created_at desc, c.id desc limit ${most}`)
    return rows
  },
}

export const personalData = {
  exported: [
    {
      ...rowsOf('question_carried'),
      name: 'questionChanges',
      from: 'question_carried t join question_changes c on c.id = t.change_id',
      shown: {
        questions: 'c.names',
        change: 'c.kind',
        source: 't.source',
        kind: 't.kind',
        row: 't.row',
        at: utcText('t.created_at'),
        takenBackAt: utcText('c.undone_at'),
      },
    },
  ],
  merged: {
    'question_carried.member_id': moved(),
    'question_changes.by_id': STAY,
    'question_changes.undone_by': STAY,
  },
} satisfies PersonalData
