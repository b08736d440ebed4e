import type pg from 'pg'
import { MEMBER } from '../bench-site.ts'

const TABLES = ['reviews', 'member_days']

/**
 * Fills the learning data. Each member has three reviews around today, their memory and their days, and every tenth member has a
 * plan. So a day's queue is measured in a club in which everybody has one.
 */
export async function fillLearning(pool: pg.Pool): Promise<void> {
  for (const table of TABLES) await pool.query(`alter table ${table} disable trigger user`)
  for (const statement of STATEMENTS) {
    await pool.query(statement)
    await pool.query('analyze')
  }
  for (const table of TABLES) await pool.query(`alter table ${table} enable trigger user`)
  // The triggers run here, as if the measured member had ticked the questions a week ago.
  await pool.query(
    `insert into completed_questions (member_id, question_id, completed_at)
     select m.id, q.id, now() - interval '7 days' from members m, (select id from questions where retired_at is null order by slug limit 20) q
     where m.email = $1`,
    [MEMBER.email],
  )
}

const EVERYBODY = `select id, row_number() over (order by id) as n from members where email like 'm%@growth.edu'`
const STATEMENTS = [
  `insert into reviews (member_id, question_id, topic_id, stability, difficulty, reviewed_on, due_on)
   select m.id, q.id, q.topic_id, 2.3065, 2.11810397, current_date - 3, current_date - 1 + q.n::int
   from (${EVERYBODY}) m cross join (
     select q.id, tq.topic_id, row_number() over (order by q.id) as n from questions q
     join topic_questions tq on tq.question_id = q.id and tq.is_primary where q.retired_at is null order by q.id limit 3) q`,
  `insert into review_memory (member_id, topic_id, strength, due_month, questions)
   select member_id, topic_id, review_strength(stability), date_trunc('month', due_on)::date, count(*)
   from reviews join (${EVERYBODY}) m on m.id = member_id group by 1, 2, 3, 4`,
  `insert into member_days (member_id, day, done) select m.id, current_date - 3, 3 from (${EVERYBODY}) m`,
  `with made as (
     insert into plans (member_id, title, source_kind, source, starts_on, ends_on, hours, weekdays, level, hard)
     select id, 'Blind 75', 'list', 'blind-75', current_date, current_date + 60, 6, '{1,2,3,4,5,6,7}', 'intermediate', 'placed'
     from (${EVERYBODY}) m where n % 10 = 0 returning id
   )
   insert into plan_items (plan_id, question_id, position)
   select made.id, q.id, q.n from made cross join (
     select id, row_number() over (order by id) as n from questions where retired_at is null order by id limit 20) q`,
]
