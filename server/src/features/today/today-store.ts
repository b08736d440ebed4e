import type { Today } from '@callofcode/contract/curriculum/curriculum'
import type { Database } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { mergedOf, OF_TOPICS, withMerged, workedOnLast } from '../curriculum/public.ts'
import { hiddenText, readerList } from '../forum/public.ts'
import { PLANS, type PlansRow } from '../plan/public.ts'
import { type DayRow, REVIEWS_TODAY, TOPIC_TOTALS, TOPICS_DONE } from '../review/public.ts'
import { STREAK, type StreakRow } from '../streak/public.ts'

/** A draft of a solution. The list begins with the newest. */
interface Begun {
  slug: string
  savedAt: string
}
interface Solved {
  problem: string
  /** Null for problems that were solved more than two days ago. */
  recentlyAt: string | null
}
export interface TodayRow
  extends Omit<Today, 'question' | 'begun' | 'week' | 'problems' | 'solved' | 'reviews' | 'streak' | 'plan'> {
  question: Omit<NonNullable<Today['question']>, 'problem'> | null
  plans: PlansRow
  streak: StreakRow
  reviews: DayRow
  begun: Begun[]
  solved: Solved[]
  /** The ids of the questions that are ticked and can be solved on this site. */
  ticked: readonly string[]
  /** The club's titles of topics, by slug. */
  titles: Readonly<Record<string, string>>
  /** For each merged question, by its id, the question that it became. */
  merged: Readonly<Record<string, string>>
}

/** Reads everything that the page Today shows, in one statement. */
export const todayStore = {
  /** `solvable`: the ids of the questions that can be solved on this site. */
  async get(database: Database, caller: Caller, solvable: readonly string[]): Promise<TodayRow> {
    const { rows } = await database.pool.query<TodayRow>({
      ...TODAY,
      values: [caller.id, solvable, ...readerList(caller).slice(1)],
    })
    if (!rows[0]) throw new Error('a select of values has one row')
    return rows[0]
  },
}

const iso = (time: string) => `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const MERGED = mergedOf('$2')

/** Finds each question separately. A join or `exists` could read every question that the member ever ticked. */
const tick = (question: string) =>
  `(select question_id from completed_questions where member_id = $1 and question_id = ${question})`

/**
 * Selects the first open question of the unfinished topic that was worked on last, or else of the first topic. Questions that can
 * be solved here come first. Solved questions are only counted. Counts follow a moved question within a minute, so a topic may
 * have no question left.
 */
const QUESTION = `
  with totals as materialized (${TOPIC_TOTALS}), done as materialized (${TOPICS_DONE}),
       here as materialized (${withMerged('$2')})
  select row_to_json(one) from (
    select chosen.*, q.id, q.name as "questionName", q.difficulty from (
      select t.id as "topicId", t.title as topic, coalesce(k.done, 0)::integer as done, n.total, ${iso('w.ticked_at')} as "tickedAt",
             row_number() over (order by ${workedOnLast('k.done > 0')}) as rank
      from topics t
      join totals n on n.topic_id = t.id
      left join done k on k.topic_id = t.id
      left join member_topics w on w.topic_id = t.id and w.member_id = $1
      where t.hidden_at is null and coalesce(k.done, 0) < n.total
      order by rank limit 3) chosen
    cross join lateral (
      select q.id, q.name, q.difficulty from ${OF_TOPICS}
      where tq.topic_id = chosen."topicId" and ${tick('q.id')} is null
      order by (q.id in (select id from here)) desc, q.position, q.name limit 1) q
    order by chosen.rank limit 1) one`

const BEGUN = `
  select coalesce(json_agg(json_build_object('slug', slug, 'savedAt', ${iso('at')}) order by at desc), '[]') from (
    select split_part(form, ':', 2) as slug, max(updated_at) as at from drafts
    where member_id = $1 and form like 'solution:%'
      and split_part(form, ':', 2) not in (select problem from solved)
    group by 1 order by 2 desc limit 5) begun`

const SOLVED = `
  select coalesce(json_agg(json_build_object('problem', problem,
    'recentlyAt', case when solved_at > now() - interval '2 days' then ${iso('solved_at')} end)), '[]') from solved`

const TICKED = `
  select coalesce(json_agg(asked.id), '[]')
  from (select unnest($2::uuid[]) as id union select now from (${MERGED}) merged) asked
  where ${tick('asked.id')} is not null`

const EVENT = `
  select row_to_json(one) from (
    select e.id as "_id", e.title, e.location, ${iso('e.starts_at')} as "startsAt", ${iso('e.ends_at')} as "endsAt",
           e.time_zone as "timeZone", r.state
    from events e left join event_registrations r on r.event_id = e.id and r.member_id = $1
    where e.ends_at > now() and e.cancelled_at is null
    order by e.starts_at, e.id limit 1) one`

const THREAD = `
  select row_to_json(one) from (
    select t.id as "_id", p.title, t.category, m.name as author, ${iso('t.created_at')} as "createdAt"
    from forum_threads t
    join forum_posts p on p.id = t.id and p.author_id is distinct from $1
    left join members m on m.id = p.author_id
    where t.reply_count = 0 and not t.deleted and not t.pinned and not t.locked
      and t.category not in ${hiddenText('$1', '$3', '$4')}
    order by t.pinned desc, t.last_activity_at desc, t.id desc limit 1) one`

const TODAY = {
  name: 'today-get',
  text: `with solved as (select problem, solved_at from solved_problems where member_id = $1)
         select (${STREAK}) as streak, (${QUESTION}) as question, (${BEGUN}) as begun, (${SOLVED}) as solved, (${TICKED}) as ticked,
                (${EVENT}) as event, (${THREAD}) as thread,
                (select coalesce(json_object_agg(slug, title), '{}') from topics) as titles,
                (select coalesce(json_object_agg(id, now), '{}') from (${MERGED}) merged) as merged,
                (${REVIEWS_TODAY}) as reviews, (${PLANS}) as plans,
                exists (select from forum_posts where author_id = $1) as "hasWritten"`,
}
