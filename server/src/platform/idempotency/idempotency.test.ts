import { randomUUID } from 'node:crypto'
import { endpoints } from '@callofcode/contract/all'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, rowOf } from '../../../testing/endpoints/every-endpoint.ts'
import { asInjected, type GoodCall, goodCall } from '../../../testing/endpoints/good-call.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { type WriteWorld, writeWorld } from '../../../testing/write-world.ts'
import { buildApp } from '../../app/app.ts'
import { openDatabase } from '../database/database.ts'
import { openApi } from '../http/openapi.ts'

let site: TestSite
let admin: string
let member: string
let world: WriteWorld
beforeAll(async () => {
  site = await testSite({ LANES: '0' })
  admin = (await site.member({ role: 'admin' })).as
  member = (await site.member()).as
  world = await writeWorld(site)
})
afterAll(() => site.close())

const blog = { title: 'Two heaps', author: 'Asha', content: 'One is upside down.' }
const thread = { title: 'Why two?', category: 'DSA help', content: 'Would one do?' }
const experience = { company: 'Google', role: 'SDE', verdict: 'Selected', content: 'Five rounds.' }
const event = {
  title: 'Contest',
  description: 'Bring a laptop.',
  timeZone: 'Asia/Kolkata',
  capacity: 5,
  startsAt: '2100-01-01T10:00:00Z',
  endsAt: '2100-01-01T12:00:00Z',
}

const made = async (path: string, body: object) =>
  (await site.ask('POST', path, { as: admin, body })).body.data._id as string

const taking = endpoints.filter((one) => rowOf(one).key).map((one) => ({ ...one, row: addressOf(one) }))

const count = async (table: string) => {
  const { rows } = await site.database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  )
  return rows[0]?.count ?? 0
}
const send = (path: string, key: string, body?: object, as = admin) =>
  site.ask('POST', path, { as, headers: { 'idempotency-key': key }, ...(body && { body }) })

test('safety D2 of every endpoint that takes a key the table of endpoints says what it makes', () => {
  const inContract = endpoints.filter(({ takesKey }) => takesKey).map(addressOf)
  expect(taking.map(({ row }) => row)).toEqual(inContract)
})

describe.each(taking.map((one) => [one.row, one] as const))('safety D2 %s', (_, target) => {
  const { key: table = '' } = rowOf(target)
  const wish = async (call: GoodCall, key: string) => {
    const { headers, ...request } = await asInjected(target, call)
    const answer = await site.app.inject({ ...request, headers: { ...headers, 'idempotency-key': key } })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }

  test('sent again with its key: the same answer, and done once', async () => {
    const call = await goodCall(target, world)
    const before = await count(table)
    const first = await wish(call, target.name)
    expect([first.body, first.headers['idempotency-replayed']]).toMatchObject([{ success: true }, undefined])
    for (let again = 0; again < 3; again++) {
      const { status, body: answer, headers } = await wish(call, target.name)
      expect([status, answer]).toEqual([first.status, first.body])
      expect(headers['idempotency-replayed']).toBe('true')
    }
    expect(await count(table)).toBe(before + 1)
  })

  test('sent many times at once: done once', async () => {
    const call = await goodCall(target, world)
    const before = await count(table)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => wish(call, key)))
    expect(new Set(answers.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(1)
    expect(answers.filter(({ headers }) => !headers['idempotency-replayed'])).toHaveLength(1)
    expect(await count(table)).toBe(before + 1)
  })

  test('with another key: done again', async () => {
    const call = await goodCall(target, world)
    const one = await wish(call, randomUUID())
    // An item that may exist only once needs a different body.
    const { body } = await goodCall(target, world)
    const two = await wish({ ...call, body }, randomUUID())
    expect(two.headers['idempotency-replayed']).toBeUndefined()
    expect([one.body, two.body]).toMatchObject([{ success: true }, { success: true }])
  })
})

test('safety D2 one key for two different requests answers 422 and does nothing', async () => {
  const key = randomUUID()
  await send('/admin/createBlog', key, blog)
  const before = await count('blogs')
  const other = await send('/admin/createBlog', key, { ...blog, title: 'Another' })
  expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
  expect((await send('/admin/createInterviewExp', key, experience)).status).toBe(422)
  expect(await count('blogs')).toBe(before)
  // The same content with its fields in another order.
  const { title, ...rest } = blog
  expect((await send('/admin/createBlog', key, { ...rest, title })).status).toBe(201)
  expect(await count('blogs')).toBe(before)
})

test('safety D2 keys of different members are independent', async () => {
  const key = randomUUID()
  const before = await count('forum_threads')
  const mine = await send('/forum/threads', key, thread, admin)
  const theirs = await send('/forum/threads', key, { ...thread, title: 'Of another' }, member)
  expect([mine.status, theirs.status]).toEqual([201, 201])
  expect(await count('forum_threads')).toBe(before + 2)
})

test('safety D2 every process knows a key, also after a restart', async () => {
  const key = randomUUID()
  const first = await send('/admin/createBlog', key, blog)
  const { env, mailer } = site
  const database = openDatabase(site.database.url, 2)
  const next = await buildApp({ env, database, mailer, secret: site.secret })
  const again = await next.app.inject({
    method: 'POST',
    url: '/api/v1/admin/createBlog',
    headers: { authorization: `Bearer ${admin}`, 'idempotency-key': key },
    payload: blog,
  })
  expect([again.statusCode, again.json()]).toEqual([first.status, first.body])
  await next.app.close()
  await database.close()
})

test('safety D2 a request whose answer cannot be stored is rolled back, and its key stays free', async () => {
  const key = randomUUID()
  const before = await count('blogs')
  const { pool } = site.database
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger refuse before update on kept_answers for each row execute function refuse()`)
  expect((await send('/admin/createBlog', key, blog)).status).toBe(500)
  expect(await count('blogs')).toBe(before)
  await pool.query('drop trigger refuse on kept_answers; drop function refuse')
  expect((await send('/admin/createBlog', key, blog)).status).toBe(201)
  expect(await count('blogs')).toBe(before + 1)
  expect(pool.idleCount).toBe(pool.totalCount)
})

test('safety D2 a refusal is not kept: nothing was done', async () => {
  const key = randomUUID()
  const at = `/events/${await made('/events', { ...event, capacity: 1 })}`
  await site.ask('POST', `${at}/register`, { as: admin, body: {} })
  expect((await send(`${at}/register`, key, {}, member)).status).toBe(409)
  await site.ask('DELETE', `${at}/register`, { as: admin })
  expect((await send(`${at}/register`, key, {}, member)).status).toBe(200)
})

test('safety D2 a list shows what was made under a key at once', async () => {
  const title = randomUUID()
  await site.ask('GET', '/getBlogs')
  await send('/admin/createBlog', randomUUID(), { ...blog, title })
  const { body } = await site.ask('GET', '/getBlogs')
  expect(body.data.map((one: { title: string }) => one.title)).toContain(title)
})

test.each(['', ' ', 'x'.repeat(201), 'schlüssel', '\x7f'])(
  'safety D2 what is no key answers 400: "%s"',
  async (key) => {
    const before = await count('blogs')
    expect((await send('/admin/createBlog', key, blog)).status).toBe(400)
    expect(await count('blogs')).toBe(before)
  },
)

test('safety D2 Z1 a caller without permission is refused, with or without a key', async () => {
  const key = randomUUID()
  await send('/admin/createBlog', key, blog)
  expect((await send('/admin/createBlog', key, blog, member)).status).toBe(403)
  expect((await send('/admin/createBlog', key, blog, 'x'.repeat(43))).status).toBe(401)
  expect((await send('/admin/createBlog', key, {}, admin)).status).toBe(400)
})

test('safety D2 a key changes nothing at an endpoint that takes none', async () => {
  const { status } = await site.ask('GET', '/members/', { as: member, headers: { 'idempotency-key': '' } })
  expect(status).toBe(200)
})

interface Operation {
  parameters: { name: string }[]
}

test('safety D2 the OpenAPI document names the header for each endpoint that takes it', () => {
  const { paths } = openApi('https://club.example')
  const names = (path: string, method: string) =>
    (paths[path]?.[method] as Operation | undefined)?.parameters.map(({ name }) => name)
  expect(names('/admin/createBlog', 'post')).toEqual(['Idempotency-Key'])
  expect(names('/getBlogs', 'get')).not.toContain('Idempotency-Key')
})

test('safety D2 expired keys can be used again, and are deleted', async () => {
  const brief = await testSite({ IDEMPOTENCY_SECONDS: '1' })
  try {
    const { as } = await brief.member({ role: 'admin' })
    const headers = { 'idempotency-key': 'k' }
    const wish = () => brief.ask('POST', '/admin/createBlog', { as, headers, body: blog })
    const age = () => brief.database.pool.query(`update kept_answers set created_at = now() - interval '2 s'`)
    const first = await wish()
    await age()
    const second = await wish()
    expect(second.body.data._id).not.toBe(first.body.data._id)
    await age()
    await brief.ask('POST', '/admin/createBlog', { as, headers: { 'idempotency-key': 'l' }, body: blog })
    const { rows } = await brief.database.pool.query('select key from kept_answers')
    expect(rows).toEqual([{ key: 'l' }])
  } finally {
    await brief.close()
  }
})

test('SAFE-323 kept answers of a member are a megabyte at most: the oldest go first, the newest is there', async () => {
  const { as, id } = await site.member()
  const { rows } = await site.database.pool.query(
    'select id from questions where retired_at is null limit 500',
  )
  const questions = rows.map((row) => row.id)
  const make = (key: string) => send('/own-lists', key, { title: 'Exam week', questions }, as)
  const keys = Array.from({ length: 40 }, () => randomUUID())
  for (const key of keys) {
    const { status, body } = await make(key)
    expect(status).toBe(201)
    await site.ask('DELETE', `/own-lists/${body.data._id}`, { as })
  }
  const kept = await site.database.pool.query(
    `select array_agg(key order by created_at) as keys, sum(octet_length(answer))::int as bytes, max(octet_length(answer)) as longest
     from kept_answers where member_id = $1`,
    [id],
  )
  const [{ bytes, longest, keys: left }] = kept.rows
  expect(longest * keys.length).toBeGreaterThan(1 << 20)
  expect(bytes).toBeLessThanOrEqual(1 << 20)
  expect(left).toEqual(keys.slice(-left.length))
  const last = await make(keys.at(-1) ?? '')
  expect(last.headers['idempotency-replayed']).toBe('true')
})
