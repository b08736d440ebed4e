import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { onServer, withDatabase } from '../../../testing/database-server.ts'
import { catalogueOf, type Release } from '../../../testing/releases/catalogue.ts'
import { problemsOf } from '../../../testing/releases/check.ts'
import { longLocksOf } from '../../../testing/releases/long-locks.ts'
import { lastRelease, releases } from '../../../testing/releases/releases.ts'
import { isWider } from '../../../testing/releases/wider-check.ts'
import { commitOf } from '../../../testing/upgrade/release-folder.ts'
import { VERSION } from '../version.ts'
import { openDatabase } from './database.ts'
import { checksum, migrate, migrations, migrationsIn, UnknownSchema } from './migrate.ts'
import { isOlder, servesFrom } from './release-steps.ts'

const server = inject('databaseServer')
const folder = mkdtempSync(join(tmpdir(), 'callofcode-steps-'))
const made: string[] = []
afterAll(async () => {
  for (const name of made) await onServer(server, `drop database ${name} with (force)`)
  rmSync(folder, { recursive: true })
})

async function emptyDatabase<T>(use: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  made.push(name)
  const database = openDatabase(withDatabase(server, name), 3)
  try {
    return await use(database.pool)
  } finally {
    await database.close()
  }
}

describe('the schema beside the release before', () => {
  test('OPS-32 what is migrated here leaves the last release all that it uses', () =>
    emptyDatabase(async (pool) => {
      await migrate(pool)
      expect(problemsOf(lastRelease(), migrations, await catalogueOf(pool))).toEqual([])
    }))

  test('OPS-31 a release keeps its schema, and what it keeps is of its migrations', () => {
    const { version, lastMigration, migrations: kept, catalogue } = lastRelease()
    expect(releases()).toContain('0.2.0')
    // The release in preparation has no commit yet.
    for (const one of releases().filter((one) => one !== VERSION))
      expect(commitOf(one)).toMatch(/^[0-9a-f]{40}$/)
    expect(isOlder(VERSION, version)).toBe(false)
    expect(Object.keys(kept).at(-1)).toBe(lastMigration)
    expect(catalogue.tables.members?.columns.email).toEqual({ type: 'text', notNull: true })
    expect(Object.keys(catalogue.tables).length).toBeGreaterThan(100)
    expect(catalogue.functions['member_day(uuid, timestamp with time zone)']).toBe('f date')
    const { version: written } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(VERSION).toBe(written)
  })

  test('OPS-31 a database is read the same in every order of its making', () =>
    emptyDatabase(async (pool) => {
      await pool.query('create table a (one int, two text); create table b (id int primary key)')
      const first = await catalogueOf(pool)
      await pool.query(
        'drop table a, b; create table b (id int primary key); create table a (two text, one int)',
      )
      expect(JSON.stringify(await catalogueOf(pool))).toBe(JSON.stringify(first))
    }))
})

/** The schema of the release that these rules start from. */
const BEFORE = `create type mood as enum ('calm', 'loud');
create sequence numbers;
create table clubs (id int primary key, name text unique);
create table posts (
  id int generated always as identity primary key,
  club int references clubs (id) on delete cascade,
  title text not null check (char_length(title) <= 200),
  state text not null default 'draft' check (state in ('draft', 'sent')),
  note text,
  slug text
);
create unique index posts_slug on posts (lower(slug));
create view sent as select id, title from posts where state = 'sent';
create function shout(text) returns text language sql as $$ select upper($1) $$;
create function keep() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger keeps before insert on posts for each row execute function keep();
`

/** Returns two migrations in a folder of their own: the release's and the next. */
const stepsOf = (sql: string) => {
  const own = join(folder, randomUUID())
  mkdirSync(own)
  writeFileSync(join(own, '0001-before.sql'), BEFORE)
  writeFileSync(join(own, '0002-next.sql'), sql)
  return migrationsIn(own)
}

describe('what a migration may do', () => {
  let release: Release
  let client: pg.Client
  const name = `test_${randomUUID().replaceAll('-', '')}`
  beforeAll(async () => {
    await onServer(server, `create database ${name}`)
    made.push(name)
    client = new pg.Client({ connectionString: withDatabase(server, name) })
    await client.connect()
    await client.query(BEFORE)
    const [first] = stepsOf('')
    release = {
      version: '0.2.0',
      lastMigration: '0001-before',
      migrations: { '0001-before': checksum(first?.sql ?? '') },
      catalogue: await catalogueOf(client),
    }
  })
  afterAll(() => client.end())

  /** Rolls back afterwards, so that each rule begins at the release. */
  async function problems(sql: string) {
    await client.query('begin')
    try {
      await client.query(sql)
      return problemsOf(release, stepsOf(sql), await catalogueOf(client))
    } finally {
      await client.query('rollback')
    }
  }

  const REFUSED: [string, string, RegExp][] = [
    ['a table that is dropped', 'drop table posts cascade', /^posts: the table is gone/],
    ['a table that is renamed', 'alter table posts rename to articles', /^posts: the table is gone/],
    ['a column that is dropped', 'alter table posts drop note', /^posts\.note: the column is gone/],
    [
      'a column that is renamed',
      'alter table posts rename note to remark',
      /^posts\.note: the column is gone/,
    ],
    [
      'another type',
      '-- lock: posts small\nalter table posts alter note type varchar(20)',
      /^posts\.note: the column was text and is character varying\(20\)/,
    ],
    [
      'a column that takes no null any more',
      '-- lock: posts small\nalter table posts alter note set not null',
      /^posts\.note: the column takes no null any more/,
    ],
    [
      'a default that is dropped',
      'alter table posts alter state drop default',
      /^posts\.state: the column has no default/,
    ],
    [
      'a new column without a default that takes no null',
      'alter table posts add kind text not null',
      /^posts\.kind: the new column takes no null/,
    ],
    [
      'a new check',
      "alter table posts add constraint noted check (note <> '') not valid",
      /^posts\.noted: the new constraint may refuse/,
    ],
    [
      'a narrower check',
      'alter table posts drop constraint posts_title_check, add constraint posts_title_check check (char_length(title) <= 100) not valid',
      /^posts\.posts_title_check: the constraint was/,
    ],
    [
      'a value less',
      "alter table posts drop constraint posts_state_check, add constraint posts_state_check check (state in ('draft', 'gone')) not valid",
      /^posts\.posts_state_check: the constraint was/,
    ],
    [
      'a new unique constraint',
      '-- lock: posts small\nalter table posts add constraint once unique (note)',
      /^posts\.once: the new constraint may refuse/,
    ],
    [
      'a new unique index',
      '-- lock: posts small\ncreate unique index once on posts (note)',
      /^posts\.once: the new unique index may refuse/,
    ],
    [
      'a new foreign key',
      'alter table posts add constraint noted foreign key (note) references clubs (name) not valid',
      /^posts\.noted: the new constraint may refuse/,
    ],
    [
      'a foreign key that cascades no more',
      'alter table posts drop constraint posts_club_fkey, add constraint posts_club_fkey foreign key (club) references clubs (id) not valid',
      /^posts\.posts_club_fkey: the constraint was/,
    ],
    [
      'a unique constraint that is gone',
      'alter table clubs drop constraint clubs_name_key',
      /^clubs\.clubs_name_key: the constraint is gone/,
    ],
    ['a unique index that is gone', 'drop index posts_slug', /^posts\.posts_slug: the unique index is gone/],
    ['a trigger that is dropped', 'drop trigger keeps on posts', /^posts\.keeps: the trigger is gone/],
    [
      'a trigger that sees less',
      'drop trigger keeps on posts; create trigger keeps before update on posts for each row execute function keep()',
      /^posts\.keeps: the trigger became/,
    ],
    ['a function that is gone', 'drop function shout', /^shout\(text\): the function is gone/],
    [
      'a function that returns something else',
      'drop function shout; create function shout(text) returns int language sql as $$ select 1 $$',
      /^shout\(text\): the function was f text and is f integer/,
    ],
    ['a sequence that is gone', 'drop sequence numbers', /^numbers: the sequence is gone/],
    ['a view that is gone', 'drop view sent', /^sent: the view is gone/],
    [
      'a view with a column less',
      'drop view sent; create view sent as select id from posts',
      /^sent\.title: the column is gone/,
    ],
    ['a type that is gone', 'drop type mood', /^mood: the type is gone/],
    ['row security', 'alter table posts enable row level security', /^posts: row security/],
    [
      'a new unique column with a default',
      '-- lock: posts small\nalter table posts add seat int not null default 1 unique',
      /^posts\.posts_seat_key: the new constraint may refuse/,
    ],
  ]
  test.each(REFUSED)('OPS-32 %s is refused', async (_name, sql, said) => {
    expect(await problems(sql)).toContainEqual(expect.stringMatching(said))
  })

  const TAKEN: [string, string][] = [
    ['a new table', 'create table seats (id int primary key, post int not null references posts (id))'],
    ['new columns', "alter table posts add kind text not null default 'a', add seen timestamptz"],
    ['a check of a new column', 'alter table posts add stars int check (stars > 0)'],
    ['a check that is gone', 'alter table posts drop constraint posts_title_check'],
    [
      'a wider check',
      'alter table posts drop constraint posts_title_check, add constraint posts_title_check check (char_length(title) <= 300) not valid',
    ],
    [
      'a value more',
      "alter table posts drop constraint posts_state_check, add constraint posts_state_check check (state in ('draft', 'sent', 'gone')) not valid",
    ],
    ['a value more of an enum', "alter type mood add value 'glad'"],
    ['a column that takes null', 'alter table posts alter title drop not null'],
    [
      'another body of a function',
      'create or replace function shout(text) returns text language sql as $$ select $1 $$',
    ],
    [
      'a new unique column that may be empty',
      '-- lock: posts small\nalter table posts add code text;\nalter table posts add constraint coded unique (code)',
    ],
  ]
  test.each(TAKEN)('OPS-32 %s is taken', async (_name, sql) => {
    expect(await problems(sql)).toEqual([])
  })

  test('OPS-33 what the release no longer reads is dropped by a migration that says so, and only that', async () => {
    const line = '-- contract: posts.slug is not read since 0.2.0\n'
    const drop = 'alter table posts drop slug;\n'
    expect(await problems(line + drop)).toEqual([])
    expect(await problems(`-- A comment.\n${line}${drop}`)).toEqual([])
    expect(await problems(drop + line)).not.toEqual([])
    expect(await problems(`${line}select 1`)).toEqual(['0002-next: "contract: posts.slug" is not needed.'])
    expect(await problems(`${line}${drop}alter table posts drop note`)).toEqual([
      'posts.note: the column is gone. 0.2.0 still uses it.',
    ])
    expect(await problems(`-- contract: posts.slug is not read since 0.3.0\n${drop}`)).toEqual([
      '0002-next: posts.slug is not read since 0.3.0, but 0.2.0 still runs while an update begins. Drop it after the release of 0.3.0.',
    ])
    expect(await problems(`-- contract: posts.slug, unused\n${drop}`)).toContain(
      '0002-next: "-- contract: posts.slug, unused" is not read: see CONTRIBUTING.md',
    )
  })

  test('OPS-32 a migration of the release that was changed or removed is refused', async () => {
    const [first, next] = stepsOf('select 1')
    const now = release.catalogue
    expect(problemsOf(release, [{ name: first?.name ?? '', sql: 'select 2' }], now)).toEqual([
      '0001-before: was changed, but databases of 0.2.0 hold it.',
    ])
    expect(problemsOf(release, next ? [next] : [], now)).toEqual([
      '0001-before: is gone, but databases of 0.2.0 hold it.',
    ])
  })

  const LONG: [string, string][] = [
    ['an index', 'create index posts_note on posts (note)'],
    ['a checked constraint', "alter table posts add constraint noted check (note <> '')"],
    ['a foreign key', 'alter table only posts add foreign key (club) references clubs'],
    ['another type', 'alter table posts alter column note set data type varchar'],
    ['NOT NULL', 'alter table posts alter note set not null'],
    ['every row', "update posts set note = ''"],
    ['every row in a block', "do $$ begin update posts set note = ''; end $$"],
    [
      'a column that is computed',
      'alter table posts add length int generated always as (char_length(title)) stored',
    ],
    ['a lock', 'lock table posts in exclusive mode'],
  ]
  test.each(LONG)(
    'OPS-34 a migration that holds a table of the release says why that is short: %s',
    (_name, sql) => {
      expect(longLocksOf(sql, release.catalogue)).toMatchObject([{ table: 'posts' }])
      const steps = (text: string) => problemsOf(release, stepsOf(text), release.catalogue)
      expect(steps(sql)).toContainEqual(expect.stringMatching(/^0002-next: posts: .* Or "-- lock: posts …"/))
      expect(steps(`-- lock: posts has a few hundred rows\n${sql}`)).toEqual([])
    },
  )

  test('OPS-34 what holds nobody up needs no word, and a needless word is refused', () => {
    for (const sql of [
      'create index concurrently posts_note on posts (note)',
      "alter table posts add constraint noted check (note <> '') not valid",
      'alter table posts validate constraint noted',
      'create table seats (id int); create index on seats (id)',
      'create function f() returns void language sql as $$ update posts set note = null $$',
      'alter table posts add kind int default 1',
    ])
      expect([sql, longLocksOf(sql, release.catalogue)]).toEqual([sql, []])
    expect(problemsOf(release, stepsOf('-- lock: posts is small\nselect 1'), release.catalogue)).toEqual([
      '0002-next: "lock: posts" is not needed.',
    ])
  })

  test('OPS-32 a check is wider only where its text tells', () => {
    const list = (values: string) => `CHECK ((a = ANY (ARRAY[${values}])))`
    expect(isWider(list("'a'::text, 'b'::text"), list("'b'::text, 'c'::text, 'a'::text"))).toBe(true)
    expect(isWider(list("'a'::text, 'b'::text"), list("'a'::text"))).toBe(false)
    expect(isWider('CHECK ((NOT (a = 5)))', 'CHECK (((b = 6) OR (NOT (a = 5))))')).toBe(true)
    expect(isWider('CHECK ((a = 5))', 'CHECK (((c > 1) AND ((b = 6) OR (a = 5))))')).toBe(false)
    expect(isWider('CHECK ((a = 5))', 'CHECK ((NOT ((b = 6) OR (a = 5))))')).toBe(false)
    expect(isWider('CHECK ((a <= 5))', 'CHECK ((a <= 50))')).toBe(true)
    expect(isWider('CHECK ((a >= 5))', 'CHECK ((a >= 50))')).toBe(false)
    expect(isWider('CHECK ((NOT (a >= 5)))', 'CHECK ((NOT (a >= 4)))')).toBe(false)
    expect(isWider('CHECK ((a > 5))', 'CHECK ((b > 5))')).toBe(false)
    expect(isWider('CHECK ((a = 5))', 'CHECK ((a = 6))')).toBe(false)
  })
})

describe('an older version on a newer schema', () => {
  const own = { name: '0001', sql: 'create table a (id int)' }
  const next = (head: string) => ({ name: '0002', sql: `${head}create table b (id int)` })

  test('OPS-35 starts where only expand steps were made, and changes nothing', () =>
    emptyDatabase(async (pool) => {
      await migrate(pool, [own, next('')])
      const before = await pool.query('select * from migrations order by name')
      expect(await migrate(pool, [own])).toEqual([])
      expect((await pool.query('select * from migrations order by name')).rows).toEqual(before.rows)
    }))

  test('OPS-35 starts where what was dropped is not read by it, and refuses in a sentence where it is', () =>
    emptyDatabase(async (pool) => {
      await migrate(pool, [own, next(`-- contract: a.x is not read since ${VERSION}\n`)])
      expect(await migrate(pool, [own])).toEqual([])
      await migrate(pool, [
        own,
        next(`-- contract: a.x is not read since ${VERSION}\n`),
        { name: '0003', sql: '-- contract: a.y is not read since 99.0.0\nselect' },
      ])
      const refused = migrate(pool, [own])
      await expect(refused).rejects.toThrow(UnknownSchema)
      await expect(refused).rejects.toThrow(
        `The database holds the migration 0003, on which only versions from 99.0.0 on can serve; this is ${VERSION}.`,
      )
    }))

  test('OPS-35 what was applied before versions said so is said at the next start', () =>
    emptyDatabase(async (pool) => {
      await pool.query(
        'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
      )
      await pool.query("insert into migrations (name, checksum) values ('0001', $1)", [checksum(own.sql)])
      await migrate(pool, [own])
      expect((await pool.query('select name, serves_from from migrations')).rows).toEqual([
        { name: '0001', serves_from: '0.0.0' },
      ])
    }))

  test('OPS-35 versions are compared as numbers', () => {
    expect(isOlder('0.9.0', '0.10.0')).toBe(true)
    expect(isOlder('0.10.0', '0.9.0')).toBe(false)
    expect(isOlder('1.0.0', '1.0.0')).toBe(false)
    expect(
      servesFrom('-- contract: a is not read since 0.9.0\n-- contract: b is not read since 0.10.0\n'),
    ).toBe('0.10.0')
    expect(servesFrom('create table a ()')).toBe('0.0.0')
  })
})

test('OPS-34 a migration that waits for a table lets others pass, tries again, and is applied', () =>
  emptyDatabase(async (pool) => {
    const own = { name: '0001', sql: 'create table a (id int)' }
    await migrate(pool, [own])
    const reader = await pool.connect()
    await reader.query('begin; select from a')
    const running = migrate(pool, [own, { name: '0002', sql: 'alter table a add b int' }])
    const waits = `select count(*)::int as n from pg_locks where not granted and relation = 'a'::regclass`
    // Other statements pass while the migration retries, although the reader still holds the table.
    const waiting = async () => ((await reader.query<{ n: number }>(waits)).rows[0]?.n ?? 0) > 0
    while (!(await waiting()));
    while (await waiting());
    await reader.query('commit')
    reader.release()
    expect(await running).toEqual(['0002'])
  }))
