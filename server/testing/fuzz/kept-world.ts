import type { WriteWorld } from '../write-world.ts'

/** The tables that hold a person's rights. */
const KEPT = ['members', 'sessions', 'member_tasks'] as const
/** The tables that restrict a person. The people of the world have no rows there. */
const IN_THE_WAY = ['measures', 'member_relations', 'second_factors'] as const

/** The oldest blogs are those of the world, the newest that of the example. */
const KEPT_BLOGS = 20
/**
 * Statements that reset everything with a limit: a member's tokens and drafts, a club's webhooks, and the counter of wrong
 * passwords.
 */
const ROOM = [
  'delete from api_tokens',
  'delete from webhooks where id not in (select id from webhooks order by created_at limit 1)',
  'delete from budgets',
  // A member whose solution was removed cannot share it again.
  'update shared_solutions set removed_at = null where removed_at is not null',
  `delete from member_blogs where id in (
    select id from (
      select id, row_number() over (order by created_at) as age, row_number() over (order by created_at desc) as youth
      from member_blogs where blog_id is null) b
    where age > ${KEPT_BLOGS} and youth > ${KEPT_BLOGS})`,
]

/**
 * Stores the people of a world. Returns a function that makes room and restores these people and the club's settings. A call may
 * pause or archive an author, and later examples need people who may act.
 */
export async function keepWorld({ site, admin, author, other, ask }: WriteWorld) {
  const { pool } = site.database
  const people = [admin, author, other].map(({ id }) => `'${id}'`).join()
  await pool.query('create schema as_were')
  const restore = IN_THE_WAY.map((table) => `delete from ${table} where member_id in (${people})`)
  for (const table of KEPT) {
    const theirs = `${table === 'members' ? 'id' : 'member_id'} in (${people})`
    await pool.query(`create table as_were.${table} as select * from ${table} where ${theirs}`)
    const { rows } = await pool.query<{ name: string }>(
      'select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0',
      [`as_were.${table}`],
    )
    const listed = (of = '') => rows.map(({ name }) => of + name).join()
    restore.push(
      `delete from ${table} where ${theirs} and id not in (select id from as_were.${table})`,
      `insert into ${table} (${listed()}) select ${listed()} from as_were.${table}
        on conflict (id) do update set (${listed()}) = row(${listed('excluded.')})
        where row(${listed(`${table}.`)}) is distinct from row(${listed('excluded.')})`,
    )
  }

  return async function makeRoom() {
    await pool.query([...ROOM, ...restore].join(';'))
    await ask('POST', '/admin/club/versions/0/return', admin.as)
  }
}
