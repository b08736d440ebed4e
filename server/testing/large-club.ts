import type { Database } from '../src/platform/database/database.ts'
import { crowd } from './crowd.ts'

const TABLES = ['blogs', 'experiences', 'events', 'forum_posts', 'forum_threads']

/**
 * Creates a club with many rows of every growing kind, by SQL in about two seconds: 8,000 members, 4,000 threads and 4,000 items
 * of each other kind. The threads have 12,000 replies, of which one thread has 4,000. `memberId` has many items.
 */
export async function largeClub(database: Database, memberId: string) {
  const { pool } = database
  await crowd(database, 8_000)
  for (const table of TABLES) await pool.query(`alter table ${table} disable trigger user`)
  await pool.query(`
    create temp table people as select row_number() over () as n, id, name from members where status = 'approved' limit 4000;
    insert into blogs (title, slug, author, author_id, content, created_at, removed_at)
      select 'Blog ' || n, 'blog-' || n, name, id, repeat('Words of a blog. ', 50), now() - n * interval '1 hour',
        case when n % 3 = 0 then now() end from people;
    insert into experiences (company, role, verdict, content, candidate, author_id, status, created_at)
      select 'Google', 'SDE ' || n, 'Selected', 'Five rounds.', name, id,
        case when n % 3 = 0 then 'submitted' else 'accepted' end, now() - n * interval '1 hour' from people;
    insert into events (title, description, location, starts_at, ends_at, time_zone, capacity)
      select 'Event ' || n, 'Bring a laptop.', 'Hall', now() + (n - 3900) * interval '1 day',
        now() + (n - 3900) * interval '1 day' + interval '2 hours', 'Asia/Kolkata', 5000 from people;
    insert into event_registrations (event_id, member_id, state)
      select (select id from events where title = 'Event 3950'), id, 'going' from people;
    insert into forum_threads (category, last_activity_at) select 'General', now() - n * interval '1 minute' from people;
    insert into forum_posts (id, thread_id, author_id, title, content, created_at)
      select t.id, t.id, p.id, 'Thread ' || n, 'How?', t.last_activity_at
      from (select *, row_number() over (order by last_activity_at desc) as at from forum_threads) t join people p on p.n = t.at;
    insert into forum_posts (thread_id, author_id, content, created_at)
      select t.id, p.id, 'So ' || n, now() - n * interval '1 minute'
      from people p, generate_series(1, 3) g, forum_posts t where t.title = 'Thread ' || case g when 1 then 1 else n end;
    update forum_threads t set reply_count = c.posts - 1
      from (select thread_id, count(*) as posts from forum_posts group by thread_id) as c where c.thread_id = t.id;
    insert into forum_flags (post_id, member_id, reason) select p.id, p.author_id, 'Spam' from forum_posts p limit 4000;
    insert into audit (action, outcome, actor_id, target) select 'signin', 'ok', id, id::text from people;
    insert into completed_questions (member_id, question_id)
      select p.id, q.id from people p, (select id from questions limit 3) q;`)
  await pool.query(
    `insert into completed_questions (member_id, question_id) select $1, id from questions on conflict do nothing`,
    [memberId],
  )
  await pool.query(
    `insert into notifications (member_id, kind, part_id, subject_id, key, actor_id)
     select $1, 'thread', id, thread_id, 'post:' || id, author_id from forum_posts limit 4000`,
    [memberId],
  )
  // These experiences were published anonymously.
  await pool.query(`update experiences set candidate = 'Anonymous', author_id = $1`, [memberId])
  for (const table of TABLES) await pool.query(`alter table ${table} enable trigger user`)
  await pool.query('drop table people; analyze')
}
