import type { DeviceWord } from '@callofcode/contract/device-word'
import type { Rating, ReviewDay } from '@callofcode/contract/review/review'
import { sql as raw } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'
import { takeWord } from '../../platform/device-word/take-word.ts'
import { type Day, type Rated, ratedDays, scheduleOf, type Word } from './review-schedule.ts'
import { DAY, type DueRow, LIST, type ReviewRow } from './review-statements.ts'

export type { ReviewRow } from './review-statements.ts'

/** A review: its owner's decisions and its state. */
interface Held extends Record<string, unknown> {
  readonly stability: number
  readonly nextOn: Day | null
}
export interface Given extends DeviceWord {
  readonly id: string
  readonly memberId: string
  readonly questionId: string
  readonly rating: Rating | null
}
export type DayRow = Omit<ReviewDay, 'due'> & { due: DueRow[] }
/** The ids of a question and its problem on this site. */
export interface SolvedQuestion {
  readonly memberId: string
  readonly questionId: string
  readonly problem: string
}

/** The largest delay of an action that was done offline. */
const LATEST = '30 days'

/** Reviews of questions. Triggers create and remove them with ticks (migration 0108). */
export const reviewStore = {
  async day(database: Database, memberId: string): Promise<DayRow | undefined> {
    const { rows } = await database.pool.query<{ reviews: DayRow }>({ ...DAY, values: [memberId] })
    return rows[0]?.reviews
  },

  /** Lists one row more than `most`, starting after the place `after`. */
  async list(
    database: Database,
    memberId: string,
    state: 'planned' | 'dropped',
    most: number,
    after?: readonly [string, string],
  ): Promise<ReviewRow[]> {
    const values = [memberId, after?.[0] ?? null, after?.[1] ?? null, most]
    const { rows } = await database.pool.query<{ review: ReviewRow }>({ ...LIST[state], values })
    return rows.map(({ review }) => review)
  },

  /**
   * Stores the member's rating. Returns undefined if they have no review of it. A repeated rating, or one before a later one of
   * the day, changes nothing.
   */
  async rate(tx: Sql, { memberId, questionId, rating, ...sent }: Given) {
    if (!(await lock(tx, memberId, questionId))) return undefined
    const word = await takeWord(tx, memberId, 'review', sent)
    const held = await withWords(tx, memberId, questionId, async () => {
      if (!word.isNew) return
      await tx.execute(raw`
        insert into review_ratings as known (id, member_id, question_id, source, day, at, rating)
        select ${word.id}::uuid, ${memberId}::uuid, ${questionId}::uuid, 'own', member_day(${memberId}::uuid, said), said, ${rating}::smallint
        from (select greatest(${word.at}::timestamptz, now() - ${LATEST}::interval) as said) given
        where not exists (select from review_ratings where id = ${word.id}::uuid)
        on conflict (member_id, question_id, day, source) do update
          set id = excluded.id, at = excluded.at, rating = excluded.rating
          where (excluded.at, excluded.id) > (known.at, known.id)`)
    })
    return held && { ...held, saidAt: word.at }
  },

  /** Stores the judge's rating, once a day. */
  async judge(tx: Sql, { memberId, questionId }: SolvedQuestion, rating: Rating, facts: object) {
    await withWords(tx, memberId, questionId, () =>
      tx.execute(raw`
        insert into review_ratings (id, member_id, question_id, source, day, at, rating, facts)
        select gen_random_uuid(), ${memberId}::uuid, ${questionId}::uuid, 'judge', member_day(${memberId}::uuid, now()), now(),
          ${rating}::smallint, ${JSON.stringify(facts)}::jsonb
        on conflict (member_id, question_id, day, source) do nothing`),
    )
  },

  async postpone(tx: Sql, memberId: string, questionId: string, until: Day | null) {
    const { rows } = await tx.execute<Held>(raw`
      update reviews set waits_until = ${until}::date where member_id = ${memberId} and question_id = ${questionId}
      returning stability, next_on::text as "nextOn"`)
    return rows[0]
  },

  async drop(tx: Sql, memberId: string, questionId: string, dropped: boolean) {
    const { rows } = await tx.execute<Held>(raw`
      update reviews set dropped_at = case when ${dropped} then coalesce(dropped_at, now()) end
      where member_id = ${memberId} and question_id = ${questionId} returning stability, next_on::text as "nextOn"`)
    return rows[0]
  },

  async setLoad(tx: Sql, memberId: string, perDay: number) {
    await tx.execute(raw`update members set reviews_a_day = ${perDay} where id = ${memberId}`)
  },

  /** Returns whether a day is within the member's next `most` days. */
  async isAhead(sql: Sql, memberId: string, day: Day, most: number): Promise<boolean> {
    const { rows } = await sql.execute<{ ahead: boolean }>(raw`
      select ${day}::date - member_day(${memberId}::uuid, now()) between 1 and ${most} as ahead`)
    return rows[0]?.ahead ?? false
  },

  /** Copies decisions about reviews from another account of the same person. Ticks and ratings were moved before. */
  async adopt(tx: Sql, from: string, into: string) {
    await tx.execute(raw`
      update reviews r set dropped_at = coalesce(r.dropped_at, o.dropped_at), waits_until = greatest(r.waits_until, o.waits_until)
      from reviews o where o.member_id = ${from} and r.member_id = ${into} and r.question_id = o.question_id`)
    await reviewStore.rebuild(tx, into)
  },

  /** Computes all reviews of a member again, after their account or a question was merged. */
  async rebuild(tx: Sql, memberId: string) {
    await tx.execute(raw`delete from review_months where member_id = ${memberId}`)
    const { rows } = await tx.execute<{ question: string }>(raw`
      select question_id as question from reviews where member_id = ${memberId} order by question_id for update`)
    for (const { question } of rows) await withWords(tx, memberId, question, undefined)
  },
}

/** Locks a review and waits for other writers of it. */
export async function lock(tx: Sql, memberId: string, questionId: string) {
  const { rows } = await tx.execute<{ reviewedOn: Day; today: Day }>(raw`
    select reviewed_on::text as "reviewedOn", member_day(member_id, now())::text as today from reviews
    where member_id = ${memberId} and question_id = ${questionId} for update`)
  return rows[0]
}

interface Known {
  readonly words: readonly Word[]
  readonly first: Day
}

/** Adds a rating, and updates the review and the months from all ratings. Without `add` they are counted from zero. */
async function withWords(
  tx: Sql,
  memberId: string,
  questionId: string,
  add: (() => Promise<unknown>) | undefined,
) {
  const before = add && (await knownOf(tx, memberId, questionId))
  await add?.()
  const after = await knownOf(tx, memberId, questionId)
  const held = await schedule(tx, memberId, questionId, after)
  await countMonths(tx, memberId, before ? reviewsOf(before) : [], reviewsOf(after))
  return held && { ...held, rating: ratedDays(after.words).at(-1)?.rating ?? null }
}

/** Computes a review from the known ratings. */
export async function schedule(tx: Sql, memberId: string, questionId: string, { words, first }: Known) {
  const { stability, difficulty, reviewedOn, dueOn, reps, lapses } = scheduleOf(
    questionId,
    first,
    ratedDays(words),
  )
  const { rows } = await tx.execute<Held>(raw`
    update reviews set stability = ${stability}, difficulty = ${difficulty}, reviewed_on = ${reviewedOn}::date,
      due_on = ${dueOn}::date, reps = ${reps}, lapses = ${lapses},
      waits_until = case when reviewed_on = ${reviewedOn}::date then waits_until end
    where member_id = ${memberId} and question_id = ${questionId} returning stability, next_on::text as "nextOn"`)
  return rows[0]
}

/**
 * Reads the ratings and the first day. If that day is unknown (0100), it is the day on which the site first stored the question
 * as done.
 */
export async function knownOf(tx: Sql, memberId: string, questionId: string): Promise<Known> {
  const { rows } = await tx.execute<{ words: Word[]; first: Day }>(raw`
    select coalesce((select json_agg(json_build_object('day', day, 'source', source, 'rating', rating) order by day, source)
        from review_ratings where member_id = ${memberId} and question_id = ${questionId}), '[]') as words,
      member_day(${memberId}::uuid, coalesce(least(
        (select nullif(completed_at, 'epoch') from completed_questions where member_id = ${memberId} and question_id = ${questionId}),
        (select completed_at from first_completions where member_id = ${memberId} and question_id = ${questionId})),
        (select created_at from reviews where member_id = ${memberId} and question_id = ${questionId})))::text as first`)
  if (!rows[0]) throw new Error('a select of values has one row')
  return rows[0]
}

/** Returns the ratings that are reviews. The first time is no review. */
export const reviewsOf = ({ words, first }: Known): Rated[] =>
  ratedDays(words).filter(({ day }) => day > first)

export async function countMonths(
  tx: Sql,
  memberId: string,
  before: readonly Rated[],
  after: readonly Rated[],
) {
  const counts = new Map<string, { known: number; forgotten: number }>()
  const count = ({ day, rating }: Rated, more: number) => {
    const month = `${day.slice(0, 7)}-01`
    const now = counts.get(month) ?? { known: 0, forgotten: 0 }
    now[rating === 1 ? 'forgotten' : 'known'] += more
    counts.set(month, now)
  }
  for (const one of before) count(one, -1)
  for (const one of after) count(one, 1)
  for (const [month, { known, forgotten }] of counts)
    if (known !== 0 || forgotten !== 0)
      await tx.execute(raw`
        insert into review_months (member_id, month, known, forgotten)
        values (${memberId}, ${month}::date, ${known}, ${forgotten})
        on conflict (member_id, month) do update
          set known = review_months.known + excluded.known, forgotten = review_months.forgotten + excluded.forgotten`)
}
