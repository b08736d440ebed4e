import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { GROWN, PARTS, SAYS_WHO } from './grown-tables.ts'
import { memberRoom, sumStatement } from './member-room.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ ROOM_MEGABYTES: '1' })
})
afterAll(() => site.close())

/** Text that cannot be compressed. */
const noise = (bytes: number) => randomBytes(bytes / 2).toString('base64')

/** Returns `table.column` of each key to one of these tables. */
async function keysTo(tables: readonly string[]): Promise<string[]> {
  const { rows } = await site.database.pool.query<{ name: string }>(
    `select distinct c.conrelid::regclass || '.' || a.attname as name
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = any($1::regclass[]) and c.conparentid = 0 order by 1`,
    [tables],
  )
  return rows.map(({ name }) => name)
}
const tableOf = (name: string) => name.split('.')[0] ?? ''

test('SAFE-322 every table of rows of members has a bound, and no bound is of a table that is not there', async () => {
  const keys = await keysTo(['members'])
  expect(keys.filter((name) => !GROWN[name] && !SAYS_WHO.test(name))).toEqual([])
  expect(Object.keys(GROWN).filter((name) => !keys.includes(name))).toEqual([])
})

test('SAFE-322 so has every table of parts of them', async () => {
  const known = [...new Set([...Object.keys(GROWN), ...Object.keys(PARTS)].map(tableOf))]
  const keys = await keysTo(known)
  expect(keys.filter((name) => !known.includes(tableOf(name)))).toEqual([])
  expect(Object.keys(PARTS).filter((name) => !keys.includes(name))).toEqual([])
})

test('SAFE-322 the sum is read by indexes alone, however large the club is', async () => {
  const connection = await site.database.pool.connect()
  await connection.query('begin; set local enable_seqscan = off')
  const { id } = await site.member()
  const text = (await sumStatement(site.database)).replaceAll('$1', `'${id}'`)
  const { rows } = await connection.query<{ 'QUERY PLAN': string }>(`explain ${text}`)
  await connection.query('rollback')
  connection.release()
  const plan = rows.map((row) => row['QUERY PLAN'])
  expect(plan.length).toBeGreaterThan(40)
  expect(plan.filter((line) => /Seq Scan/.test(line))).toEqual([])
})

test('SAFE-322 a member whose room is full is told so in a sentence; what makes room, and everybody else, goes on', async () => {
  const [full, other] = [await site.member(), await site.member()]
  const thread = { title: 'Long', category: 'General', content: noise(150_000) }
  const write = (as: string) => site.ask('POST', '/forum/threads', { as, body: thread })
  const answers = []
  for (let time = 0; time < 12; time++) answers.push(await write(full.as))
  expect(answers[0]?.status).toBe(201)
  expect(answers.at(-1)).toMatchObject({
    status: 413,
    body: { code: 'quota_used_up', message: expect.stringContaining('1 MB') },
  })
  expect((await write(other.as)).status).toBe(201)
  const id = answers[0]?.body.data._id
  expect((await site.ask('DELETE', `/forum/threads/${id}`, { as: full.as })).status).toBeLessThan(300)
  const { rows } = await site.database.pool.query('select id from questions limit 1')
  const tick = `/progress/memberId/questions/${rows[0].id}/completed/toggle`
  expect((await site.ask('PATCH', tick, { as: full.as })).status).toBe(200)
})

test('SAFE-322 the sum is of all that a member wrote, and of nothing else', async () => {
  const member = await site.member()
  const room = memberRoom(site.database, { ROOM_MEGABYTES: 1 })
  expect(await room.measure(member.id)).toBe(0)
  const body = { title: 'Mine', category: 'General', content: noise(100_000) }
  expect((await site.ask('POST', '/forum/threads', { as: member.as, body })).status).toBe(201)
  const sum = await room.measure(member.id)
  expect(sum).toBeGreaterThan(50_000)
  expect(sum).toBeLessThan(200_000)
  expect(await room.measure((await site.member()).id)).toBe(0)
})
