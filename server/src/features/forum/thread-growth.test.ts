import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { threadVersion } from './thread-store.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let asha: Member
let busy: string
beforeAll(async () => {
  site = await testSite()
  asha = await site.member()
  const body = { title: 'Busy', category: 'General', content: 'Go on.' }
  busy = (await site.ask('POST', '/forum/threads', { as: asha.as, body })).body.data._id
  await many()
})
afterAll(() => site.close())

/**
 * Creates 20,000 threads, of which the newest 600 are deleted and a third is answered. One more has 5,000 replies, of which the
 * last 2,000 are deleted.
 */
async function many() {
  const { pool } = site.database
  for (const table of ['forum_threads', 'forum_posts'])
    await pool.query(`alter table ${table} disable trigger user`)
  await pool.query(`
    with made as (
      insert into forum_threads (category, votes, reply_count, deleted, last_activity_at)
      select (array['General', 'DSA help', 'Interviews', 'Projects'])[1 + n % 4], n * 7919 % 1000, n % 3, n > 19400,
        now() - make_interval(mins => 30000 - n)
      from generate_series(1, 20000) n returning id, votes, deleted)
    insert into forum_posts (id, thread_id, title, content, votes, deleted_at)
    select id, id, 'Thread', 'Text.', votes, case when deleted then now() end from made`)
  await pool.query(
    `insert into forum_posts (thread_id, content, created_at, deleted_at)
     select $1, 'So.', now() + make_interval(secs => n), case when n > 3000 then now() end from generate_series(1, 5000) n`,
    [busy],
  )
  for (const table of ['forum_threads', 'forum_posts'])
    await pool.query(`alter table ${table} enable trigger user`)
  await pool.query('vacuum analyze forum_threads, forum_posts, forum_votes, forum_flags')
}

test('COST-05 among 20,000 threads a page of any order and category reads at most 10 rows for each that it shows', async () => {
  for (const sort of ['latest', 'top', 'unanswered'])
    for (const category of ['', '&category=Projects', '&category=Events']) {
      let cursor = ''
      for (let page = 0; page < 3; page += 1) {
        const query = `sort=${sort}${category}${cursor && `&cursor=${cursor}`}`
        const visited = await rowsRead(site.database, 'forum_threads', async () => {
          site.cache.clear()
          cursor = (await site.ask('GET', `/forum/threads?${query}`)).body.nextCursor ?? ''
        })
        expect(visited, query).toBeLessThanOrEqual(200)
        if (!category.includes('Events')) expect(visited, query).toBeGreaterThan(20)
      }
    }
})

test('COST-05 a search among 20,000 threads reads at most 100 rows for each that it shows, however common its words', async () => {
  const { pool } = site.database
  await pool.query('alter table forum_posts disable trigger user')
  // A word of many threads, one of many posts of one thread, and one of a single old thread.
  await pool.query(`update forum_posts set content = 'Text with zebras.' where thread_id = $1`, [busy])
  await pool.query(
    `update forum_posts set content = 'The okapi.' where id = (
    select id from forum_threads where not deleted and id <> $1 order by last_activity_at limit 1)`,
    [busy],
  )
  await pool.query('alter table forum_posts enable trigger user')
  await pool.query(`insert into search_documents (id, kind, item, topic_id, title, place, body)
    select id, kind, item, topic_id, title, place, body from searchable where kind = 'thread'
    on conflict (kind, id) do update set body = excluded.body`)
  await pool.query('vacuum analyze forum_posts, search_documents')
  for (const sort of ['latest', 'top', 'unanswered'])
    for (const [word, most] of [
      ['text', 20],
      ['zebras', 1],
      ['okapi', 1],
      ['nowhere', 0],
    ] as const) {
      let titles: { title: string }[] = []
      const visited = await rowsRead(site.database, 'forum_threads', async () => {
        site.cache.clear()
        titles = (await site.ask('GET', `/forum/threads?sort=${sort}&q=${word}`)).body.data
      })
      expect(visited, `${sort} ${word}`).toBeLessThanOrEqual(2_000)
      if (sort !== 'unanswered') expect(titles, `${sort} ${word}`).toHaveLength(most)
    }
})

test('COST-05 in a thread of 5,000 replies its version, a page, own marks and every write read few rows', async () => {
  const { sql } = site.database
  expect(await rowsRead(site.database, 'forum', () => threadVersion(sql, busy))).toBe(1)
  const read = (path: string) => () => site.ask('GET', `/forum/threads/${busy}${path}`, { as: asha.as })
  for (const path of ['', '/replies'])
    expect(await rowsRead(site.database, 'forum', read(path)), path).toBeLessThan(200)
  expect(await rowsRead(site.database, 'forum_votes', read('/mine'))).toBeLessThan(20)
})

/** Counts the posts that statements on one connection read while `work` ran. Functions and triggers are included. */
async function postsRead(work: (client: PoolClient) => Promise<unknown>): Promise<number> {
  const client = await site.database.pool.connect()
  const scanned = async (): Promise<number> => {
    await client.query('select pg_stat_force_next_flush()')
    const { rows } = await client.query(
      `select sum(seq_tup_read + idx_tup_fetch)::int as read from pg_stat_user_tables where relname = 'forum_posts'`,
    )
    return rows[0].read
  }
  const before = await scanned()
  await work(client)
  const read = (await scanned()) - before
  client.release()
  return read
}

test('COST-05 the posts with a common word are not all read, and the table never', async () => {
  for (const word of ['text', 'zebras', 'okapi'])
    expect(
      await postsRead((client) => client.query(`select threads_with_words(forum_query($1), 300)`, [word])),
      word,
    ).toBeLessThanOrEqual(400)
})

test('COST-05 a reply, a vote and a deletion in a thread of 5,000 replies read no other replies', async () => {
  const read = await postsRead(async (client) => {
    await client.query('begin')
    const { rows } = await client.query(
      `insert into forum_posts (thread_id, content, created_at) values ($1, 'So.', now() + interval '1 day') returning id`,
      [busy],
    )
    await client.query('update forum_posts set votes = votes + 1 where id = $1', [rows[0].id])
    await client.query('update forum_posts set deleted_at = now() where id = $1', [rows[0].id])
    await client.query('commit')
  })
  expect(read).toBeLessThan(50)
})
