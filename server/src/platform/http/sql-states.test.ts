import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, expect, inject as provided, test } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let as: string
beforeAll(async () => {
  site = await testSite()
  as = (await site.member({ role: 'admin' })).as
  // Makes every new post fail in the way that its title names.
  await site.database.pool.query(`
    create function fail() returns trigger language plpgsql as $$
      begin raise exception 'it failed' using errcode = new.title; end $$;
    create trigger fail before insert on forum_posts for each row when (new.title ~ '^[0-9A-Z]{5}$')
      execute function fail()`)
})
afterAll(() => site.close())

const post = (title = 'A question') =>
  site.ask('POST', '/forum/threads', { as, body: { title, content: 'Why?', category: 'General' } })
const profile = () => site.ask('GET', '/members/', { as })
/** Changes a setting of the site's database, and cuts its connections so that new ones use it. */
async function rule(change: string) {
  const name = new URL(site.database.url).pathname.slice(1)
  const server = provided('databaseServer')
  await onServer(server, `alter database ${name} ${change}`)
  await onServer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where usename is not null and datname = '${name}'`,
  )
  await expect.poll(() => site.database.pool.idleCount).toBe(0)
}
const unavailable = { success: false, code: 'unavailable', message: messages.serverError.text }

const TABLE: [codes: string, status: number, seconds?: string][] = [
  ['08000 08003 08006 08001 57P01 57P02 57P03 57P04 57P05', 503, '2'],
  ['57014 25P03 25P04 55P03 53000 53200 53300', 503, '2'],
  ['40001 40003 40P01', 503, '1'],
  ['25006 28000 28P01 3D000', 503, '5'],
  ['53100 53400 58000 58030 58P01', 503, '30'],
  ['XX000 XX001 XX002 42P01 42501 22003 23514 25P02 P0001 0A000', 500],
]
const cases = TABLE.flatMap(([codes, status, seconds]) =>
  codes.split(' ').map((code): [string, number, string | undefined] => [code, status, seconds]),
)
test.each(cases)('safety L4 a write that ends with %s is answered %i', async (code, status, seconds) => {
  const { status: got, headers, body } = await post(code)
  expect([got, headers['retry-after']]).toEqual([status, seconds])
  expect(body).toMatchObject({ success: false, message: messages.serverError.text })
  expect((await profile()).status).toBe(200)
})

test('safety L4 while a replica is promoted writes are answered 503, and reads go on although no use of a sign-in can be noted', async () => {
  await site.database.pool.query(`update sessions set used_at = now() - interval '1 hour'`)
  await rule('set default_transaction_read_only = on')
  try {
    expect((await profile()).status).toBe(200)
    expect((await site.ask('GET', '/getBlogs')).status).toBe(200)
    const { status, headers, body } = await post()
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    expect(body).toMatchObject(unavailable)
    const known = { email: 'nobody@college.edu', password: 'Arena-2024!' }
    expect((await site.ask('POST', '/members/signin', { body: known })).status).toBe(503)
  } finally {
    await rule('reset default_transaction_read_only')
  }
  expect((await post()).status).toBe(201)
})

test('safety L4 a connection to what has become read-only is not used again: the next one finds who is primary', async () => {
  const { pool } = site.database
  await Promise.all(Array.from({ length: 4 }, () => pool.query('set default_transaction_read_only = on')))
  const answers: number[] = []
  for (let at = 0; at < 6; at++) answers.push((await post()).status)
  expect([answers[0], answers.at(-1)]).toEqual([503, 201])
})

test('safety L4 what waits too long for a lock is answered 503', async () => {
  await rule(`set lock_timeout = '200ms'`)
  const holder = await site.database.pool.connect()
  await holder.query('begin; lock table forum_threads in access exclusive mode')
  const { status, headers, body } = await post()
  await holder.query('rollback')
  holder.release()
  await rule('reset lock_timeout')
  expect([status, headers['retry-after']]).toEqual([503, '2'])
  expect(body).toMatchObject(unavailable)
  expect((await post()).status).toBe(201)
})

test('safety L4 a server that takes no more connections is answered 503, and taken up again', async () => {
  await rule('connection limit 0')
  const { status, body } = await post()
  await rule('connection limit -1')
  expect(status).toBe(503)
  expect(body).toMatchObject(unavailable)
  expect((await post()).status).toBe(201)
})
