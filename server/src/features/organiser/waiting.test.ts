import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { crowd } from '../../../testing/crowd.ts'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let admin: Member
let manager: Member
let member: Member
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin' })
  manager = await site.member({ isManager: true })
  member = await site.member({ name: 'Ravi Kumar' })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.database.pool.query(`
    delete from members where status = 'pending'; delete from experiences; delete from forum_flags;
    delete from waiting_seen`)
})

const signUp = (name: string) => site.member({ name, status: 'pending' })
async function send(company: string) {
  const told = { company, role: 'SDE', verdict: 'Selected', content: 'Two rounds.', anonymous: true }
  return (await site.ask('POST', '/experiences', { as: member.as, body: told })).body.data._id as string
}
async function flag(title: string) {
  const body = { title, category: 'General', content: 'Buy!' }
  const postId = (await site.ask('POST', '/forum/threads', { as: admin.as, body })).body.data._id
  await site.ask('POST', '/forum/flags', { as: member.as, body: { postId, reason: 'Spam', note: '' } })
  return postId as string
}
const list = async ({ as }: Member, query = '') =>
  (await site.ask('GET', `/notifications${query}`, { as })).body
const said = async (of: Member) =>
  ((await list(of)).waiting as { kind: string; count: number; newest: string; read: boolean }[]).map(
    ({ kind, count, newest, read }) => [kind, count, newest, read],
  )
const unread = async ({ as }: Member) => (await site.ask('GET', '/notifications/unread', { as })).body.unread
const markRead = ({ as }: Member, body: object) => site.ask('POST', '/notifications/read', { as, body })

test('CLUB-12 with 20,000 members, of whom 2,000 wait, all numbers of the menu are one statement that reads what it counts', {
  tags: 'long',
}, async () => {
  const club = await testSite()
  const head = await club.member({ role: 'admin' })
  await crowd(club.database, 20_000)
  await club.database.pool.query(`
    update members set status = 'approved' where status = 'pending' and
      id not in (select id from members where status = 'pending' order by id limit 2000);
    insert into experiences (company, role, verdict, content, status)
      select 'Google', 'SDE ' || n, 'Selected', 'C', case when n % 4 = 0 then 'submitted' else 'accepted' end
      from generate_series(1, 3200) n;
    analyze`)
  const ask = (path: string) => club.ask('GET', path, { as: head.as })
  expect((await ask('/waiting')).body.data).toEqual({
    signups: 2000,
    flags: 0,
    reports: 0,
    experiences: 800,
    blogs: 0,
  })
  expect(await countStatements(club.database, 'counted', () => ask('/waiting'))).toBe(1)
  // One index entry and one row for each waiting item, and for a few decided ones.
  expect(await rowsRead(club.database, 'counted', () => ask('/waiting'))).toBeLessThan(10_000)
  // The bell and the notifications read the same items.
  expect((await ask('/notifications')).body.waiting).toMatchObject([
    { kind: 'signups', count: 2000 },
    { kind: 'experiences', count: 800 },
  ])
  for (const path of ['/notifications', '/notifications/unread']) {
    expect(await countStatements(club.database, 'waiting_seen', () => ask(path))).toBeLessThanOrEqual(2)
    expect(await rowsRead(club.database, 'waiting_seen', () => ask(path))).toBeLessThan(10_000)
  }
  await club.close()
})

describe('the notifications of those who may decide', () => {
  test('CLUB-13 hold one line for each kind of what waits, however many wait, and none when nothing does', async () => {
    expect(await said(admin)).toEqual([])
    const { id } = await signUp('Asha Verma')
    await signUp('Zoya Khan')
    const experience = await send('Stripe')
    const thread = await flag('Cheap watches')
    expect(await said(admin)).toEqual([
      ['signups', 2, 'Zoya Khan', false],
      ['flags', 1, 'Cheap watches', false],
      ['experiences', 1, 'Stripe, SDE', false],
    ])
    const { rows } = await site.database.pool.query('select count(*)::int as n from notifications')
    expect(rows[0].n).toBe(0)
    await site.ask('POST', `/approvals/${id}/approve`, { as: manager.as })
    await site.ask('POST', `/experiences/${experience}/accept`, { as: admin.as })
    await site.ask('DELETE', `/forum/threads/${thread}`, { as: admin.as })
    expect(await said(admin)).toEqual([['signups', 1, 'Zoya Khan', false]])
  })

  test('CLUB-13 name no thread that was deleted, of which a reply is flagged', async () => {
    const postId = await flag('Cheap watches')
    const reply = await site.ask('POST', `/forum/threads/${postId}/replies`, {
      as: admin.as,
      body: { content: 'Buy more!' },
    })
    const body = { postId: reply.body.data._id, reason: 'Spam', note: '' }
    await site.ask('POST', '/forum/flags', { as: member.as, body })
    await site.ask('DELETE', `/forum/threads/${postId}`, { as: admin.as })
    expect(await said(admin)).toEqual([['flags', 1, null, false]])
  })

  test('CLUB-13 name them on the first page alone', async () => {
    await signUp('Asha Verma')
    const cursor = Buffer.from(JSON.stringify([Date.now(), admin.id])).toString('base64url')
    expect((await list(admin, `?cursor=${cursor}`)).waiting ?? 'refused').not.toContainEqual(
      expect.objectContaining({ kind: 'signups' }),
    )
  })

  test('CLUB-14 count each kind as one unread, until it is read, and again when something new waits', async () => {
    await signUp('Asha Verma')
    await signUp('Zoya Khan')
    await send('Stripe')
    expect([await unread(admin), await unread(manager), await unread(member)]).toEqual([2, 1, 0])
    expect((await markRead(admin, { waiting: 'signups' })).body.unread).toBe(1)
    expect(await said(admin)).toMatchObject([
      ['signups', 2, 'Zoya Khan', true],
      ['experiences', 1, 'Stripe, SDE', false],
    ])
    // Each member has their own count.
    expect(await unread(manager)).toBe(1)
    await signUp('Tara Bose')
    expect(await unread(admin)).toBe(2)
    expect((await markRead(admin, {})).body.unread).toBe(0)
  })

  test('CLUB-14 what arrived after the page was read stays unread, and a thread that is read reads none of it', async () => {
    await signUp('Asha Verma')
    const until = (await list(admin)).waiting[0].newestAt
    await new Promise((resolve) => setTimeout(resolve, 5))
    await signUp('Zoya Khan')
    expect((await markRead(admin, { until })).body.unread).toBe(1)
    const thread = await flag('Cheap watches')
    expect((await markRead(admin, { thread })).body.unread).toBe(2)
    // A time in the future hides only the items that exist now.
    await markRead(admin, { until: '2999-01-01T00:00:00.000Z' })
    expect(await unread(admin)).toBe(0)
    await signUp('Tara Bose')
    expect(await unread(admin)).toBe(1)
  })

  test('CLUB-15 CLUB-121 each is told of what their tasks let them decide, a member of nothing', async () => {
    await signUp('Asha Verma')
    await send('Stripe')
    expect(await said(manager)).toEqual([['signups', 1, 'Asha Verma', false]])
    const writer = await site.member({ tasks: ['content', 'events'] })
    expect(await said(writer)).toEqual([['experiences', 1, 'Stripe, SDE', false]])
    expect((await site.ask('GET', '/waiting', { as: writer.as })).body.data).toEqual({
      signups: null,
      flags: null,
      reports: null,
      experiences: 1,
      blogs: 0,
    })
    const organiser = await site.member({ tasks: ['events'] })
    expect([await said(organiser), await unread(organiser)]).toEqual([[], 0])
    expect((await markRead(organiser, {})).status).toBe(200)
    expect(await said(member)).toEqual([])
    const { body } = await site.ask('GET', '/waiting', { as: manager.as })
    expect(body.data).toEqual({ signups: 1, flags: 0, reports: 0, experiences: null, blogs: null })
    for (const waiting of ['experiences', 'members'])
      expect((await markRead(member, { waiting })).status).toBe(waiting === 'members' ? 400 : 200)
    const { rows } = await site.database.pool.query('select * from waiting_seen')
    expect(rows).toEqual([])
  })

  test('LEARN-236 reports on questions to mentors and on comments wait for moderators alone, until they are decided or what they are about is gone', async () => {
    const { database } = site
    const moderator = await site.member({ tasks: ['moderation'] })
    const { rows } = await database.pool.query(
      `with q as (insert into help_questions (member_id, problem, asked_to, title, content)
         values ($1, 'fair-cuts', 'mentors', 'Why zero?', 'c'), ($1, 'fair-cuts', 'mentors', 'Why one?', 'c') returning id, title),
       c as (insert into help_comments (help_question_id, member_id, content) select id, $1, 'rude' from q returning id, help_question_id)
       select q.id, q.title, c.id as comment from q join c on c.help_question_id = q.id order by q.title desc`,
      [member.id],
    )
    const report = (at: number, comment: boolean) =>
      site.ask('POST', `/asked/${rows[at].id}/reports`, {
        as: member.as,
        body: { reason: 'Spam', ...(comment && { comment: rows[at].comment }) },
      })
    expect(await said(moderator)).toEqual([])
    for (const at of [0, 1]) expect((await report(at, true)).status).toBe(201)
    expect((await report(0, false)).status).toBe(201)
    // A second report of the same post by the same member does not count.
    await report(0, false)
    expect(await said(moderator)).toEqual([['reports', 3, 'Why zero?', false]])
    expect((await site.ask('GET', '/waiting', { as: moderator.as })).body.data).toMatchObject({
      flags: 0,
      reports: 3,
      signups: null,
    })
    const writer = await site.member({ tasks: ['content'] })
    expect([await said(writer), await said(member)]).toEqual([[], []])
    expect((await site.ask('GET', '/waiting', { as: writer.as })).body.data.reports).toBeNull()
    // All reports share one line, and none of them is a notification.
    expect((await list(moderator)).data).toEqual([])
    expect(await unread(moderator)).toBe(1)
    expect((await markRead(moderator, { waiting: 'reports' })).body.unread).toBe(0)
    // One report is taken back, one is decided, and one is deleted with its question.
    await site.ask('DELETE', `/asked/${rows[1].id}/comments/${rows[1].comment}`, { as: member.as })
    expect(await said(moderator)).toMatchObject([['reports', 2, 'Why zero?', true]])
    const found = (await site.ask('GET', '/asked/reports', { as: moderator.as })).body.data
    const ofComment = found.find((one: { isComment: boolean }) => one.isComment)
    const body = { ruling: 'kept' }
    await site.ask('POST', `/asked/reports/${ofComment._id}/resolve`, { as: moderator.as, body })
    expect(await said(moderator)).toMatchObject([['reports', 1, 'Why zero?', true]])
    await database.pool.query('update help_questions set removed_at = now() where id = $1', [rows[0].id])
    expect(await said(moderator)).toEqual([])
  })
})
