import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sendForm } from '../../../testing/form.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { oneTimeCodeStore } from '../../features/account/one-time-code-store.ts'
import { resetTokenStore } from '../../features/account/reset-token-store.ts'
import { sessionStore } from '../../features/account/session-store.ts'
import { write } from '../../platform/database/database.ts'
import { shutAccount } from './remove-member.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite({ SIGNINS_PER_MINUTE: '1000' })
  admin = (await site.member({ role: 'admin', name: 'Ananya Rao' })).as
})
afterAll(() => site.close())

type Member = Awaited<ReturnType<TestSite['member']>>
/** Deletes an account, and waits for what a busy machine still does after the answer. */
async function leave(as: string, password = PASSWORD) {
  const answer = await site.ask('POST', '/members/me/delete', { as, body: { password } })
  await vi.waitFor(
    async () => {
      const { rowCount } = await site.database.pool.query(`select from deletions where finished_at is null`)
      expect(rowCount).toBe(0)
    },
    { timeout: 120_000 },
  )
  return answer
}
const post = async (path: string, as: string, body?: object) => {
  const answer = await site.ask('POST', path, { as, ...(body && { body }) })
  expect([path, answer.status < 300]).toEqual([path, true])
  return answer.body.data
}
const thread = { title: 'Two heaps', category: 'DSA help', content: 'How?' }
const submission = { company: 'Google', role: 'SDE', verdict: 'Selected', content: 'Five rounds.' }
const startsAt = new Date(Date.now() + 86_400_000).toISOString()
const endsAt = new Date(Date.now() + 90_000_000).toISOString()
const event = { title: 'Night', description: 'Bring a laptop.', startsAt, endsAt, timeZone: 'Asia/Kolkata' }
const announce = (capacity: number) => post('/events', admin, { ...event, capacity })
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Returns every row of every table as text, including the mail queue. A row of a partition appears once. */
async function dump(pool: Pick<Pool, 'query'> = site.database.pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and format('%I.%I', table_schema, table_name)::regclass not in (select partrelid from pg_partitioned_table)`,
  )
  const texts = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from ${name} t`)
    texts.push(name, ...rows.map(({ text }) => text))
  }
  return texts.join('\n')
}

/** Creates a member who has left a trace in as many tables as possible. */
async function busyMember(given: Parameters<TestSite['member']>[0] = {}): Promise<Member> {
  const member = await site.member({ name: 'Nobody Elsewhere', ...given })
  const { id, email, as } = member
  const { sql } = site.database
  const signin = (password: string) => site.ask('POST', '/members/signin', { body: { email, password } })
  await signin('Wrong-2025!')
  await signin(PASSWORD)
  await site.ask('POST', '/members/forgotPassword', { body: { email } })
  await site.ask('POST', '/members/verifyOtp', { body: { email, otp: '000000' } })
  await oneTimeCodeStore.create(sql, id, site.secret, site.env)
  await resetTokenStore.create(sql, id, 600)
  await sendForm(site, as, {
    memberData: '{"bio":"Graphs."}',
    file: new Blob([pixel], { type: 'image/png' }),
  })
  const { _id } = await post('/forum/threads', as, thread)
  await post(`/forum/threads/${_id}/replies`, as, { content: 'So.' })
  await post('/forum/flags', as, { postId: _id, reason: 'Spam' })
  await post('/experiences', as, { ...submission, anonymous: false })
  await site.ask('PUT', '/drafts/blog', { as, body: { content: { title: email } } })
  await site.ask('GET', '/members/me/export', { as })
  return member
}

describe('deleting the account', () => {
  test('safety P2 ends everything: sign-in and tokens 401, photo 404, and the address can sign up again', async () => {
    const { id, email, as } = await busyMember()
    const other = await sessionStore.create(site.database.sql, id, {})
    const profile = (await site.ask('GET', '/members/', { as })).body.users[0]
    const photo = async () => (await site.app.inject(profile.profilePhoto)).statusCode
    expect(await photo()).toBe(200)

    const left = await leave(as)
    expect([left.status, left.body.message]).toEqual([200, 'Your account is deleted.'])
    expect(String(left.headers['set-cookie'])).toMatch(/callofcode=;.*Expires=Thu, 01 Jan 1970/)
    const signin = await site.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })
    expect([signin.status, signin.body.message]).toEqual([401, 'Invalid email or password.'])
    for (const token of [as, other])
      expect((await site.ask('GET', '/members/', { as: token })).status).toBe(401)
    expect(await photo()).toBe(404)

    const fields = { passoutYear: new Date().getUTCFullYear(), provider: 'credentials' }
    const body = { email, name: 'Again', password: PASSWORD, ...fields }
    expect((await site.ask('POST', '/members/signup', { body })).status).toBe(201)
    const { body: queue } = await site.ask('GET', '/approvals', { as: admin })
    expect(queue.data).toContainEqual(expect.objectContaining({ email, name: 'Again' }))
  })

  test('safety P2 the e-mail, the name and the photo are in no table afterwards', async () => {
    const { email, as } = await busyMember({ name: 'Quixotic Zebrafish' })
    const before = await dump()
    expect(before).toContain(email)
    expect(before).toContain('Quixotic Zebrafish')
    await leave(as)
    const after = await dump()
    expect(after).toContain('graphile_worker')
    expect(after).not.toContain(email)
    expect(after).not.toContain('Quixotic Zebrafish')
    for (const path of ['/getInteviewExp', '/forum/threads', '/getBlogs', '/getModules'])
      expect(JSON.stringify((await site.ask('GET', path)).body)).not.toMatch(/Quixotic|college\.edu/)
  })

  test('safety P2 the versions of what they wrote do not bring the name back', async () => {
    const member = await site.member({ role: 'admin', name: 'Quixotic Zebrafish' })
    const learning = { title: 'M', description: 'D' }
    const written = [
      [
        'blogs',
        await post('/admin/createBlog', member.as, { title: 'B', author: member.name, content: 'C' }),
      ],
      ['modules', await post('/admin/createModule', member.as, learning)],
      ['experiences', await post('/experiences', member.as, { ...submission, anonymous: false })],
    ] as const
    await post(`/experiences/${written[2][1]._id}/accept`, member.as, {})
    for (const [kind, { _id }] of written)
      await site.ask('DELETE', `/admin/${kind}/${_id}`, { as: member.as })
    expect(await dump()).toContain('Quixotic Zebrafish')
    await leave(member.as)
    expect(await dump()).not.toContain('Quixotic Zebrafish')
    for (const [kind, { _id }] of written) {
      await site.ask('POST', `/admin/${kind}/${_id}/restore`, { as: admin })
      const { body } = await site.ask('POST', `/admin/${kind}/${_id}/versions/1/return`, { as: admin })
      expect(body.success).toBe(true)
    }
  })

  test('safety P2 no row names the member any more but the audit and the list of deletions, by the id alone', async () => {
    const { id, as } = await busyMember()
    const blog = await post('/admin/createBlog', admin, { title: 'B', author: 'A', content: 'C' })
    await site.database.pool.query('insert into blog_views values ($1, current_date, $2)', [blog._id, id])
    await leave(as)
    // Both dumps come from one snapshot, because background work continues between two statements.
    const moment = await site.database.pool.connect()
    await moment.query('begin isolation level repeatable read')
    const naming = (await dump(moment)).split('\n').filter((row) => row.includes(id))
    const { rows } = await moment.query(
      `select a::text as text from audit a where actor_id = $1 or target = $1::text
       union all select d::text from deletions d where member_id = $1`,
      [id],
    )
    await moment.query('commit')
    moment.release()
    expect(naming.sort()).toEqual(rows.map(({ text }) => text).sort())
    expect(rows.some(({ text }) => text.includes('member.delete'))).toBe(true)
  })

  test('safety P2 what was written stays without an author, also in cached answers', async () => {
    const { as } = await site.member({ name: 'Ravi Leaves' })
    const { _id } = await post('/forum/threads', as, { ...thread, title: 'Stays' })
    await post('/experiences', as, { ...submission, company: 'Stays Ltd', anonymous: false })
    await site.database.pool.query(`update experiences set status = 'accepted' where company = 'Stays Ltd'`)
    const read = async () => (await site.ask('GET', `/forum/threads/${_id}`)).body.data
    expect((await read()).author.name).toBe('Ravi Leaves')
    await leave(as)
    expect(await read()).toMatchObject({ title: 'Stays', author: null, content: 'How?' })
    const experiences = (await site.ask('GET', '/getInteviewExp')).body.data
    expect(experiences).toContainEqual(
      expect.objectContaining({ company: 'Stays Ltd', candidate: 'Deleted member' }),
    )
  })

  test('safety P2 an admin’s blogs and modules lose their author’s name, and others keep theirs', async () => {
    const { as } = await site.member({ role: 'admin', name: 'Isha Leaves' })
    const own = await post('/admin/createBlog', as, { title: 'Own', author: 'Isha Leaves', content: 'C' })
    const guest = await post('/admin/createBlog', as, { title: 'Guest', author: 'A Guest', content: 'C' })
    const made = await post('/admin/createModule', as, { title: 'M', description: 'D', questions: [] })
    await post('/admin/createInterviewExp', as, { ...submission, candidate: 'Somebody Else' })
    const read = async (path: string) => (await site.ask('GET', path)).body.data
    expect((await read(`/getBlog/${own._id}`)).author).toBe('Isha Leaves')
    await leave(as)
    expect((await read(`/getBlog/${own._id}`)).author).toBe('Deleted member')
    expect((await read(`/getBlog/${guest._id}`)).author).toBe('A Guest')
    expect((await read(`/getModule/${made._id}`)).createdBy).toBe('Deleted member')
    expect(await read('/getInteviewExp')).toContainEqual(
      expect.objectContaining({ candidate: 'Somebody Else' }),
    )
  })

  test('safety P2 D4 the seat goes to the first in the waiting list, and the count shown matches the rows', async () => {
    const { _id } = await announce(1)
    const [leaving, waiting] = [await site.member(), await site.member()]
    await post(`/events/${_id}/register`, leaving.as, {})
    await post(`/events/${_id}/register`, waiting.as, { waitingList: true })
    const read = async () => (await site.ask('GET', `/events/${_id}`)).body.data
    expect(await read()).toMatchObject({ going: 1, waiting: 1 })
    await leave(leaving.as)
    expect(await read()).toMatchObject({ going: 1, waiting: 0 })
    const mine = await site.ask('GET', `/events/${_id}/mine`, { as: waiting.as })
    expect(mine.body.data.state).toBe('going')
  })

  test('safety P2 a member’s votes are deleted with them, and the counts follow', async () => {
    const author = await site.member()
    const { _id } = await post('/forum/threads', author.as, thread)
    const [stays, leaves] = [await site.member(), await site.member()]
    for (const { as } of [stays, leaves]) await post(`/forum/threads/${_id}/vote`, as)
    await leave(leaves.as)
    expect((await site.ask('GET', `/forum/threads/${_id}`)).body.data.votes).toBe(1)
  })

  test('safety P2 D1 while votes and registrations come in, every count is that of its rows in the end', async () => {
    const author = await site.member()
    const { _id: threadId } = await post('/forum/threads', author.as, thread)
    const { _id: eventId } = await announce(100)
    const leaving = await Promise.all(Array.from({ length: 6 }, () => site.member()))
    const answers = await Promise.all(
      leaving.flatMap(({ as }) => [
        site.ask('POST', `/forum/threads/${threadId}/vote`, { as }),
        site.ask('POST', `/events/${eventId}/register`, { as, body: {} }),
        leave(as),
      ]),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(6)
    const { rows } = await site.database.pool.query(
      `select votes, (select count(*)::int from forum_votes where post_id = $1) as given from forum_posts where id = $1`,
      [threadId],
    )
    expect(rows[0].votes).toBe(rows[0].given)
    const gone = await site.database.pool.query('select 1 from members where id = any($1)', [
      leaving.map(({ id }) => id),
    ])
    expect(gone.rows).toEqual([])
  })

  test('safety P2 what is cut off on the way has deleted nothing', async () => {
    const { id, email, as } = await busyMember()
    const cut = write(site.database, async (tx, changed) => {
      await shutAccount(tx, changed, id)
      await tx.execute('select pg_terminate_backend(pg_backend_pid())')
    })
    await expect(cut).rejects.toThrow()
    expect((await site.ask('GET', '/members/', { as })).body.users[0].email).toBe(email)
    expect((await site.ask('GET', '/drafts/blog', { as })).body.data).not.toBeNull()
    expect((await leave(as)).status).toBe(200)
  })
})

describe('refusals', () => {
  test('safety P2 a wrong password answers 400 beside its field, and nothing is gone', async () => {
    const { as } = await site.member()
    const { status, body } = await leave(as, 'Wrong-2025!')
    expect([status, body.errors]).toEqual([400, { password: 'That is not your current password.' }])
    expect((await site.ask('GET', '/members/', { as })).status).toBe(200)
  })
})
