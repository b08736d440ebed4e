import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let asha: Member
let manager: Member
beforeAll(async () => {
  site = await testSite()
  asha = await site.member({ name: 'Asha Verma' })
  manager = await site.member({ isManager: true })
})
afterAll(() => site.close())

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows
const start = async (): Promise<string> => {
  const body = { title: 'Heaps', category: 'General', content: 'Why?' }
  return (await site.ask('POST', '/forum/threads', { as: asha.as, body })).body.data._id
}
const reply = (thread: string, by: Member) =>
  site.ask('POST', `/forum/threads/${thread}/replies`, { as: by.as, body: { content: 'So.' } })
const versionOf = async (id: string) => (await site.ask('GET', `/forum/threads/${id}`)).body.data.version

/** Returns the rows whose stored counts differ from those of their posts and votes. */
const wrong = () =>
  query(`
    select t.id, t.reply_count, c.replies, t.last_activity_at, c.latest, t.votes, p.votes as counted, t.deleted
    from forum_threads t join forum_posts p on p.id = t.id, lateral (
      select count(*) as replies, coalesce(max(created_at), t.created_at) as latest
      from forum_posts where thread_id = t.id and id <> t.id and deleted_at is null) c
    where (t.reply_count, t.last_activity_at, t.votes, t.deleted)
      is distinct from (c.replies, c.latest, p.votes, p.deleted_at is not null)
    union all
    select id, 0, 0, null, null, votes, (select count(*) from forum_votes v where v.post_id = p.id), false
    from forum_posts p where votes <> (select count(*) from forum_votes v where v.post_id = p.id)`)

test('FORUM-03 safety D1 kept counts equal a recount after random writes, deletions, restorations and erasures at one time', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => site.member()))
  const threads = await Promise.all(Array.from({ length: 3 }, start))
  const some = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T
  const post = async (where: string) =>
    (await query(`select id, thread_id from forum_posts where ${where} order by random() limit 1`))[0]
  const acts: (() => Promise<unknown>)[] = [
    () => reply(some(threads), some(people)),
    () => reply(some(threads), some(people)),
    async () =>
      site.ask('POST', `/forum/replies/${(await post('title is null'))?.id}/vote`, { as: some(people).as }),
    () => site.ask('POST', `/forum/threads/${some(threads)}/vote`, { as: some(people).as }),
    async () => {
      const { id, thread_id } = (await post('title is null and deleted_at is null')) ?? {}
      return site.ask('POST', `/forum/threads/${thread_id}/accept/${id}`, { as: asha.as })
    },
    async () => {
      const { id } = (await post('title is null and deleted_at is null')) ?? {}
      return site.ask('DELETE', `/forum/replies/${id}`, { as: manager.as })
    },
    // These changes use SQL, as no screen restores or wipes a post.
    () =>
      query(
        'update forum_posts set deleted_at = null where id = (select id from forum_posts where deleted_at is not null limit 1)',
      ),
    async () => query('delete from forum_posts where id = $1', [(await post('title is null'))?.id]),
  ]
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => some(acts)()))
    const statuses = answers.map((answer) => (answer as { status?: number }).status ?? 200)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  }
  const erased = people
    .slice(0, 3)
    .map(({ as }) => site.ask('POST', '/members/me/delete', { as, body: { password: 'Arena-2024!' } }))
  const beside = Array.from({ length: 20 }, () => some(acts.slice(0, 6))())
  await site.ask('DELETE', `/forum/threads/${threads[0]}`, { as: manager.as })
  await Promise.all([...erased, ...beside])
  // The last replies are deleted, so that other replies are the latest.
  const last = await query(`
    select id from (select id, row_number() over (partition by thread_id order by created_at desc) as nth
      from forum_posts where title is null and deleted_at is null) p where nth <= 2`)
  expect(last.length).toBeGreaterThan(2)
  await Promise.all(last.map(({ id }) => site.ask('DELETE', `/forum/replies/${id}`, { as: manager.as })))
  expect(await wrong()).toEqual([])
  expect((await query('select from forum_posts where author_id is null')).length).toBeGreaterThan(0)
})

test('FORUM-12 the version of a thread rises with every change in it, and reading it reads one row', async () => {
  const thread = await start()
  const seen = [await versionOf(thread)]
  const { body } = await reply(thread, manager)
  const id = body.data._id
  const changes: [string, string, Member, object?][] = [
    ['PATCH', `/forum/replies/${id}`, manager, { content: 'Otherwise.' }],
    ['POST', `/forum/replies/${id}/vote`, asha],
    ['POST', `/forum/replies/${id}/vote`, asha],
    ['POST', `/forum/threads/${thread}/vote`, manager],
    ['POST', `/forum/threads/${thread}/accept/${id}`, asha],
    ['POST', `/forum/threads/${thread}/pin`, manager, { pinned: true }],
    ['PATCH', `/forum/threads/${thread}`, asha, { category: 'Events' }],
    ['DELETE', `/forum/replies/${id}`, manager],
  ]
  for (const [method, path, by, body] of changes) {
    seen.push(await versionOf(thread))
    const { status } = await site.ask(method as 'POST', path, { as: by.as, ...(body && { body }) })
    expect([path, status]).toEqual([path, 200])
  }
  seen.push(await versionOf(thread))
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.map(Number)).toEqual(seen.map(Number).toSorted((a, b) => a - b))
})
