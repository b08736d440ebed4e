import type { AuditRecord } from '@callofcode/contract/audit/audit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyPage } from '../../../testing/every-page.ts'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { rowsRead } from '../../../testing/rows-read.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { auditStore, sessionStore } from '../account/public.ts'
import { auditMonths } from './audit-months.ts'
import { deleteExpired } from './delete-expired.ts'

let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
beforeAll(async () => {
  site = await testSite({ SIGNINS_PER_MINUTE: '1000', SIGNIN_FAILURES: '4', OTP_RESEND_SECONDS: '0' })
  admin = await site.member({ role: 'admin', name: 'Ananya Rao' })
})
afterAll(() => site.close())

const read = (query = '') => site.ask('GET', `/audit${query}`, { as: admin.as })
const rowsOf = async (query: string): Promise<AuditRecord[]> => (await read(query)).body.data
const done = (rows: AuditRecord[]) => rows.map(({ action, outcome }) => `${action} ${outcome}`)
const post = (path: string, body: object, as?: string) => site.ask('POST', path, { body, ...(as && { as }) })

describe('what it holds', () => {
  test('safety P3 sign-in ok and failed, codes asked for, tried and used, the reset, and the lockouts', async () => {
    const { id, email } = await site.member()
    const mailbox = new FolderMailbox(site.dataDir)
    await post('/members/signin', { email, password: PASSWORD })
    for (let at = 0; at < 4; at++) await post('/members/signin', { email, password: 'Wrong-2025!' })
    await post('/members/forgotPassword', { email })
    const otp = await mailbox.code(email)
    const wrong = otp === '000000' ? '000001' : '000000'
    await post('/members/verifyOtp', { email, otp: wrong })
    const { token } = (await post('/members/verifyOtp', { email, otp })).body
    await post('/members/resetPassword', { memberData: { password: 'Fresh-2025!' } }, token)
    await post('/members/forgotPassword', { email })
    const second = await mailbox.code(email, 3)
    const other = second === '000000' ? '000001' : '000000'
    for (let at = 0; at < 6; at++) await post('/members/verifyOtp', { email, otp: other })

    const rows = await rowsOf(`?target=${id}`)
    const counts: Record<string, number> = {}
    for (const one of done(rows)) counts[one] = (counts[one] ?? 0) + 1
    expect(counts).toEqual({
      'signin ok': 1,
      'signin refused': 4,
      'signin.lockout refused': 1,
      'otp.request ok': 2,
      'otp.verify ok': 1,
      'password.reset ok': 1,
      'otp.lockout refused': 1,
    })
    for (const row of rows) {
      expect(row).toMatchObject({ address: '127.0.0.1', requestId: expect.any(String), target: id })
      expect(row.at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
      expect(row.actorId).toBe(row.outcome === 'ok' && row.action !== 'otp.request' ? id : null)
    }
  })

  test('safety P3 signup, its decision, roles, what admins publish, exports and deletions', async () => {
    const fields = { name: 'New', password: PASSWORD, passoutYear: new Date().getUTCFullYear() }
    await post('/members/signup', { ...fields, email: 'new@college.edu', provider: 'credentials' })
    const { body } = await site.ask('GET', '/approvals', { as: admin.as })
    const id: string = body.data[0]._id
    await post(`/approvals/${id}/approve`, {}, admin.as)
    await post(`/admin/members/${id}/role`, { role: 'admin' }, admin.as)
    const { token } = (await post('/members/signin', { email: 'new@college.edu', password: PASSWORD })).body
    await post('/admin/createBlog', { title: 'B', author: 'A', content: 'C' }, token)
    await post('/admin/createModule', { title: 'M', description: 'D', questions: [] }, token)
    const experience = { company: 'Google', role: 'SDE', verdict: 'Selected', content: 'C' }
    await post('/admin/createInterviewExp', experience, token)
    await site.ask('GET', '/members/me/export', { as: token })
    await post('/members/me/delete', { password: PASSWORD }, token)

    const about = done(await rowsOf(`?target=${id}`))
    for (const one of [
      'signup ok',
      'signup.approve ok',
      'role.admin ok',
      'member.export ok',
      'member.delete ok',
    ])
      expect(about).toContain(one)
    const by = done(await rowsOf(`?actor=${id}`))
    for (const one of ['blog.create ok', 'module.create ok', 'experience.create ok'])
      expect(by).toContain(one)
    // The account is deleted, and its id still finds the rows.
    expect((await rowsOf(`?actor=${id}`))[0]).toMatchObject({ actorId: id, actor: null })
  })

  test('safety P3 a row names what it was done to, also when that is deleted', async () => {
    const { body: made } = await site.ask('POST', '/admin/createBlog', {
      as: admin.as,
      body: { title: 'Sliding windows', author: 'A', content: 'C' },
    })
    const id: string = (made.data ?? made)._id
    const thing = { kind: 'blog', name: 'Sliding windows', page: id }
    expect(await rowsOf(`?target=${id}`)).toMatchObject([
      { action: 'blog.create', thing, targetMember: null },
    ])
    await site.database.pool.query('update blogs set removed_at = now() where id = $1', [id])
    expect(await rowsOf(`?target=${id}`)).toMatchObject([
      { thing: { ...thing, page: null }, actor: { name: 'Ananya Rao' } },
    ])
    expect((await rowsOf('?action=member.export'))[0]).toMatchObject({ thing: null })
  })

  test('safety P3 A12 no row holds a password, a code, a token or an e-mail', async () => {
    const { rows } = await site.database.pool.query('select a::text as text from audit a')
    const all = rows.map(({ text }) => text).join('\n')
    expect(all).not.toMatch(/2025!|2024!|@college\.edu|argon2/)
    expect(all).not.toContain(admin.as)
  })

  test('safety P3 line breaks, escape sequences and changes of direction are made harmless', async () => {
    const target = 'a\r\n2026 forged\x1b[31m\u202egnp\u2028'
    await auditStore.create(site.database.sql, { action: 'nasty', outcome: 'ok', target })
    expect((await rowsOf('?action=nasty'))[0]?.target).toBe('a??2026 forged?[31m?gnp?')
  })
})

describe('reading it', () => {
  const make = async (count: number, action: string) => {
    for (let at = 0; at < count; at++)
      await auditStore.create(site.database.sql, { action, outcome: at % 2 ? 'ok' : 'refused' })
  }

  test('it is narrowed by action, outcome, time and person', async () => {
    await make(4, 'sample.one')
    await make(2, 'sample')
    await make(1, 'samples')
    expect(await rowsOf('?action=sample')).toHaveLength(6)
    expect(await rowsOf('?action=sample.one&outcome=ok')).toHaveLength(2)
    const [newest] = await rowsOf('?action=sample.one')
    const after = new Date(Date.parse(newest?.at ?? '') + 1000).toISOString()
    expect(await rowsOf(`?action=sample&from=${after}`)).toEqual([])
    expect(await rowsOf(`?action=sample&to=${after}`)).toHaveLength(6)
    const { id, email, as } = await site.member({ name: 'Odd One' })
    await site.ask('GET', '/members/me/export', { as })
    for (const query of [
      `actor=${id}`,
      `actor=${email.slice(0, 20)}`,
      'actor=odd%20ONE',
      `target=${id}`,
      'target=Odd',
    ])
      expect([query, done(await rowsOf(`?${query}`))]).toEqual([query, ['member.export ok']])
    expect((await rowsOf(`?actor=${id}`))[0]).toMatchObject({
      actor: { _id: id, name: 'Odd One' },
      targetMember: { _id: id, name: 'Odd One' },
    })
    expect(await rowsOf('?actor=%25')).toEqual([])
  })

  test('safety I7 page after page every row comes once, the latest first, also those of one moment', async () => {
    await site.database.pool.query(
      `insert into audit (action, outcome, created_at) select 'paged', 'ok', now() from generate_series(1, 70)`,
    )
    await make(60, 'paged')
    const seen: AuditRecord[] = []
    let cursor: string | null = null
    do {
      const { body }: { body: { data: AuditRecord[]; nextCursor: string | null } } = await read(
        `?action=paged${cursor ? `&cursor=${cursor}` : ''}`,
      )
      seen.push(...body.data)
      cursor = body.nextCursor
    } while (cursor)
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(130)
    expect(seen).toHaveLength(130)
    const times = seen.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().reverse())
  })

  test('safety I7 a page of many rows about many members reads little more than it shows', async () => {
    const { pool } = site.database
    await pool.query(
      `insert into members (email, name, password_hash, status) select 'many' || n || '@college.edu', 'Many ' || n, '-', 'approved' from generate_series(1, 500) n`,
    )
    await pool.query(
      `insert into audit (action, outcome, target, actor_id) select 'many', 'ok', id::text, id from members, generate_series(1, 8)`,
    )
    await pool.query('analyze members, audit')
    const page = (query = '') => rowsRead(site.database, 'from "audit"', () => read(query))
    const [{ id }] = (await pool.query(`select id from members where name = 'Many 77'`)).rows
    for (const query of [
      '',
      `?actor=${id}`,
      `?target=${id}`,
      '?actor=many 77@',
      '?target=nobody',
      '?action=none',
    ])
      expect(await page(query), query).toBeLessThan(51 * 10)
    // The query reads the rows of a hundred people, at most a page each.
    expect(await page('?actor=Many')).toBeLessThan(51 * 100)
    const actions = () => rowsRead(site.database, 'from audit', () => read('/actions'))
    expect(await actions()).toBeLessThan(200)
  })

  test('the actions there are can be asked for', async () => {
    await make(1, 'rare.thing')
    const { body } = await site.ask('GET', '/audit/actions', { as: admin.as })
    expect(body.data).toContain('rare.thing')
    expect(body.data).toEqual(body.data.toSorted())
  })

  test.each([
    'cursor=x',
    `cursor=${btoa('["2026-99-99 00:00:00.000000","00000000-0000-4000-8000-000000000000"]')}`,
    'outcome=maybe',
    'from=yesterday',
    'to=9999-12-31T23:59:59-23:59',
    'from=0000-01-01T00:00:00Z',
    `cursor=${btoa('["2026-02-30 00:00:00.000000","00000000-0000-4000-8000-000000000000"]')}`,
    "action=x';drop",
    'sort=at',
  ])('safety I6 I7 %s answers 400', async (query) => expect((await read(`?${query}`)).status).toBe(400))
})

describe('keeping it', () => {
  test('safety P3 no call edits it or takes a row out', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const [row] = await rowsOf('')
      for (const path of ['/audit', `/audit/${row?._id}`])
        expect([404, 405]).toContain((await site.ask(method, path, { as: admin.as, body: {} })).status)
    }
  })

  test('safety P3 old rows are deleted, and expired sessions with them', async () => {
    const { sql, pool } = site.database
    const { id } = await site.member()
    await sessionStore.create(sql, id, {})
    await pool.query(`update sessions set used_at = now() - interval '30 days' where member_id = $1`, [id])
    await pool.query(
      `insert into audit (action, outcome, created_at) values
       ('aged', 'ok', now() - interval '364 days'), ('aged', 'ok', now() - interval '366 days')`,
    )
    await deleteExpired(site)
    expect(await rowsOf('?action=aged')).toHaveLength(1)
    expect((await pool.query('select 1 from sessions where member_id = $1', [id])).rows).toEqual([])
    expect((await pool.query('select 1 from sessions where member_id = $1', [admin.id])).rows).toHaveLength(1)
  })
  test('COST-02 the sweep of sessions reads those that it deletes, not those that are in use', async () => {
    const { pool } = site.database
    await pool.query(
      `insert into sessions (member_id, token_hash) select $1, sha256(convert_to(n::text, 'UTF8')) from generate_series(1, 20000) n`,
      [admin.id],
    )
    await pool.query(`update sessions set used_at = now() - interval '30 days' where random() < 0.001`)
    await pool.query('analyze sessions')
    // The statement is explained after it ran, so the remaining rows are those in use.
    expect(await rowsRead(site.database, 'delete from "sessions"', () => deleteExpired(site))).toBeLessThan(
      100,
    )
  })
  test('COST-04 it is one table a month: made ahead, read over their bounds, and dropped when all of it is old', async () => {
    const club = await testSite()
    const { as } = await club.member({ role: 'admin' })
    const { pool } = club.database
    const inMonths = (months: number) =>
      new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + months, 15))
    const tables = async () => {
      const { rows } = await pool.query(
        `select tableoid::regclass::text as name, count(*)::int from audit where action = 'monthly' group by 1 order by 1`,
      )
      return rows.map(({ name, count }) => [name.replace(/\d.*/, 'MONTH'), count])
    }
    await Promise.all([auditMonths.make(club.database), auditMonths.make(club.database)])
    for (const month of [-2, -1, 1, 2, 5, 6])
      await pool.query(
        `insert into audit (action, outcome, created_at) select 'monthly', 'ok', $1 from generate_series(1, 300)`,
        [inMonths(month)],
      )
    expect(await tables()).toEqual([
      ['audit_MONTH', 300],
      ['audit_MONTH', 300],
      ['audit_other', 600],
      ['audit_past', 600],
    ])
    await auditMonths.make(club.database, inMonths(4))
    expect((await tables()).map(([name]) => name).filter((name) => name !== 'audit_MONTH')).toEqual([
      'audit_past',
    ])
    await pool.query('analyze audit')
    const rows = await everyPage<AuditRecord>(club, '/audit?action=monthly', as)
    expect(new Set(rows.map(({ _id }) => _id)).size).toBe(1_800)
    expect(rows.map(({ at }) => at)).toEqual(
      rows
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    )
    const page = () => club.ask('GET', '/audit', { as })
    expect(await rowsRead(club.database, 'from "audit"', page)).toBeLessThan(51 * 10)
    await auditMonths.drop(club.database, new Date(inMonths(7).getTime() - 100 * 86_400_000))
    expect(await tables()).toEqual([
      ['audit_MONTH', 300],
      ['audit_MONTH', 300],
    ])
    await pool.query(`insert into audit (action, outcome, created_at) values ('monthly', 'ok', now())`)
    expect((await tables()).at(-1)).toEqual(['audit_other', 1])
    await club.close()
  })
})
