import type { Difficulty } from '@callofcode/contract/curriculum/curriculum'
import type { SubmissionAids } from '@callofcode/contract/submission/solution-submission'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Readers } from '../happening/public.ts'
import { ratingOf } from './rate-solution.ts'
import { lock, reviewStore, type SolvedQuestion } from './review-store.ts'

interface Solved extends SolvedQuestion {
  readonly difficulty: Difficulty
  readonly aids: SubmissionAids | null
}

/** Rates the review of a question from the judge's result, once a day. A question without a review is skipped. */
async function reviewSolution(tx: Sql, solved: Solved) {
  const review = await lock(tx, solved.memberId, solved.questionId)
  if (!review) return
  // If the first completion or a review is from today, the judge's rating changes nothing.
  const since = review.reviewedOn === review.today ? null : review.reviewedOn
  const seen = await whatTheJudgeSaw(tx, solved, since)
  const { traces = null, counterexamples = null, seconds = null } = solved.aids ?? {}
  const facts = { ...seen, traces, counterexamples, seconds }
  await reviewStore.judge(tx, solved, ratingOf(facts, solved.difficulty), facts)
}

type Seen = { failed: number; hints: number; editorial: boolean }

/** Reads the tries and opened help after the day `since`, or all of them if it is null. */
async function whatTheJudgeSaw(tx: Sql, { memberId, problem }: Solved, since: string | null): Promise<Seen> {
  const { rows } = await tx.execute<Seen>(raw`
    with since as (select coalesce(
      (${since}::date + 1)::timestamp at time zone coalesce((select time_zone from members where id = ${memberId}), 'UTC'),
      '-infinity') as at)
    select
      (select count(*)::int from (select from problem_submissions s where s.member_id = ${memberId} and s.problem = ${problem}
        and s.created_at >= since.at and s.state = 'done' and s.verdict not in ('Accepted', 'Internal Error', 'Compile Error')
        limit 50) tried) as failed,
      (select count(*)::int from opened_hints h
        where h.member_id = ${memberId} and h.problem = ${problem} and h.created_at >= since.at) as hints,
      exists (select from opened_editorials e where e.member_id = ${memberId} and e.problem = ${problem}
        and e.created_at >= since.at and not e.after_solving) as editorial
    from since`)
  if (!rows[0]) throw new Error('a select of values has one row')
  return rows[0]
}

export const reviewReaders: Readers = { 'question.solved': reviewSolution }
