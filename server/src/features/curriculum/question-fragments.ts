import { sql as raw, type SQL } from 'drizzle-orm'

/** The topic `t` that a question `q` counts for, hidden or not. Nulls where it has no topic. */
export const TOPIC = `left join topic_questions tq on tq.question_id = q.id and tq.is_primary
  left join topics t on t.id = tq.topic_id`
/** The topic `t` under which a question `q` is shown. Nulls where it is shown under none. */
export const SHOWN_TOPIC = `${TOPIC} and t.hidden_at is null`

/** Questions `q` that are shown under a topic `t`. */
export const UNDER_TOPIC = `join topic_questions tq on tq.question_id = q.id and tq.is_primary
  join topics t on t.id = tq.topic_id and t.hidden_at is null`
/** The question `q` with this id and its topic `t`, where the tracker shows it. */
export const inTracker = (id: string) =>
  `join questions q on q.id = ${id} and q.retired_at is null ${UNDER_TOPIC}`

/** The visible questions `q`, each with `tq.topic_id`, the topic that it counts for. */
export const OF_TOPICS = `topic_questions tq join questions q on q.id = tq.question_id and q.retired_at is null and tq.is_primary`

/** The `given` questions that were merged, and the id that each has `now`. */
export const mergedOf = (given: string) =>
  `select id, question_now(id) as now from questions where merged_into is not null and id = any (${given}::uuid[])`
/** The `given` questions, and those that they were merged into since. */
export const withMerged = (given: string) =>
  `select unnest(${given}::uuid[]) as id union select now from (${mergedOf(given)}) merged`

/** Whether a member has ticked the question `q`. */
export const isTicked = (member: string) =>
  `exists (select from completed_questions c where c.member_id = ${member} and c.question_id = q.id)`

/** What was ticked in this span: `member_id`, `at`, and the difficulty of the question. */
export const tickedBetween = (since: SQL, until: SQL) => raw`
  select c.member_id, c.completed_at as at, q.difficulty from completed_questions c join questions q on q.id = c.question_id
  where c.completed_at >= ${since} and c.completed_at < ${until}`
/** Whether a verdict of this moment ticked a question as well. */
export const tickedAt = (memberId: SQL, at: SQL) => raw`exists (
  select from completed_questions c where c.member_id = ${memberId} and c.completed_at = ${at})`
