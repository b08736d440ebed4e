import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { everyPage } from '../../../testing/every-page.ts'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { rowsRead } from '../../../testing/rows-read.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let mails: FolderMailbox
let admin: string
let author: Member
beforeAll(async () => {
  site = await testSite()
  mails = new FolderMailbox(site.dataDir)
  admin = (await site.member({ role: 'admin', name: 'Head Admin' })).as
})
afterAll(() => site.close())
beforeEach(async () => {
  author = await site.member({ name: 'Ravi Kumar' })
})

const told = { company: 'Stripe', role: 'Intern', verdict: 'Selected', content: 'Two.', anonymous: true }
const submit = async () =>
  (await site.ask('POST', '/experiences', { as: author.as, body: told })).body.data._id as string
const decide = (id: string, how: 'accept' | 'refuse', body: object = {}) =>
  site.ask('POST', `/experiences/${id}/${how}`, { as: admin, body })
const refuse = (id: string, reason: unknown) => decide(id, 'refuse', { reason: reason as string })
const mine = async () => (await site.ask('GET', '/experiences/mine', { as: author.as })).body.data[0]
const notified = async ({ as } = author) => (await site.ask('GET', '/notifications', { as })).body.data

test('CLUB-20 a refusal takes a reason, which its author reads on their page, in the mail and in the notification', async () => {
  const id = await submit()
  for (const [reason, message] of [
    ['', 'Say why: its author reads it.'],
    [' \n', 'Say why: its author reads it.'],
    [undefined, 'Say why: its author reads it.'],
    [7, 'Say why: its author reads it.'],
    ['x'.repeat(501), 'At most 500 characters, please.'],
  ] as const) {
    const { status, body } = await refuse(id, reason)
    expect([reason, status, body.errors]).toEqual([reason, 400, { reason: message }])
  }
  expect((await mine()).status).toBe('submitted')
  const reason = `${'x'.repeat(470)} <b>names</b> a person.`
  expect((await refuse(id, `  ${reason}\n`)).status).toBe(200)
  expect(await mine()).toMatchObject({ status: 'refused', refusalReason: reason })
  expect((await mails.newest(author.email)).text).toContain(`The reason: “${reason}”`)
  expect(await notified()).toMatchObject([
    { kind: 'refused', title: 'Stripe, Intern', reason, actor: null, subjectId: id, postId: null },
  ])
})

test('CLUB-20 the first reason stands, and what was refused before there were reasons has none', async () => {
  const id = await submit()
  for (const reason of ['First.', 'Second.']) expect((await refuse(id, reason)).status).toBe(200)
  expect((await mine()).refusalReason).toBe('First.')
  await site.database.pool.query('update experiences set refusal_reason = null where id = $1', [id])
  expect(await mine()).toMatchObject({ status: 'refused', refusalReason: null })
  expect(await notified()).toMatchObject([{ kind: 'refused', reason: null }])
})

test('CLUB-21 an acceptance is notified in the product too, once, to its author alone, and does not name the admin', async () => {
  const id = await submit()
  for (const _ of [1, 2]) await decide(id, 'accept')
  const all = await notified()
  expect(all).toMatchObject([{ kind: 'published', title: 'Stripe, Intern', reason: null, read: false }])
  expect(JSON.stringify(all)).not.toContain('Head')
  expect((await site.ask('GET', '/notifications/unread', { as: author.as })).body.unread).toBe(1)
  const other = await site.member()
  expect(await notified(other)).toEqual([])
  await site.ask('POST', `/notifications/${all[0]._id}/read`, { as: author.as })
  expect((await site.ask('GET', '/notifications/unread', { as: author.as })).body.unread).toBe(0)
})

test('CLUB-22 the reason is in the data of its author, and is deleted with the account', async () => {
  const id = await submit()
  await refuse(id, 'It names your interviewer.')
  const data = (await site.ask('GET', '/members/me/export', { as: author.as })).body.data
  expect(data.experiences).toMatchObject([{ refusalReason: 'It names your interviewer.' }])
  expect(data.notifications).toMatchObject([{ kind: 'refused', aboutId: id }])
  const gone = await site.ask('POST', '/members/me/delete', { as: author.as, body: { password: PASSWORD } })
  expect(gone.status).toBe(200)
  const { rows } = await site.database.pool.query(
    `select refusal_reason, (select count(*)::int from notifications where subject_id = e.id) as told
     from experiences e where id = $1`,
    [id],
  )
  expect(rows).toEqual([{ refusal_reason: null, told: 0 }])
})

test('CLUB-23 with 800 that wait, page after page comes, each is decided alone, and a page reads its own rows', {
  tags: 'long',
}, async () => {
  await site.database.pool.query(`
    insert into experiences (company, role, verdict, content, status, created_at)
    select 'Google', 'SDE ' || n, 'Selected', 'C', 'submitted', now() - make_interval(mins => n)
    from generate_series(1, 800) n; analyze experiences`)
  const all = await everyPage<{ _id: string; role: string }>(site, '/experiences/submitted', admin)
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(800)
  const page = () => site.ask('GET', '/experiences/submitted', { as: admin })
  // All waiting submissions are counted once. A page reads only its own rows of the others.
  expect(await rowsRead(site.database, 'experiences', page)).toBeLessThan(800 + 100)
  await refuse(String(all[0]?._id), 'No.')
  expect((await page()).body.data[0]._id).toBe(all[1]?._id)
  expect((await page()).body.total).toBe(799)
})
