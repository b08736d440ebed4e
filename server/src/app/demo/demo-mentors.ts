import { sql } from 'drizzle-orm'
import type { DemoSeeder } from './demo-club.ts'

const MENTORS = 2

/**
 * Each question is about a submission that was not accepted. It comes with a mentor's answer and the line that the answer is
 * about.
 */
const ASKED = [
  {
    title: 'Right on the samples, wrong on a later test. What do I miss?',
    content: 'I went through the samples by hand, and they are right. Which kind of input should I try next?',
    said: {
      line: 2,
      content:
        'Try the smallest input that is allowed, and one in which all values are the same. What does this line do then?',
    },
    thanked: true,
  },
  {
    title: 'Is my idea wrong, or only my code?',
    content:
      'I think that the idea is right. I would like to know before I write all of it again. A hint is enough.',
    said: {
      line: null,
      content:
        'The idea is right. Write down what is true after each round of the loop, and see in which round it stops being true.',
    },
    thanked: false,
  },
  {
    title: 'How do I find an input that breaks it?',
    content: 'I guess inputs and none of them fails. How do you look for one?',
    said: null,
    thanked: false,
  },
] as const

/** Gives each batch two mentors, who have answered most of their questions. A club without batches has no mentors. */
export const seedMentors: DemoSeeder = async (tx, club) => {
  // Active members, each for one batch.
  await tx.execute(sql`
    with keen as (
      select m.id, row_number() over (order by count(*) desc, m.email) - 1 as place
      from members m join completed_questions c on c.member_id = m.id
      where m.status = 'approved' and m.role = 'member' and m.batch_id is not null group by m.id
    ), numbered as (select id, row_number() over (order by name) - 1 as place from batches)
    insert into batch_mentors (member_id, batch_id)
    select keen.id, numbered.id from keen join numbered on numbered.place = keen.place / ${MENTORS}`)
  const before = club.daysAgo(3).toISOString()
  for (const [nth, { title, content, said, thanked }] of ASKED.entries()) {
    await tx.execute(sql`
      with latest as (
        select distinct on (m.id) s.*, m.batch_id from problem_submissions s join members m on m.id = s.member_id
        where m.batch_id is not null and s.verdict = 'Wrong Answer' and s.created_at < ${before}
          and not exists (select from batch_mentors t where t.member_id = m.id)
          and not exists (select from help_questions q where q.member_id = m.id)
        order by m.id, s.created_at desc, s.id
      ), picked as (
        select *, row_number() over (partition by batch_id order by created_at desc, id) as place from latest
      ), asked as (
        insert into help_questions (created_at, member_id, problem, asked_to, batch_id, title, content, language, source,
          submission_id, verdict, reason, judged, state, answered_at)
        select created_at + interval '1 hour', member_id, problem, 'mentors', batch_id, ${title}::text, ${content}::text, language, source,
          id, verdict, reason, true, ${said ? 'answered' : 'open'}::text,
          case when ${said !== null}::boolean then created_at + interval '${sql.raw(String(5 + 4 * nth))} hours' end
        from picked where place = 1 returning *
      ), mentor as (
        select a.id, a.answered_at,
          (select t.member_id from batch_mentors t where t.batch_id = a.batch_id order by t.id limit 1) as member_id
        from asked a where a.state = 'answered'
      ), answered as (
        insert into help_comments (created_at, help_question_id, member_id, line, content, thanked)
        select answered_at, id, member_id, ${said?.line ?? null}::int, ${said?.content ?? ''}::text, ${thanked}::boolean from mentor
      )
      select 1`)
  }
  await tx.execute(sql`
    update help_questions q set thanked_at = c.created_at + interval '1 hour', thanked_id = c.member_id
    from help_comments c where c.help_question_id = q.id and c.thanked`)
  return []
}
