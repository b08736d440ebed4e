import type pg from 'pg'

/** The amount of searchable content: 100,000 documents and 20,000 members. */
const SIZES = {
  blogs: 15_000,
  experiences: 15_000,
  threads: 20_000,
  replies: 40_000,
  events: 5_000,
  modules: 5_000,
}
const MEMBERS = 20_000
const BATCH = 5_000

const COMMON = (
  'array graph tree node sort search binary merge heap queue stack string list hash table path dynamic programming ' +
  'greedy matrix prefix suffix window pointer interval bit recursion trie union shortest minimum maximum subarray ' +
  'palindrome linked cycle island return function variable interview round question solution complexity time space ' +
  'company team offer selected coding online test system design'
).split(' ')
const STARTS = 'ba ce di fo gra hu ja ke li mo na pe qui ro sta tri ul ve wo ya zi bro cle dra fla'.split(' ')
const MIDDLES = 'la me ni ro tu ca de fi go ha ji ku pa si vo'.split(' ')
const ENDS = ['n', 'r', 's', 'tion', 'ment', 'ing', 'er', 'ck', 'lly', 'rt', 'x', 'nd', 'ble']
const VOCABULARY = [
  ...COMMON,
  ...STARTS.flatMap((a) => MIDDLES.flatMap((b) => MIDDLES.flatMap((c) => ENDS.map((d) => a + b + c + d)))),
].slice(0, 20_000)

/** Draws the same words in each run. Few are frequent and most are rare, as in any language. */
class Words {
  #state = 42

  #next(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return this.#state / 2 ** 32
  }

  some(least: number, most: number): string {
    const count = least + Math.floor(this.#next() * (most - least + 1))
    const word = () => VOCABULARY[Math.floor(VOCABULARY.length * this.#next() ** 2.5)]
    return Array.from({ length: count }, word).join(' ')
  }

  name(least: number, most: number): string {
    return this.some(least, most).replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase())
  }
}

const TABLES = ['blogs', 'experiences', 'forum_posts', 'events', 'modules', 'members']

/** Fills the tables of a site and then its search from them, as the migration does. Row by row it would take far longer. */
export async function fillForSearch(pool: pg.Pool): Promise<void> {
  for (const table of TABLES) await pool.query(`alter table ${table} disable trigger ${table}_searched`)
  await fillTables(pool)
  for (const table of TABLES) await pool.query(`alter table ${table} enable trigger ${table}_searched`)
  await pool.query(
    `insert into search_documents (id, kind, item, topic_id, title, place, body)
     select id, kind, item, topic_id, title, place, body from searchable on conflict do nothing`,
  )
  await pool.query('vacuum analyze')
}

async function fillTables(pool: pg.Pool): Promise<void> {
  const words = new Words()
  const insert = async (count: number, rowOf: (at: number) => object, statement: string) => {
    for (let from = 0; from < count; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => rowOf(from + at))
      await pool.query(statement, [JSON.stringify(rows)])
    }
  }
  await insert(
    SIZES.blogs,
    (at) => ({
      slug: `bench-${at}`,
      title: words.name(2, 6),
      author: words.name(2, 2),
      content: words.some(100, 400),
    }),
    `insert into blogs (slug, title, author, content)
     select * from json_to_recordset($1) as r(slug text, title text, author text, content text)`,
  )
  await insert(
    SIZES.experiences,
    () => ({ company: words.name(1, 2), candidate: words.name(2, 2), content: words.some(60, 200) }),
    `insert into experiences (company, role, candidate, verdict, content)
     select company, 'SDE', candidate, 'Selected', content
     from json_to_recordset($1) as r(company text, candidate text, content text)`,
  )
  await insert(
    SIZES.threads,
    () => ({ title: words.name(3, 8), content: words.some(20, 100) }),
    `with written as (
       select gen_random_uuid() as id, title, content from json_to_recordset($1) as r(title text, content text)
     ), threads as (insert into forum_threads (id, category) select id, 'General' from written)
     insert into forum_posts (id, thread_id, title, content) select id, id, title, content from written`,
  )
  await insert(
    SIZES.replies,
    (at) => ({ at, content: words.some(10, 70) }),
    `with threads as (select id, row_number() over (order by id) as nth, count(*) over () as total from forum_threads)
     insert into forum_posts (thread_id, content)
     select t.id, r.content from json_to_recordset($1) as r(at int, content text) join threads t on t.nth = r.at % t.total + 1`,
  )
  await insert(
    SIZES.events,
    () => ({ title: words.name(2, 5), description: words.some(20, 80) }),
    `insert into events (title, description, location, starts_at, ends_at, time_zone)
     select title, description, 'Lab', now(), now() + interval '1 hour', 'UTC'
     from json_to_recordset($1) as r(title text, description text)`,
  )
  await insert(
    SIZES.modules,
    () => ({ title: words.name(2, 5), description: words.some(10, 40) }),
    `insert into modules (title, description, created_by)
     select title, description, 'Bench' from json_to_recordset($1) as r(title text, description text)`,
  )
  await insert(
    MEMBERS,
    (at) => ({ email: `m${at}@bench.edu`, name: words.name(2, 2) }),
    `insert into members (email, name, handle, password_hash, status, passout_year)
     select email, name, replace(email, '@', '.'), 'none', 'approved', '2027-01-02'
     from json_to_recordset($1) as r(email text, name text)`,
  )
}
