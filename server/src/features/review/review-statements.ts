import { REVIEWS_COUNTED, type Review } from '@callofcode/contract/review/review'
import type { Schedule } from './review-schedule.ts'

/** A review without its problem, which the library of problems adds. */
export type ReviewRow = Omit<Review, 'problem'>
export type DueRow = ReviewRow & { readonly state: Schedule }

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`

const SHOWN = `'questionId', q.id, 'questionName', q.name, 'difficulty', q.difficulty, 'link', q.link,
  'topicId', t.id, 'topic', t.title, 'reviewedOn', ${day('r.reviewed_on')}, 'nextOn', ${day('r.next_on')},
  'waits', coalesce(r.next_on < member_day($1, now()), false),
  'stability', round(r.stability::numeric, 1)::float8, 'reps', r.reps, 'lapses', r.lapses`
// The lateral join forces an index look-up for each of the few rows, whatever the planner estimates.
const JOINED = `
  join lateral (select * from questions where id = r.question_id and retired_at is null limit 1) q on true
  left join lateral (select t.* from topic_questions tq join topics t on t.id = tq.topic_id
    where tq.question_id = r.question_id and tq.is_primary limit 1) t on true`

/** The questions that the club hides, as a table `id`. Their reviews do not count meanwhile. They are few and have an index. */
export const HIDDEN = 'select id from questions where retired_at is not null'

const AHEAD = 14
const PAGE_COUNT = REVIEWS_COUNTED + 1

/**
 * The reviews of a member's day as one JSON value. It reads only as many rows of the index `reviews_next` as the day has, and
 * counts the rest up to a bound. The most recently due come first, as they take the least work to save.
 */
export const REVIEWS_TODAY = `
  with me as (
    select member_day(m.id, now()) as today, m.reviews_a_day as per_day from members m where m.id = $1
  ), done as (
    select count(distinct w.question_id)::int as n from me, review_ratings w
    join reviews r on r.member_id = w.member_id and r.question_id = w.question_id and r.reps > 1
    where w.member_id = $1 and w.day = me.today and w.rating is not null
  ), paused as (
    select max(p.to_day) as until from me, pauses p where p.member_id = $1 and me.today between p.from_day and p.to_day
  ), hidden as materialized (${HIDDEN}
  ), due as (
    select r.* from me, done, paused, lateral (
      select r.* from reviews r where r.member_id = $1 and r.next_on <= me.today and r.question_id not in (select id from hidden)
      order by r.next_on desc, r.question_id desc limit case when paused.until is null then greatest(me.per_day - done.n, 0) else 0 end) r
  ), all_due as (
    select count(*)::int as n from me, lateral (
      select from reviews r where r.member_id = $1 and r.next_on <= me.today and r.question_id not in (select id from hidden)
      order by r.next_on desc limit ${PAGE_COUNT} + (select count(*) from due)) counted
  )
  select json_build_object(
    'day', ${day('me.today')}, 'asOf', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'perDay', me.per_day, 'done', done.n,
    'due', coalesce((select json_agg(json_build_object(${SHOWN}, 'state', json_build_object('stability', r.stability,
        'difficulty', r.difficulty, 'reviewedOn', ${day('r.reviewed_on')}, 'dueOn', ${day('r.due_on')}, 'reps', r.reps,
        'lapses', r.lapses)) order by r.next_on desc, r.question_id desc)
      from due r ${JOINED}), '[]'),
    'waiting', greatest(all_due.n - (select count(*)::int from due), 0),
    'pausedUntil', ${day('paused.until')},
    'breaks', coalesce((select json_agg(json_build_object('from', ${day('p.from_day')}, 'to', ${day('p.to_day')}) order by p.from_day)
      from pauses p where p.member_id = $1 and p.to_day >= me.today), '[]'),
    'ahead', (select json_agg(json_build_object('day', ${day('me.today + ahead')}, 'reviews', (
        select count(*)::int from (select from reviews r where r.member_id = $1 and r.next_on = me.today + ahead
          and r.question_id not in (select id from hidden) limit ${PAGE_COUNT}) counted)) order by ahead) from generate_series(1, ${AHEAD}) ahead)
  ) as reviews from me, done, paused, all_due`

export const DAY = { name: 'reviews-day', text: REVIEWS_TODAY }

const list = (where: string) =>
  `select json_build_object(${SHOWN}) as review from reviews r ${JOINED} where r.member_id = $1 and ${where} limit $4`

export const LIST = {
  planned: {
    name: 'reviews-planned',
    text: list(`r.next_on is not null and ($2::date is null or (r.next_on, r.question_id) > ($2::date, $3::uuid))
      order by r.next_on, r.question_id`),
  },
  dropped: {
    name: 'reviews-dropped',
    text: list(`r.dropped_at is not null and ($2::date is null or (r.reviewed_on, r.question_id) < ($2::date, $3::uuid))
      order by r.reviewed_on desc, r.question_id desc`),
  },
} as const
