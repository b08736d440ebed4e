import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let asha: Member
let ravi: Member
let manager: Member
let from: string
let into: string
beforeAll(async () => {
  site = await testSite()
  asha = await site.member({ name: 'Asha' })
  ravi = await site.member({ name: 'Ravi' })
  manager = await site.member({ isManager: true })
})
afterAll(() => site.close())
beforeEach(async () => {
  into = await start(asha, 'Two heaps')
  await reply(into, ravi, 'first')
  from = await start(ravi, 'Two *heaps* again')
  await reply(from, asha, 'second')
})

async function start(by: Member, title: string): Promise<string> {
  const body = { title, category: 'General', content: `Of ${title}` }
  return (await site.ask('POST', '/forum/threads', { as: by.as, body })).body.data._id
}
const reply = (thread: string, by: Member, content: string) =>
  site.ask('POST', `/forum/threads/${thread}/replies`, { as: by.as, body: { content } })
const merge = (id = from, to = into, by = manager) =>
  site.ask('POST', `/forum/threads/${id}/merge`, { as: by.as, body: { into: to } })
const read = async (id: string) => (await site.ask('GET', `/forum/threads/${id}`)).body.data
const replies = async (id: string) =>
  ((await site.ask('GET', `/forum/threads/${id}/replies`)).body.data ?? []) as {
    content: string
    replyToId: string
  }[]

test('CLUB-214 a moderator moves a thread to another category, which the audit has', async () => {
  const move = (by: Member, category: string) =>
    site.ask('POST', `/forum/threads/${from}/move`, { as: by.as, body: { category } })
  expect((await move(manager, 'Projects')).status).toBe(200)
  expect((await read(from)).category).toBe('Projects')
  expect([(await move(ravi, 'General')).status, (await move(manager, 'Nowhere')).status]).toEqual([403, 400])
  const { rows } = await site.database.pool.query(
    `select 1 from audit where action = 'post.move' and target = $1`,
    [from],
  )
  expect(rows).toHaveLength(1)
})

test('CLUB-215 merged threads stand as one in the order of time; the old address leads there, and lists show one', async () => {
  await read(from)
  expect((await merge()).status).toBe(200)
  const texts = (await replies(into)).map(({ content }) => content)
  expect(texts).toEqual(['first', '**Two \\*heaps\\* again**\n\nOf Two *heaps* again', 'second'])
  expect(await read(into)).toMatchObject({ replyCount: 3, title: 'Two heaps' })
  expect(await read(from)).toMatchObject({ mergedInto: into, deleted: true, html: '' })
  const { body: list } = await site.ask('GET', '/forum/threads')
  const ids = list.data.map(({ _id }: { _id: string }) => _id)
  expect([ids.includes(into), ids.includes(from)]).toEqual([true, false])
  const { body: found } = await site.ask('GET', `/forum/threads?q=${encodeURIComponent('second')}`)
  expect(found.data.map(({ _id }: { _id: string }) => _id)).toContain(into)
  expect((await reply(from, asha, 'late')).status).toBe(404)
  const { rows } = await site.database.pool.query(
    `select 1 from audit where action = 'post.merge' and target = $1`,
    [into],
  )
  expect(rows).toHaveLength(1)
})

test('CLUB-215 who watched, who was told and who had a draft follow, and a chain of merges leads to its end', async () => {
  await site.ask('PUT', `/forum/threads/${from}/watch`, { as: asha.as, body: { level: 'watching' } })
  const draft = { as: asha.as, body: { content: { content: 'half' }, basedOn: null } }
  await site.ask('PUT', `/forum/threads/${from}/draft`, draft)
  const third = await start(asha, 'Third')
  await merge(from, into)
  await merge(into, third)
  expect((await read(from)).mergedInto).toBe(third)
  expect((await replies(third)).length).toBe(4)
  const mine = (await site.ask('GET', `/forum/threads/${third}/mine`, { as: asha.as })).body.data
  expect(mine.watch).toBe('watching')
  expect((await site.ask('GET', `/forum/threads/${third}/draft`, { as: asha.as })).body.data.content).toEqual(
    {
      content: 'half',
    },
  )
  const told = (await site.ask('GET', '/notifications', { as: ravi.as })).body.data as { subjectId: string }[]
  expect(told.every(({ subjectId }) => subjectId !== from && subjectId !== into)).toBe(true)
})

test('CLUB-215 of many merges and replies at once every reply stands once, and the counts are those of the rows', async () => {
  const answers = await Promise.all([
    merge(from, into),
    merge(into, from),
    ...Array.from({ length: 6 }, (_, at) => reply(at % 2 ? from : into, asha, `r${at}`)),
  ])
  expect(answers.slice(0, 2).filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => [200, 201, 400, 404].includes(status))).toBe(true)
  const { rows } = await site.database.pool.query(
    `select t.reply_count, (select count(*)::int from forum_posts p where p.thread_id = t.id and p.id <> t.id
       and p.deleted_at is null) as rows from forum_threads t where t.id = any($1) and t.merged_into is null`,
    [[from, into]],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0].reply_count).toBe(rows[0].rows)
})

test('CLUB-215 safety Z1 only moderators merge; not into itself, nothing, a merged thread, or that of a problem', async () => {
  expect((await merge(from, into, asha)).status).toBe(403)
  expect((await merge(from, from)).status).toBe(400)
  expect((await merge(from, crypto.randomUUID())).status).toBe(400)
  expect((await merge(crypto.randomUUID(), into)).status).toBe(404)
  await merge()
  expect((await merge()).status).toBe(404)
  expect((await merge(into, from)).status).toBe(400)
  await site.ask('POST', '/problems/fair-cuts/discussion', { as: asha.as, body: { content: 'Why?' } })
  const { rows } = await site.database.pool.query(`select id from forum_threads where problem = 'fair-cuts'`)
  expect((await merge(rows[0].id, into)).status).toBe(400)
})
