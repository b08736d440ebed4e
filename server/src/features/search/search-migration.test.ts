import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { onServer, withDatabase } from '../../../testing/database-server.ts'
import { startFailure } from '../../app/start-failure.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { migrate, migrations } from '../../platform/database/migrate.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { searchStore } from './search-store.ts'

const server = inject('databaseServer')
const before = migrations.filter(({ name }) => name < '0019')
let name: string
let database: Database
beforeEach(async () => {
  name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  database = openDatabase(withDatabase(server, name), 2)
})
afterEach(async () => {
  await database.close()
  await onServer(server, `drop database ${name} with (force)`)
})

test('SRCH-08 what a site holds before the update is found after it', async () => {
  await migrate(database.pool, before)
  await database.pool.query(`
    insert into topics (id, slug, title, description, difficulty, position)
    values (gen_random_uuid(), 'two-pointers', 'Two Pointers', 'Two indices.', 'Beginner', 1);
    insert into blogs (slug, title, author, content) values ('a', 'Pangolins', 'A', 'C');
    insert into blogs (slug, title, author, content, removed_at) values ('b', 'Pangolins gone', 'A', 'C', now());
    insert into members (email, name, password_hash, status) values ('p@x.y', 'Pangolin Rao', 'x', 'approved');
    with t as (insert into forum_threads (category) values ('General') returning id)
    insert into forum_posts (id, thread_id, title, content) select id, id, 'Scales', 'Of pangolins.' from t`)
  await migrate(database.pool)
  const found = await searchStore.list(database, 'pangolin', {
    caller: { id: randomUUID(), role: 'member', tasks: [] } as unknown as Caller,
    hidesDifficulty: false,
    isClosed: () => false,
  })
  expect(found.map(({ kind, label }) => [kind, label])).toEqual([
    ['blog', 'Pangolins'],
    ['person', 'Pangolin Rao'],
    ['thread', 'Scales'],
  ])
  expect(
    (
      await searchStore.list(database, 'two pointers', {
        caller: null,
        hidesDifficulty: false,
        isClosed: () => false,
      })
    )[0]?.kind,
  ).toBe('topic')
})

test('SRCH-08 a database whose user may not create the extensions is refused in one line that says what to do', async () => {
  const user = new URL(server.replace('@/', '@localhost/')).username
  await onServer(server, `revoke create on database ${name} from public, ${user}`)
  await migrate(database.pool, before)
  const failure = await migrate(database.pool).catch((error: Error) => error)
  const line = startFailure(failure, undefined) ?? ''
  expect(line).toMatch(/needs the PostgreSQL extensions pg_trgm and unaccent/)
  expect(line).toMatch(/CREATE EXTENSION IF NOT EXISTS pg_trgm;.*permission denied to create extension/)
  expect(line).not.toContain('\n')
  await onServer(server, `grant create on database ${name} to ${user}`)
  expect((await migrate(database.pool))[0]).toBe('0019-search')
})

test('SRCH-08 extensions that somebody else made are used as they are', async () => {
  await database.pool.query('create extension pg_trgm; create extension unaccent')
  const fresh = new pg.Pool({ connectionString: database.url, max: 1 })
  await migrate(fresh)
  await fresh.end()
  await database.pool.query(
    `insert into blogs (slug, title, author, content) values ('a', 'Dijkstra', 'A', 'C')`,
  )
  expect(
    (
      await searchStore.list(database, 'dijksrta', {
        caller: null,
        hidesDifficulty: false,
        isClosed: () => false,
      })
    ).map(({ label }) => label),
  ).toEqual(['Dijkstra'])
})
