import { CHANGE_DAYS } from '@callofcode/contract/plan/plan'
import { isTicked, TOPIC } from '../curriculum/public.ts'

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`
const number = (column: string) => `(${column} - date '1970-01-01')`

/** Questions that are hidden in the tracker are hidden in plans and keep their place. */
const SHOWN = `join questions q on q.id = i.question_id and q.retired_at is null ${TOPIC}`
const VISIBLE = `t.hidden_at is null`

/** The day on which a tick counts, which is that of the first tick. Null if the date is unknown. */
const DONE_ON = `case when c.completed_at > 'epoch'
  then (least(c.completed_at, f.completed_at) at time zone coalesce(m.time_zone, 'UTC'))::date end`
const TICKS = `left join completed_questions c on c.member_id = m.id and c.question_id = q.id
  left join first_completions f on f.member_id = m.id and f.question_id = q.id`

const TERMS = `'startsOn', ${day('p.starts_on')}, 'endsOn', ${day('p.ends_on')}, 'hours', p.hours,
  'weekdays', p.weekdays, 'level', p.level, 'hard', p.hard`
const HEAD = `'_id', p.id, 'title', p.title, 'sourceKind', p.source_kind, 'source', p.source, ${TERMS},
  'batch', case when b.id is not null then json_build_object('_id', b.id, 'name', b.name) end`

/** The latest changes of a plan, and whether the list of a member's plan still exists. */
const NEWS = `'change', case when p.changed_on > member_day(m.id, now()) - ${CHANGE_DAYS} then json_build_object(
    'on', ${day('p.changed_on')}, 'added', p.added, 'removed', p.removed, 'was', p.before) end,
  'hasList', case when p.source_kind in ('own', 'shared') and p.member_id is not null then exists (
    select from own_lists l where l.id = p.own_list_id and (p.source_kind = 'own' or l.shared_as = p.source)) end`

/** The number of questions added to and removed from the shared list of a plan since it was copied. */
const LIST_NOW = `case when p.source_kind = 'shared' then (
  select json_build_object(
    'added', (select count(*) from own_list_items o join questions q on q.id = o.question_id and q.retired_at is null
      where o.list_id = l.id and not exists (select from plan_items i where i.plan_id = p.id and i.question_id = o.question_id)),
    'removed', (select count(*) from plan_items i join questions q on q.id = i.question_id and q.retired_at is null
      where i.plan_id = p.id and not exists (select from own_list_items o where o.list_id = l.id and o.question_id = i.question_id)))
  from own_lists l where l.id = p.own_list_id and l.shared_as = p.source) end`

/** The days of a member `$1`: today in their time zone, and days off. */
const CLOCK = `json_build_object('today', ${number('member_day(m.id, now())')},
  'pauses', coalesce((select json_agg(json_build_object('from', ${number('p.from_day')}, 'to', ${number('p.to_day')}))
    from pauses p where p.member_id = m.id), '[]'))`

/** A member’s own plans and that of their batch. */
const THEIRS = `(p.member_id = m.id or p.batch_id = m.batch_id)`

/**
 * The plans of a member `$1` as one JSON value, for lists and for Today. Each plan has its first question and one text with the
 * difficulties of its remaining questions and those done today. The text is in the order of the plan (as `inOrder` has it).
 */
export const PLANS = `
  select json_build_object('clock', ${CLOCK}, 'plans', coalesce((
    select json_agg(json_build_object(${HEAD}, ${NEWS}, 'items', s.items, 'done', s.done,
      'total', s.total, 'leftOut', s.left_out, 'next', n.next) order by p.ends_on, p.id)
    from plans p left join batches b on b.id = p.batch_id
    cross join lateral (
      select coalesce(string_agg(case when c.question_id is null then left(q.difficulty, 1) else lower(left(q.difficulty, 1)) end, ''
               order by p.hard = 'last' and q.difficulty = 'Hard', i.position)
               filter (where o.kept and (c.question_id is null or ${DONE_ON} = member_day(m.id, now()))), '') as items,
             (count(*) filter (where c.question_id is not null and o.kept))::int as done,
             (count(*) filter (where o.kept))::int as total, (count(*) filter (where not o.kept))::int as left_out
      from plan_items i ${SHOWN} ${TICKS}
      cross join lateral (select not (p.hard = 'out' and q.difficulty = 'Hard') as kept) o
      where i.plan_id = p.id and ${VISIBLE}) s
    left join lateral (
      select json_build_object('id', q.id, 'questionName', q.name, 'difficulty', q.difficulty, 'topicId', t.id) as next
      from plan_items i ${SHOWN}
      where i.plan_id = p.id and ${VISIBLE} and not (p.hard = 'out' and q.difficulty = 'Hard')
        and not ${isTicked('m.id')}
      order by p.hard = 'last' and q.difficulty = 'Hard', i.position limit 1) n on true
    where ${THEIRS}), '[]')) as plans
  from members m where m.id = $1`

/** One plan of a member `$1`, with the ids of its questions. */
export const PLAN = {
  name: 'plans-get',
  text: `
  select json_build_object(${HEAD}, ${NEWS}, 'clock', ${CLOCK}, 'listNow', ${LIST_NOW},
    'hasFeed', exists (select from plan_feeds f where f.plan_id = p.id and f.member_id = m.id),
    'ids', coalesce((select json_agg(i.question_id order by i.position) from plan_items i where i.plan_id = p.id), '[]')) as plan
  from members m join plans p on p.id = $2 and ${THEIRS} left join batches b on b.id = p.batch_id where m.id = $1`,
}

/** The questions `$2` in their order, with the state of a member `$1`. */
export const QUESTIONS = {
  name: 'plans-questions',
  text: `
  select q.id, q.name as "questionName", q.difficulty, q.link, t.id as "topicId", t.title as topic,
    c.question_id is not null as done, ${day(`(${DONE_ON})`)} as "doneOn"
  from members m cross join unnest($2::uuid[]) with ordinality as i (question_id, position)
  ${SHOWN} ${TICKS} where m.id = $1 and ${VISIBLE} order by i.position`,
}

export const CLOCK_OF = {
  name: 'plans-clock',
  text: `select ${CLOCK} as clock from members m where m.id = $1`,
}

/** The plan of a batch `$1`. The ticks of its members are read once and not for each question. */
export const BATCH_PLAN = {
  name: 'plans-batch',
  text: `
  with past as materialized (
    select c.question_id, count(*)::int as count from members m cross join lateral (
      -- By the index of each member: the ticks of the club are many more.
      select question_id from completed_questions where member_id = m.id offset 0) c
    where m.batch_id = $1 and m.status = 'approved' group by 1)
  select json_build_object(${HEAD}, 'questions', coalesce((
    select json_agg(json_build_object('id', q.id, 'questionName', q.name, 'difficulty', q.difficulty, 'topicId', t.id,
      'past', coalesce(d.count, 0)) order by i.position)
    from plan_items i ${SHOWN} left join past d on d.question_id = q.id where i.plan_id = p.id and ${VISIBLE}), '[]')) as plan
  from plans p join batches b on b.id = p.batch_id where p.batch_id = $1`,
}

/**
 * The problems at which the members `$1` of a batch, or one member, are stuck. It reads failed submissions and opened hints of
 * the last `$3` days, at problems `$2` whose questions `$4` are not ticked. The order is by name, so it ranks nobody and reveals
 * nothing about idle members.
 */
export const STUCK = {
  name: 'plans-stuck',
  text: `
  with asked as (select * from unnest($2::text[], $4::uuid[]) as a (problem, question_id)),
  tried as (
    select s.member_id, s.problem, s.created_at, 1 as tries, 0 as hints from problem_submissions s
      where s.member_id = any($1) and s.problem = any($2) and s.state = 'done' and s.verdict is distinct from 'Accepted'
        and s.created_at > now() - make_interval(days => $3)
    union all
    select h.member_id, h.problem, h.created_at, 0, 1 from opened_hints h
      where h.member_id = any($1) and h.problem = any($2) and h.created_at > now() - make_interval(days => $3))
  select m.id as "memberId", m.name, m.handle, m.shows_page as "showsPage", m.status, a.question_id as "questionId",
    to_char(min(x.created_at) at time zone coalesce(m.time_zone, 'UTC'), 'YYYY-MM-DD') as since,
    sum(x.tries)::int as tries, sum(x.hints)::int as hints
  from tried x join asked a using (problem) join members m on m.id = x.member_id
  where not exists (select from completed_questions c where c.member_id = m.id and c.question_id = a.question_id)
  group by m.id, a.question_id order by lower(m.name), m.id`,
}
