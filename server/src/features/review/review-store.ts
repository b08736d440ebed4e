import type { DeviceWord } from '@callofcode/contract/device-word'
import type { Rating, ReviewDay } from '@callofcode/contract/review/review'
import { sql as raw } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'
import { takeWord } from '../../platform/device-word/take-word.ts'
import { type Day, type Rated, ratedDays, scheduleOf, type Word } from './review-schedule.ts'
import { DAY, type DueRow, LIST, type ReviewRow } from './review-statements.ts'

export type { ReviewRow } from './review-statements.ts'

/** Of a review: what its owner decides, and where it stands. */
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
/** A question that is a problem of this site, by their ids. */
export interface SolvedQuestion {
  readonly memberId: string
  readonly questionId: string
  readonly problem: string
}

/** What was done without a network arrives late: this late at most. */
const LATEST = '30 days'

/** Reviews of questions. Ticks make them and take them back by triggers (migration 0108). */
export const reviewStore = {
  async day(database: Database, memberId: string): Promise<DayRow | undefined> {
    const { rows } = await database.pool.query<{ reviews: DayRow }>({ ...DAY, values: [memberId] })
    return rows[0]?.reviews
  },

  /** One more than `most`, from behind the place `after`. */
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

  /** The member's word. Undefined where they have no review of it. Said again, or before a later one of the day, it changes nothing. */
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

  /** The judge's word, once a day. */
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

  /** Whether a day is one of the next so many for the member. */
  async isAhead(sql: Sql, memberId: string, day: Day, most: number): Promise<boolean> {
    const { rows } = await sql.execute<{ ahead: boolean }>(raw`
      select ${day}::date - member_day(${memberId}::uuid, now()) between 1 and ${most} as ahead`)
    return rows[0]?.ahead ?? false
  },

  /** Takes over what another account of the same person decided about its reviews. Ticks and words have moved before. */
  async adopt(tx: Sql, from: string, into: string) {
    await tx.execute(raw`
      update reviews r set dropped_at = coalesce(r.dropped_at, o.dropped_at), waits_until = greatest(r.waits_until, o.waits_until)
      from reviews o where o.member_id = ${from} and r.member_id = ${into} and r.question_id = o.question_id`)
    await reviewStore.rebuild(tx, into)
  },

  /** Computes all reviews of a member anew from what is known: after their account or a question was merged. */
  async rebuild(tx: Sql, memberId: string) {
    await tx.execute(raw`delete from review_months where member_id = ${memberId}`)
    const { rows } = await tx.execute<{ question: string }>(raw`
      select question_id as question from reviews where member_id = ${memberId} order by question_id for update`)
    for (const { question } of rows) await withWords(tx, memberId, question, undefined)
  },
}

/** Waits for others that write the same review. */
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

/** Adds a word, and sets the review and the months to what follows from all words. Without `add` they count from nothing. */
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

/** Sets a review to what follows from what is known. */
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

/** Where nobody knows when a question was done (0100), from the day on which the site heard of it. */
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

/** The first time is no review. */
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
