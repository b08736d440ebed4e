import type pg from 'pg'

/** Returns the amount of content in a club of this size. Each amount has a cap, as few members write and most read. */
export const contentOf = (members: number) => ({
  members,
  waiting: Math.min(members / 20, 10_000),
  blogs: Math.min(members / 10, 2_000),
  experiences: Math.min(members / 5, 5_000),
  threads: Math.min(members / 5, 20_000),
  replies: Math.min(members, 300_000),
  /** Replies in the hot thread. */
  hot: Math.min(members / 4, 5_000),
  events: Math.min(members / 50, 1_000),
  audit: Math.min(members * 10, 1_000_000),
  completions: Math.min(members * 20, 2_000_000),
})
export type Content = ReturnType<typeof contentOf>

export const HOT = '00000000-0000-4000-8000-00000000b000'
const TABLES = ['blogs', 'experiences', 'forum_posts', 'events', 'members', 'completed_questions']

/** Fills a site by SQL and then its search. The search triggers would take far longer row by row. */
export async function fillClub(pool: pg.Pool, content: Content): Promise<void> {
  for (const table of TABLES) await pool.query(`alter table ${table} disable trigger user`)
  for (const statement of statements(content)) {
    await pool.query(statement)
    await pool.query('analyze')
  }
  for (const table of TABLES) await pool.query(`alter table ${table} enable trigger user`)
  await pool.query(
    `insert into search_documents (id, kind, item, topic_id, title, place, body)
     select id, kind, item, topic_id, title, place, body from searchable on conflict do nothing`,
  )
  await pool.query('vacuum analyze')
  // Filling the site updated the rows of `forum_threads`. This rebuilds its indexes without the old entries.
  await pool.query('reindex table forum_threads')
}

const WORDS = `(array['array','graph','tree','window','pointer','greedy','matrix','prefix','heap','trie'])[1 + n % 10]`
const ANYBODY = `(select id from members where email = 'm' || (1 + n % 200) || '@growth.edu')`
const ago = (unit: string) => `now() - n * interval '${unit}'`

const statements = (c: Content) => [
  `insert into members (email, name, handle, password_hash, status, passout_year)
   select 'm' || n || '@growth.edu', initcap(${WORDS}) || ' Member' || n, 'growth-' || n, 'none', 'approved', '2027-01-02'
   from generate_series(1, ${c.members}) n`,
  `insert into members (created_at, email, name, handle, password_hash, status)
   select ${ago('1 minute')}, 'w' || n || '@growth.edu', 'Waiting ' || n, 'waiting-' || n, 'none', 'pending'
   from generate_series(1, ${c.waiting}) n`,
  `insert into blogs (created_at, slug, title, author, content, category, tags)
   select ${ago('1 hour')}, 'growth-' || n, initcap(${WORDS}) || ' notes ' || n, 'Growth', repeat(${WORDS} || ' is read here. ', 300),
     'Notes', array[${WORDS}]
   from generate_series(1, ${c.blogs}) n`,
  `insert into experiences (created_at, company, role, candidate, verdict, content)
   select ${ago('1 hour')}, (array['Google','Amazon','Zoho','Infosys'])[1 + n % 4], 'SDE', 'Growth', 'Selected',
     repeat(${WORDS} || ' was asked there. ', 150)
   from generate_series(1, ${c.experiences}) n`,
  `with written as (
     select gen_random_uuid() as id, n, initcap(${WORDS}) || ' question ' || n as title, ${ANYBODY} as author
     from generate_series(1, ${c.threads}) n
     union all select '${HOT}', 0, 'The hot thread', null
   ), threads as (
     insert into forum_threads (id, category, created_at, last_activity_at)
     select id, 'General', ${ago('1 minute')}, ${ago('1 minute')} from written
   )
   insert into forum_posts (id, thread_id, author_id, title, content, votes)
   select id, id, author, title, 'Why is it so?', n % 40 from written`,
  `with threads as (select id, row_number() over (order by id) as nth from forum_threads)
   insert into forum_posts (created_at, thread_id, author_id, content)
   select ${ago('1 second')}, t.id, ${ANYBODY}, 'Because ' || ${WORDS}
   from generate_series(1, ${c.replies}) n join threads t on t.nth = n % (${c.threads} + 1) + 1`,
  `insert into forum_posts (created_at, thread_id, author_id, content)
   select ${ago('1 second')}, '${HOT}', ${ANYBODY}, 'Hot ' || ${WORDS} from generate_series(1, ${c.hot}) n`,
  `update forum_threads t set reply_count = c.replies, votes = c.votes
   from (select thread_id, count(*) - 1 as replies, max(votes) filter (where id = thread_id) as votes
     from forum_posts group by 1) c where c.thread_id = t.id`,
  `insert into events (title, description, location, starts_at, ends_at, time_zone)
   select 'Meeting ' || n, 'Bring a laptop.', 'Lab', now() + (4 - n) * interval '1 day',
     now() + (4 - n) * interval '1 day' + interval '1 hour', 'UTC'
   from generate_series(1, ${c.events}) n`,
  `insert into audit (created_at, actor_id, action, target, outcome)
   select ${ago('30 seconds')}, ${ANYBODY}, 'member.signin', null, 'done' from generate_series(1, ${c.audit}) n`,
  `insert into completed_questions (member_id, question_id, completed_at)
   select m.id, q.id, now() - random() * interval '300 days'
   from (select id from members where email like '%@growth.edu' and status = 'approved' limit ${c.completions / 20}) m
   cross join (select id from questions where retired_at is null order by id limit 20) q`,
]
