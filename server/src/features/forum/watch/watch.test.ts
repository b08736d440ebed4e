import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FolderMailbox } from '../../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let mails: FolderMailbox
let asha: Member
let ravi: Member
let thread: string
beforeAll(async () => {
  site = await testSite()
  mails = new FolderMailbox(site.dataDir)
})
afterAll(() => site.close())
beforeEach(async () => {
  asha = await site.member({ name: 'Asha Verma' })
  ravi = await site.member({ name: 'Ravi Kumar' })
  const body = { title: 'Heaps', category: 'General', content: 'Why?' }
  thread = (await site.ask('POST', '/forum/threads', { as: ravi.as, body })).body.data._id
})

const reply = (by: Member, content = 'So.') =>
  site.ask('POST', `/forum/threads/${thread}/replies`, { as: by.as, body: { content } })
const watch = (by: Member, level: string, id = thread) =>
  site.ask('PUT', `/forum/threads/${id}/watch`, { as: by.as, body: { level } })
const told = async (of: Member) =>
  ((await site.ask('GET', '/notifications', { as: of.as })).body.data as { kind: string }[]).map(
    ({ kind }) => kind,
  )

test('CLUB-216 who watches a thread is told of every reply, once each, and by mail', async () => {
  await reply(ravi)
  expect(await told(asha)).toEqual([])
  expect((await watch(asha, 'watching')).status).toBe(200)
  await reply(ravi, 'Again.')
  await reply(ravi, `@${asha.handle}, and you.`)
  await reply(asha, 'My own.')
  expect(await told(asha)).toEqual(['mention', 'watched'])
  expect((await mails.newest(asha.email)).text).toContain('Ravi Kumar')
  await watch(asha, 'normal')
  await reply(ravi)
  expect(await told(asha)).toHaveLength(2)
})

test('CLUB-216 who ignores a thread is told nothing of it, not even in their own thread or when mentioned', async () => {
  await watch(ravi, 'ignored')
  await watch(asha, 'ignored')
  await reply(asha, `@${ravi.handle}`)
  await reply(ravi, `@${asha.handle}`)
  expect([await told(ravi), await told(asha)]).toEqual([[], []])
  await watch(ravi, 'normal')
  await reply(asha)
  expect(await told(ravi)).toEqual(['thread'])
})

test('CLUB-216 a member’s own answer says how they watch a thread', async () => {
  const mine = async () =>
    (await site.ask('GET', `/forum/threads/${thread}/mine`, { as: asha.as })).body.data.watch
  expect(await mine()).toBe('normal')
  await watch(asha, 'ignored')
  await watch(asha, 'watching')
  expect(await mine()).toBe('watching')
})

test('CLUB-216 hundreds watch a thread, and a reply writes them all in one statement', async () => {
  await site.database.pool.query(`
    with made as (insert into members (email, name, status)
      select 'w' || n || '@college.edu', 'Watcher', 'approved' from generate_series(1, 300) n returning id)
    insert into thread_watches (member_id, thread_id, level) select id, '${thread}', 'watching' from made`)
  await reply(asha)
  const { rows } = await site.database.pool.query(
    `select count(*)::int as told from notifications where subject_id = $1 and kind = 'watched'`,
    [thread],
  )
  expect(rows[0].told).toBe(300)
})

test('CLUB-217 the list has what one watches and ignores, the latest choice first, and no deleted thread', async () => {
  const body = { title: 'Tries', category: 'General', content: 'What?' }
  const other = (await site.ask('POST', '/forum/threads', { as: ravi.as, body })).body.data._id
  await watch(asha, 'watching')
  await watch(asha, 'ignored', other)
  const list = async () => (await site.ask('GET', '/forum/watched', { as: asha.as })).body.data
  expect(await list()).toMatchObject([
    { _id: other, title: 'Tries', level: 'ignored' },
    { _id: thread, title: 'Heaps', level: 'watching' },
  ])
  await site.ask('DELETE', `/forum/threads/${other}`, { as: ravi.as })
  expect(await list()).toHaveLength(1)
  expect((await watch(asha, 'watching', crypto.randomUUID())).status).toBe(404)
  expect((await watch(asha, 'loudly')).status).toBe(400)
})
