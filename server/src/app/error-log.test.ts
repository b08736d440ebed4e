import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject as provided, test, vi } from 'vitest'
import { onServer, TEMPLATE, withDatabase } from '../../testing/database-server.ts'
import { type SiteProcess, siteProcess } from '../../testing/site-process.ts'
import { members } from '../features/account/account-tables.ts'
import { sessionStore } from '../features/account/session-store.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { errorFacts, errorReport } from '../platform/error-facts.ts'

/** The marker must not appear in any output of the process or in the record of a failed task. */
const MARKER = 'Marker-4711!'
const name = `test_${randomUUID().replaceAll('-', '')}`
let folder: string
let database: Database
let site: SiteProcess
let origin: string
let token: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callofcode-log-'))
  const server = provided('databaseServer')
  await onServer(server, `create database ${name} template ${TEMPLATE}`)
  database = openDatabase(withDatabase(server, name), 2)
  site = siteProcess({ DATABASE_URL: database.url, DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:1' })
  origin = await site.open()
  const given = {
    email: 'asha@college.edu',
    name: 'Asha',
    passwordHash: 'x',
    status: 'approved' as const,
    role: 'admin' as const,
  }
  const [row] = await database.sql.insert(members).values(given).returning()
  token = await sessionStore.create(database.sql, String(row?.id), {})
})
afterAll(async () => {
  site?.signal('SIGTERM')
  await site?.ended
  await database.close()
  await onServer(provided('databaseServer'), `drop database ${name} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

const send = async (path: string, body: object) => {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  return [answer.status, await answer.text()] as const
}
const signup = {
  name: MARKER,
  email: `${MARKER.toLowerCase().replace('!', '')}@college.edu`,
  password: MARKER,
  passoutYear: new Date().getFullYear(),
  provider: 'credentials',
}

test.each([
  [
    'a constraint, whose detail repeats the row',
    'alter table TABLE add constraint refused check (false) not valid',
  ],
  [
    'a message that repeats a value',
    `create function repeat_it() returns trigger language plpgsql as $$ begin raise exception 'no: %', new; end $$;
     create trigger repeat_it before insert on TABLE for each row execute function repeat_it()`,
  ],
  [
    'a full disk',
    `create function full_disk() returns trigger language plpgsql as $$ begin
       raise exception 'could not extend file: %', new using errcode = '53100', detail = new::text; end $$;
     create trigger full_disk before insert on TABLE for each row execute function full_disk()`,
  ],
])('safety A12 L5 what people typed is in no log, where a statement fails by %s', async (_how, sql) => {
  const tables = ['forum_posts', 'blogs', 'members']
  for (const table of tables)
    await database.pool.query(
      sql.replaceAll('TABLE', table).replaceAll('_it', `_${table}`).replaceAll('full_disk', `full_${table}`),
    )
  const before = site.said().length
  const answers = [
    await send('/forum/threads', { title: MARKER, content: `${MARKER} `.repeat(1_000), category: 'General' }),
    await send('/admin/createBlog', {
      title: MARKER,
      content: MARKER,
      author: MARKER,
      tags: [MARKER],
    }),
    await send('/members/signup', signup),
  ]
  expect(answers.map(([status]) => status >= 500)).toEqual([true, true, true])
  for (const [, text] of answers) expect(text).not.toMatch(/marker|insert|select/i)
  await vi.waitFor(() => expect(site.said().slice(before)).toMatch(/request failed/))
  expect(site.said()).toContain('insert into')
  expect(site.said()).not.toMatch(/marker/i)
  for (const table of tables)
    await database.pool.query(`alter table ${table} drop constraint if exists refused;
      drop trigger if exists repeat_${table} on ${table}; drop trigger if exists full_${table} on ${table};
      drop function if exists repeat_${table}; drop function if exists full_${table}`)
})

test('safety P2 when a task fails, no address is stored or logged', async () => {
  await send('/members/forgotPassword', { email: 'asha@college.edu' })
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query<{ last_error: string | null }>(
      'select last_error from graphile_worker.jobs where last_error is not null',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { last_error } of rows) expect(last_error).not.toContain('asha@')
  })
  expect(site.said()).not.toContain('asha@')
})

test('safety A12 only facts of an error are logged, whatever its message, cause or properties contain', () => {
  const refused = Object.assign(new Error(`invalid input syntax for type uuid: "${MARKER}"`), {
    code: '22P02',
    severity: 'ERROR',
    detail: MARKER,
    where: MARKER,
    parameters: [MARKER],
    routine: 'string_to_uuid',
  })
  const failed = Object.assign(
    new Error(`Failed query: select $1\nparams: ${MARKER}\n    at ${MARKER}`, { cause: refused }),
    {
      query: 'select $1',
      params: [MARKER],
    },
  )
  const outer = new Error('it did not go well', { cause: failed })
  expect(errorFacts(outer)).toMatchObject({
    message: 'it did not go well',
    cause: { statement: 'select $1', cause: { code: '22P02', routine: 'string_to_uuid' } },
  })
  const parse = () => {
    try {
      return JSON.parse(`{"a": ${MARKER}}`)
    } catch (error) {
      return error
    }
  }
  const mail = new Error(`550 <${MARKER}@college.edu>: no such user`)
  const known = [outer, parse(), mail, MARKER, { MARKER }]
  for (const error of known)
    expect(JSON.stringify(errorFacts(error)) + errorReport(error)).not.toContain(MARKER)
  expect(errorReport(outer)).toContain('error-log.test.ts')
})
