import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { onServer, withDatabase } from '../../../testing/database-server.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { migrate, migrations } from '../../platform/database/migrate.ts'

const server = inject('databaseServer')
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

test('CLUB-81 what a site holds before the update keeps its modules, and their own questions can be ticked after it', async () => {
  await migrate(
    database.pool,
    migrations.filter((one) => one.name < '0060'),
  )
  await database.pool.query(`
    insert into questions (id, slug, name, difficulty, link, position)
      values ('11111111-1111-4111-8111-111111111111', 'known', 'Known', 'Easy', 'https://x.org/known', 1);
    insert into modules (id, title, description, created_by) values
      ('22222222-2222-4222-8222-222222222222', 'One', 'd', 'A'), ('33333333-3333-4333-8333-333333333333', 'Two', 'd', 'A');
    insert into module_questions (module_id, position, name, difficulty, link, question_id) values
      ('22222222-2222-4222-8222-222222222222', 0, 'Known', 'Easy', 'https://x.org/known', '11111111-1111-4111-8111-111111111111'),
      ('22222222-2222-4222-8222-222222222222', 1, 'Nim', 'Easy', 'https://x.org/nim', null),
      ('22222222-2222-4222-8222-222222222222', 2, 'Read this', 'Easy', '', null),
      ('22222222-2222-4222-8222-222222222222', 3, 'Read this', 'Easy', '', null),
      ('33333333-3333-4333-8333-333333333333', 0, 'Nim, again', 'Hard', 'https://x.org/nim', null),
      ('33333333-3333-4333-8333-333333333333', 1, 'Read this', 'Easy', '', null)`)
  await migrate(database.pool)
  const { rows } = await database.pool.query(
    'select name, link, question_id as id from module_questions order by module_id, position',
  )
  const ids = rows.map(({ id }) => id)
  expect(ids[0]).toBe('11111111-1111-4111-8111-111111111111')
  expect(ids).not.toContain(null)
  // Rows with the same address are one question. Each row without an address is a question of its own.
  expect(ids[1]).toBe(ids[4])
  expect(new Set(ids).size).toBe(5)
  expect((await database.pool.query('select from questions')).rowCount).toBe(5)
  expect(rows.map((row) => row.name)).toEqual([
    'Known',
    'Nim',
    'Read this',
    'Read this',
    'Nim, again',
    'Read this',
  ])
})
