import type { SignupRequest } from '@callofcode/contract/member/member'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { rowsRead } from '../../../testing/rows-read.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let mailbox: FolderMailbox
let admin: string
let manager: string
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: 'http://club.example' })
  mailbox = new FolderMailbox(site.dataDir)
  admin = (await site.member({ role: 'admin' })).as
  manager = (await site.member({ isManager: true })).as
})
afterAll(() => site.close())

const decide = (as: string | undefined, id: string | undefined, what: string) =>
  site.ask('POST', `/approvals/${id}/${what}`, as ? { as } : {})
const signin = (email: string) => site.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })
const waiting = (given = {}) => site.member({ status: 'pending', ...given })
const auditOf = async (id: string | undefined) =>
  (await site.database.pool.query('select action, actor_id from audit where target = $1', [id])).rows

describe('the queue', () => {
  test('AUTH-29 lists pending signups only, oldest first', async () => {
    await site.database.pool.query(`delete from members where status = 'pending'`)
    const late = await waiting({ name: 'Late', createdAt: new Date('2026-02-02T00:00:00Z') })
    const year = new Date(Date.UTC(2027, 0, 2))
    const early = await waiting({ createdAt: new Date('2026-01-01T00:00:00Z'), passoutYear: year })
    await site.member({ status: 'declined' })
    const { status, body } = await site.ask('GET', '/approvals', { as: manager })
    expect(status).toBe(200)
    expect(body.data).toEqual([
      {
        _id: early.id,
        name: 'Asha Verma',
        email: early.email,
        passoutYear: 2027,
        emailConfirmed: true,
        signedUpAt: '2026-01-01T00:00:00.000Z',
        facts: [],
      },
      expect.objectContaining({ _id: late.id, name: 'Late', passoutYear: null }),
    ])
  })

  test('AUTH-29 COST-03 page after page every waiting signup comes once; the search finds name and email', async () => {
    const club = await testSite()
    const { as } = await club.member({ role: 'admin', name: 'Zz Zero' })
    await crowd(club.database, 8_000)
    type Queue = { data: SignupRequest[]; total: number; nextCursor: string | null }
    const queue = async (query = ''): Promise<Queue> =>
      (await club.ask('GET', `/approvals${query}`, { as })).body
    const seen: SignupRequest[] = []
    let page = await queue()
    const { rows } = await club.database.pool.query(
      `select count(*)::int as all from members where status = 'pending'`,
    )
    const all: number = rows[0].all
    expect(all).toBeGreaterThan(500)
    expect(page).toMatchObject({ total: all, data: { length: 30 } })
    for (let at = 0; at < 5; at++, page = await queue(`?cursor=${page.nextCursor}`)) seen.push(...page.data)
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(150)
    const times = seen.map(({ signedUpAt }) => signedUpAt)
    expect(times).toEqual(times.toSorted())
    expect((await queue('?q=person1700')).data).toEqual([])
    expect((await queue('?q=person1732')).data.map(({ email }) => email)).toEqual(['person1732@college.edu'])
    for (const q of ['ish', 'IS', 'haan']) expect((await queue(`?q=${q}`)).data[0]?.name).toMatch(/^Ishaan/)
    for (const query of ['', '?q=person1732', '?q=is', '?q=ishaan', '?q=absent'])
      expect(await rowsRead(club.database, 'from', () => queue(query)), query).toBeLessThan(3_000)
    const counts = await rowsRead(club.database, 'count', () => club.ask('GET', '/waiting', { as }))
    expect(counts).toBeLessThanOrEqual(3 * all)
    expect((await club.ask('GET', '/waiting', { as })).body.data).toEqual({
      signups: all,
      flags: 0,
      experiences: 0,
      blogs: 0,
      reports: 0,
    })
    await club.close()
  })

  test('COST-03 what waits is counted by its index, also where it stands at the end of a large table', {
    tags: 'long',
  }, async () => {
    const club = await testSite()
    const { pool } = club.database
    const { as } = await club.member({ role: 'admin' })
    await crowd(club.database, 20_000)
    await pool.query('alter table members disable trigger user')
    // Each seventh signup was waiting when PostgreSQL took its statistics. All were decided since, except the latest.
    await pool.query(`update members set created_at = now() - random() * interval '1 year'`)
    await pool.query('analyze members')
    await pool.query(`update members set status = 'approved' where status = 'pending'`)
    await pool.query(`insert into members (email, name, password_hash, status, created_at)
      select 'late' || n || '@college.edu', 'Late', '-', 'pending', now() - random() * interval '1 day'
      from generate_series(1, 150) n`)
    await pool.query('alter table members enable trigger user')
    // Before the vacuum the index has entries of decided signups.
    await pool.query('vacuum members')
    expect(
      await rowsRead(club.database, 'count', () => club.ask('GET', '/waiting', { as })),
    ).toBeLessThanOrEqual(300)
    await club.close()
  })

  test('AUTH-30 approving lets the person sign in, as a regular member, and tells them (AUTH-32, ROLE-02)', async () => {
    const { id, email } = await waiting()
    expect((await signin(email)).status).toBe(403)
    const { status, body } = await decide(admin, id, 'approve')
    expect([status, body]).toEqual([
      200,
      { success: true, key: expect.any(String), message: 'Signup approved' },
    ])
    const { token } = (await signin(email)).body
    const { users } = (await site.ask('GET', '/members/', { as: token })).body
    expect(users[0]).toMatchObject({ role: 'member', isManager: false })
    expect((await mailbox.newest(email)).html).toContain('http://club.example/signup')
  })

  test('AUTH-31 declining leaves the person out, and tells them (AUTH-32)', async () => {
    const { id, email } = await waiting()
    expect((await decide(manager, id, 'decline')).status).toBe(200)
    expect((await signin(email)).body.code).toBe('declined')
    expect((await mailbox.newest(email)).text).toContain('declined')
  })

  test('safety A8 the same decision twice, and by ten at once, is one row and one mail', async () => {
    const { id, email } = await waiting()
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(admin, id, 'approve')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await decide(manager, id, 'approve')).status).toBe(200)
    expect(await auditOf(id)).toMatchObject([{ action: 'signup.approve', actor_id: expect.any(String) }])
    const after = await waiting()
    await decide(admin, after.id, 'approve')
    await mailbox.newest(after.email)
    expect(await mailbox.to(email)).toHaveLength(1)
  })

  test('safety X2 a name in a mail is plain text', async () => {
    const { id, email } = await waiting({ name: '<img src=x onerror=alert(1)> & "Asha"' })
    await decide(admin, id, 'approve')
    const { html, text } = await mailbox.newest(email)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Asha&quot;')
    expect(text).toContain('<img src=x onerror=alert(1)> & "Asha"')
  })
})

describe('refusals', () => {
  test('ROLE-03 a visitor gets 401 and a regular member 403, and nothing is decided', async () => {
    const { id, email } = await waiting()
    const { as } = await site.member()
    for (const what of ['approve', 'decline']) {
      expect((await decide(undefined, id, what)).status).toBe(401)
      expect((await decide(as, id, what)).status).toBe(403)
    }
    expect((await site.ask('GET', '/approvals')).status).toBe(401)
    expect((await site.ask('GET', '/approvals', { as })).status).toBe(403)
    expect((await signin(email)).body.code).toBe('awaiting_approval')
  })

  test('safety A8 the other decision comes too late: 409', async () => {
    const { id } = await waiting()
    await decide(admin, id, 'approve')
    expect((await decide(admin, id, 'decline')).status).toBe(409)
    const other = await waiting()
    await decide(admin, other.id, 'decline')
    expect((await decide(admin, other.id, 'approve')).status).toBe(409)
  })

  test('safety I5 an unknown and a malformed id answer 404', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', "'; drop table members"])
      expect((await decide(admin, encodeURIComponent(id), 'approve')).status).toBe(404)
  })

  test('safety S3 a disabled member is refused on the next request, and a former admin can decide nothing', async () => {
    const member = await site.member({ role: 'admin' })
    await site.database.pool.query(`update members set role = 'member' where id = $1`, [member.id])
    expect((await site.ask('GET', '/approvals', { as: member.as })).status).toBe(403)
    await site.database.pool.query(`update members set status = 'disabled' where id = $1`, [member.id])
    expect((await site.ask('GET', '/approvals', { as: member.as })).status).toBe(401)
  })
})
