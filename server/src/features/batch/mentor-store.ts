import { STUCK } from '@callofcode/contract/batch/mentor'
import type { BatchName } from '@callofcode/contract/text'
import { id } from '@callofcode/contract/text'
import { and, eq, sql as raw } from 'drizzle-orm'
import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { time } from '../../platform/database/columns.ts'
import { prepared, type Sql } from '../../platform/database/database.ts'
import { pageOf } from '../../platform/http/cursor.ts'
import { END, type PersonalData, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'
import { isLike, members } from '../account/public.ts'
import { authorColumns } from '../forum/public.ts'
import { hasSolved, solvedCount } from '../submission/public.ts'

/** The mentors of each batch. */
const batchMentors = pgTable('batch_mentors', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id').notNull(),
  batchId: uuid('batch_id').notNull(),
  givenBy: uuid('given_by'),
})

const PAGE = 30
/** The folded name and the id. */
export const mentoredPlace = z.tuple([z.string().max(400), id])
export type MentoredPlace = z.infer<typeof mentoredPlace>

export interface MentoredRow {
  readonly id: string
  readonly place: string
  readonly name: string
  readonly profilePhoto: string | null
  readonly handle: string
  readonly status: 'approved'
  readonly showsPage: 'nobody' | 'members' | 'everyone'
  readonly questions: number
  readonly problems: number
  readonly lastActive: string | null
  readonly stuck: { slug: string; tries: number }[]
  readonly [column: string]: unknown
}

interface Search {
  readonly q?: string | undefined
  readonly only?: 'stuck' | undefined
}

// Problems that were tried often and are not solved. Old tries are left out. How often a member visits is not recorded.
const TRIED = raw`
  select s.problem as slug, count(*)::int as tries, max(s.created_at) as latest from problem_submissions s
  where s.member_id = ${members.id} and s.state = 'done' and s.verdict is distinct from 'Accepted'
    and s.created_at > now() - make_interval(days => ${STUCK.days})
    and not ${hasSolved(raw`s.member_id`, raw`s.problem`)}
  group by s.problem having count(*) >= ${STUCK.tries}`

/** The mentors of batches, and what a mentor sees. */
const MEMBER = raw.placeholder('memberId')
const BATCHES = prepared('mentor-batches', (sql) =>
  sql
    .select({
      _id: raw<string>`b.id`,
      name: raw<string>`b.name`,
      members: raw<number>`(select count(*)::int from members m where m.batch_id = b.id and m.status = 'approved')`,
    })
    .from(raw`batch_mentors t join batches b on b.id = t.batch_id`)
    .where(raw`t.member_id = ${MEMBER}`)
    .orderBy(raw`lower(b.name)`),
)
const MENTORS = prepared('mentors-of', (sql) =>
  sql
    .select(authorColumns)
    .from(batchMentors)
    .innerJoin(members, eq(members.id, batchMentors.memberId))
    .where(
      raw`${batchMentors.batchId} = (select o.batch_id from members o where o.id = ${MEMBER})
        and ${members.status} = 'approved' and ${members.id} <> ${MEMBER}`,
    )
    .orderBy(raw`lower(${members.name})`, members.id),
)

export const mentorStore = {
  /** Adds a mentor. Returns false if they already are one. */
  async add(tx: Sql, memberId: string, batchId: string, by: string): Promise<boolean> {
    const { rowCount } = await tx.execute(raw`
      insert into batch_mentors (member_id, batch_id, given_by) values (${memberId}, ${batchId}, ${by})
      on conflict (member_id, batch_id) do nothing`)
    return rowCount === 1
  },

  async remove(tx: Sql, memberId: string, batchId: string): Promise<boolean> {
    const { rowCount } = await tx
      .delete(batchMentors)
      .where(and(eq(batchMentors.memberId, memberId), eq(batchMentors.batchId, batchId)))
    return (rowCount ?? 0) > 0
  },

  /** Lists the batches of a mentor by name, with the number of members in each. */
  async batchesOf(sql: Sql, memberId: string): Promise<(BatchName & { members: number })[]> {
    return BATCHES(sql, { memberId })
  },

  /** Lists the mentors of this member's batch, by name. */
  mentorsOf: (sql: Sql, memberId: string) => MENTORS(sql, { memberId }),

  /** Returns the batch, for its mentors only. */
  async batchFor(sql: Sql, memberId: string, batchId: string): Promise<BatchName | undefined> {
    const { rows } = await sql.execute<{ _id: string; name: string }>(raw`
      select b.id as "_id", b.name from batches b join batch_mentors t on t.batch_id = b.id
      where b.id = ${batchId} and t.member_id = ${memberId}`)
    return rows[0]
  },

  /** Yields all members of a batch page by page. A slow download then holds neither connection nor memory. */
  async *all(sql: Sql, batchId: string): AsyncGenerator<MentoredRow[]> {
    for (let after: MentoredPlace | undefined, more = true; more; more = after !== undefined) {
      const { rows, next } = await mentorStore.page(sql, batchId, {}, after)
      yield rows
      after = next
    }
  },

  /** Returns a page of the members of a batch by name, with one statement. */
  async page(sql: Sql, batchId: string, { q, only }: Search, after: MentoredPlace | undefined) {
    const found = q ? raw`and ${isLike(q)}` : raw``
    const stuck = only ? raw`and exists (${TRIED})` : raw``
    const { rows } = await sql.execute<MentoredRow>(raw`
      select ${members.id} as id, lower(${members.name}) as place, ${members.name} as name,
        ${members.profilePhoto} as "profilePhoto", ${members.handle} as handle, ${members.status} as status,
        ${members.showsPage} as "showsPage",
        (select count(*)::int from completed_questions c where c.member_id = ${members.id}) as questions,
        ${solvedCount(members.id)} as problems,
        (select to_char(greatest(
          (select max(c.completed_at) from completed_questions c where c.member_id = ${members.id} and c.completed_at > 'epoch'),
          (select max(s.created_at) from problem_submissions s where s.member_id = ${members.id}))
          at time zone 'utc', 'YYYY-MM-DD')) as "lastActive",
        (select coalesce(json_agg(json_build_object('slug', t.slug, 'tries', t.tries) order by t.latest desc), '[]')
          from (select * from (${TRIED}) as all_tried order by latest desc limit ${STUCK.shown}) as t) as stuck
      from ${members}
      where ${members.batchId} = ${batchId} and ${members.status} = 'approved' ${found} ${stuck}
        ${after ? raw`and (lower(${members.name}), ${members.id}) > (${after[0]}, ${after[1]}::uuid)` : raw``}
      order by lower(${members.name}), ${members.id} limit ${PAGE + 1}`)
    const { page, last } = pageOf(rows, PAGE)
    const next: MentoredPlace | undefined = last && [last.place, last.id]
    return { rows: page, next }
  },
}

export const personalData = {
  exported: [
    {
      ...rowsOf('batch_mentors'),
      name: 'mentored',
      from: 'batch_mentors t join batches b on b.id = t.batch_id',
      shown: { batch: 'b.name', since: utcText('t.created_at') },
    },
  ],
  merged: {
    'batch_mentors.given_by': STAY,
    'batch_mentors.member_id': END,
  },
  deletedAtOnce: ['batch_mentors'],
} satisfies PersonalData
