import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { onServer, withDatabase } from '../../../testing/database-server.ts'
import { openDatabase } from './database.ts'
import { migrate, migrations, UnknownSchema } from './migrate.ts'

const server = inject('databaseServer')
let admin: pg.Client
const made: string[] = []
beforeAll(async () => {
  admin = new pg.Client({ connectionString: server })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  for (const name of made) await onServer(server, `drop database ${name} with (force)`)
})

/** Creates an empty database, with one pool for each of the `processes`. */
async function emptyDatabase<T>(processes: number, use: (...pools: pg.Pool[]) => Promise<T>): Promise<T> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  made.push(name)
  const databases = Array.from({ length: processes }, () => openDatabase(withDatabase(server, name), 2))
  try {
    return await use(...databases.map(({ pool }) => pool))
  } finally {
    for (const database of databases) await database.close()
  }
}

const names = migrations.map(({ name }) => name)
const step = (name: string, sql: string) => ({ name, sql })
const tablesOf = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  return rows.map((row) => row.name)
}
const [OPEN, CLOSED] = [randomUUID(), randomUUID()]
/**
 * A thread with two replies and a deleted third, a deleted thread, a blog, and an event with one seat taken and two members
 * waiting.
 */
const beforeCounts = `
  insert into forum_threads (id, category) values ('${OPEN}', 'General'), ('${CLOSED}', 'General');
  insert into forum_posts (id, thread_id, title, content, votes, deleted_at) values
    ('${OPEN}', '${OPEN}', 'Open', 'Why?', 7, null), ('${CLOSED}', '${CLOSED}', 'Closed', 'No.', 0, now());
  insert into forum_posts (thread_id, content, deleted_at)
    values ('${OPEN}', 'a', null), ('${OPEN}', 'b', null), ('${OPEN}', 'c', now());
  insert into members (email, name, password_hash, status)
    select 'm' || n || '@college.edu', 'M', 'none', 'approved' from generate_series(1, 3) n;
  insert into blogs (slug, title, author, content) values ('a', 'A', 'A', 'Three  short words');
  insert into events (title, description, starts_at, ends_at, time_zone)
    values ('Party', 'All.', now(), now() + interval '1 hour', 'UTC');
  insert into event_registrations (event_id, member_id, state)
    select e.id, m.id, case when m.email like 'm1%' then 'going' else 'waiting' end from events e, members m`
const appliedTo = async (pool: pg.Pool) =>
  (await pool.query<{ name: string }>('select name from migrations order by applied_at, name')).rows.map(
    (row) => row.name,
  )

describe('migrations', () => {
  test('safety M1 they are applied once, in order, and a second start has nothing to do', () =>
    emptyDatabase(1, async (pool) => {
      expect(await migrate(pool)).toEqual(names)
      const tables = await tablesOf(pool)
      expect(tables).toEqual(expect.arrayContaining(['members', 'blogs', 'questions', 'migrations']))
      expect(await migrate(pool)).toEqual([])
      expect([await appliedTo(pool), await tablesOf(pool)]).toEqual([names, tables])
    }))

  test('safety M3 when several processes start together, one migrates and the others wait', () =>
    emptyDatabase(3, async (...pools) => {
      const slow = [
        step('0001', 'select pg_sleep(0.3); create table a (id int)'),
        step('0002', 'create table b (id int)'),
      ]
      const applied = await Promise.all(pools.map((pool) => migrate(pool, slow)))
      expect(applied.filter((one) => one.length > 0)).toEqual([['0001', '0002']])
    }))

  test('safety M3 a process that starts during a migration waits for it, and then applies nothing', () =>
    emptyDatabase(2, async (first, second) => {
      const steps = [step('0001', 'select pg_sleep(0.5); create table a (id int)')]
      const running = migrate(first as pg.Pool, steps)
      const holds = `select from pg_locks join pg_database d on d.oid = database
                     where locktype = 'advisory' and granted and datname = current_database()`
      while ((await (second as pg.Pool).query(holds)).rowCount === 0);
      expect(await migrate(second as pg.Pool, steps)).toEqual([])
      expect(await running).toEqual(['0001'])
    }))

  const besideWrites = '-- migrate: without a transaction\n'

  test('safety M3 an index is built beside writes, while other processes wait for it', () =>
    emptyDatabase(3, async (...pools) => {
      const [pool] = pools as [pg.Pool]
      const table = step('0001', 'create table a (id int)')
      await migrate(pool, [table])
      const slow = 'select pg_sleep(0.3);\n'
      const index = step('0002', `${besideWrites}${slow}create index concurrently a_id on a (id);\n`)
      const applied = await Promise.all(pools.map((one) => migrate(one, [table, index])))
      expect(applied.filter((one) => one.length > 0)).toEqual([['0002']])
    }))

  test('safety M2 a migration without a transaction that fails half way begins again at the next start', () =>
    emptyDatabase(1, async (pool) => {
      const twice = 'drop table if exists a;\ncreate table a (id int);\n'
      const bad = step('0001', `${besideWrites}${twice}create index concurrently a_no on a (no);\n`)
      await expect(migrate(pool, [bad])).rejects.toThrow(
        'The migration 0001 failed: column "no" does not exist',
      )
      expect(await appliedTo(pool)).toEqual([])
      const mended = step('0001', `${besideWrites}${twice}create index concurrently a_id on a (id);\n`)
      expect(await migrate(pool, [mended])).toEqual(['0001'])
    }))

  test('safety M3 a function and a block are one statement each of a migration without a transaction', () =>
    emptyDatabase(1, async (pool) => {
      const sql = `${besideWrites}create table a (n int);
create function one() returns int language plpgsql as $$
begin
  return 1;
end
$$;
do $$
begin
  insert into a values (one());
  commit;
  insert into a values (2);
end
$$;
`
      expect(await migrate(pool, [step('0001', sql)])).toEqual(['0001'])
      expect((await pool.query('select n from a order by n')).rows).toEqual([{ n: 1 }, { n: 2 }])
    }))

  test('COST-06 COST-08 BLOG-09 what was there before it was counted is counted by the migration, also when that begins again', () =>
    emptyDatabase(1, async (pool) => {
      await migrate(pool, migrations.slice(0, names.indexOf('0029-parts-of-lists')))
      await pool.query(beforeCounts)
      await migrate(pool)
      await pool.query(`delete from migrations where name ~ '^00(29|30|33)-'`)
      await migrate(pool)
      const { rows } = await pool.query(`
        select reply_count, votes, deleted, going, waiting, words from forum_threads, events, blogs order by reply_count`)
      expect(rows).toEqual([
        { reply_count: 0, votes: 0, deleted: true, going: 1, waiting: 2, words: 3 },
        { reply_count: 2, votes: 7, deleted: false, going: 1, waiting: 2, words: 3 },
      ])
    }))

  test('safety M2 a failed migration is rolled back and named, and earlier migrations stay', () =>
    emptyDatabase(2, async (first, next) => {
      const pool = first as pg.Pool
      const bad = [
        step('0001', 'create table kept (id int)'),
        step('0002', 'create table half (id int); insert into half values (1); create table half (id int)'),
        step('0003', 'create table never (id int)'),
      ]
      await expect(migrate(pool, bad)).rejects.toThrow(
        'The migration 0002 failed: relation "half" already exists',
      )
      expect(await tablesOf(pool)).toEqual(['kept', 'migrations'])
      expect(await appliedTo(pool)).toEqual(['0001'])
      // The lock is free again: another process continues with the corrected migration.
      const mended = [bad[0], step('0002', 'create table whole (id int)'), bad[2]].filter(
        (one) => one !== undefined,
      )
      expect(await migrate(next as pg.Pool, mended)).toEqual(['0002', '0003'])
    }))

  test('safety M2 a migration is also rolled back when its process is killed in the middle', () =>
    emptyDatabase(2, async (killed, next) => {
      const slow = [step('0001', 'create table a (id int); select pg_sleep(20)')]
      const refused = expect(migrate(killed as pg.Pool, slow)).rejects.toThrow()
      let cut = 0
      while (cut === 0) {
        const { rowCount } = await admin.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where query like 'create table a%' and pid <> pg_backend_pid()",
        )
        cut = rowCount ?? 0
      }
      await refused
      expect(await tablesOf(next as pg.Pool)).toEqual(['migrations'])
      expect(await migrate(next as pg.Pool, [step('0001', 'create table b (id int)')])).toEqual(['0001'])
    }))

  test('safety M4 a database of a newer version is refused and not changed', () =>
    emptyDatabase(1, async (pool) => {
      await migrate(pool, [
        step('0001', 'create table a (id int)'),
        step('0099-future', 'create table z (id int)'),
      ])
      // The migration of a version that did not record which versions can serve on it.
      await pool.query("update migrations set serves_from = null where name = '0099-future'")
      const refused = migrate(pool, [
        step('0001', 'create table a (id int)'),
        step('0002', 'create table b (id int)'),
      ])
      await expect(refused).rejects.toThrow(UnknownSchema)
      await expect(refused).rejects.toThrow(
        'The database holds the migration 0099-future, which this version does not know. Run a newer one, or restore a backup from before the update (npm run restore).',
      )
      expect(await tablesOf(pool)).toEqual(['a', 'migrations', 'z'])
    }))

  test('safety M1 a migration that was changed after it was applied is refused', () =>
    emptyDatabase(1, async (pool) => {
      await migrate(pool, [step('0001', 'create table a (id int)')])
      const refused = migrate(pool, [step('0001', 'create table a (id bigint)')])
      await expect(refused).rejects.toThrow(UnknownSchema)
      await expect(refused).rejects.toThrow(
        'The migration 0001 was changed after it had been applied. Restore its file.',
      )
    }))

  test('safety M4 a migration waits at most two seconds for a lock, so that it cannot block the site', () =>
    emptyDatabase(2, async (pool, busy) => {
      await migrate(pool as pg.Pool, [step('0001', 'create table a (id int)')])
      const shown = step('0002', "create table seen as select current_setting('lock_timeout') as value")
      await migrate(busy as pg.Pool, [step('0001', 'create table a (id int)'), shown])
      const { rows } = await (pool as pg.Pool).query('select value from seen')
      expect(rows).toEqual([{ value: '2s' }])
    }))
})
