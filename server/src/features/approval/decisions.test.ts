import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { readingsOf } from '../../../testing/rows-read.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let mailbox: FolderMailbox
let admin: { id: string; as: string }
let manager: string
beforeAll(async () => {
  site = await testSite({ APPROVAL_UNDO_SECONDS: '3' })
  mailbox = new FolderMailbox(site.dataDir)
  admin = await site.member({ role: 'admin', name: 'Asha Admin' })
  manager = (await site.member({ isManager: true })).as
})
afterAll(() => site.close())

const waiting = (given = {}) => site.member({ status: 'pending', ...given })
const decide = (body: object, as = admin.as) => site.ask('POST', '/approvals/decisions', { as, body })
const undo = (id: string, as = admin.as) => site.ask('POST', `/approvals/decisions/${id}/undo`, { as })
const signin = (email: string) => site.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })
const summary = async (query = '') =>
  (await site.ask('GET', `/approvals/summary${query}`, { as: manager })).body.data
const auditOf = async (id: string) => {
  const { rows } = await site.database.pool.query(
    `select action, actor_id from audit where target = $1 and action like 'signup%' order by created_at`,
    [id],
  )
  return rows
}
const rowOf = async (id: string) =>
  (await site.database.pool.query('select * from members where id = $1', [id])).rows[0]
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 200 })

describe('what waits', () => {
  test('CLUB-01 is filtered by passout year, domain of the address and day, all from the database', async () => {
    const at = (day: string) => new Date(`${day}T10:00:00Z`)
    const year = (given: number) => new Date(Date.UTC(given, 0, 2))
    const one = await waiting({
      email: 'a1@filter.edu',
      passoutYear: year(2027),
      createdAt: at('2026-01-01'),
    })
    const two = await waiting({
      email: 'a2@filter.edu',
      passoutYear: year(2028),
      createdAt: at('2026-01-02'),
    })
    const three = await waiting({ email: 'a3@other.example', passoutYear: null, createdAt: at('2026-01-03') })
    const found = async (query: string) =>
      (await site.ask('GET', `/approvals?${query}`, { as: manager })).body.data.map(
        ({ _id }: { _id: string }) => _id,
      )
    expect(await found('domain=filter.edu')).toEqual([one.id, two.id])
    expect(await found('domain=FILTER.edu,other.example')).toEqual([one.id, two.id, three.id])
    expect(await found('year=2028')).toEqual([two.id])
    expect(await found('year=none&domain=other.example')).toEqual([three.id])
    expect(await found('from=2026-01-02T00:00:00Z&to=2026-01-03T00:00:00Z')).toEqual([two.id])
    expect(await found('q=a1@filter&year=2028')).toEqual([])
    const { matching, years, domains } = await summary('?domain=filter.edu')
    expect(matching).toBe(2)
    expect(years).toEqual([
      { year: 2027, count: 1 },
      { year: 2028, count: 1 },
      { year: null, count: 1 },
    ])
    expect(domains).toContainEqual({ domain: 'filter.edu', count: 2 })
    for (const query of ['year=20', 'domain=a%20b', 'domain=', 'from=yesterday', 'sort=name'])
      expect((await site.ask('GET', `/approvals?${query}`, { as: manager })).status, query).toBe(400)
  })
})

describe('a decision', () => {
  test('CLUB-02 holds at once for all that are named, and says how many were decided by somebody else meanwhile', async () => {
    const [one, two, three] = [await waiting(), await waiting(), await waiting()]
    await site.ask('POST', `/approvals/${three.id}/approve`, { as: manager })
    const { status, body } = await decide({ action: 'approve', ids: [one.id, two.id, two.id, three.id] })
    expect([status, body.data.decided, body.data.gone]).toEqual([200, 2, 1])
    expect(body.data.decision).toMatchObject({ action: 'approve', count: 2, by: 'Asha Admin' })
    expect((await signin(one.email)).status).toBe(200)
    const again = await decide({ action: 'decline', ids: [one.id] })
    expect(again.body.data).toEqual({ decision: null, decided: 0, gone: 1 })
    expect((await rowOf(one.id)).status).toBe('approved')
    for (const { id } of [one, two])
      expect(await auditOf(id)).toEqual([{ action: 'signup.approve', actor_id: admin.id }])
  })

  test('CLUB-03 about all that match takes those that were counted, and none who signed up later', async () => {
    const some = await Promise.all(
      Array.from({ length: 4 }, (_, at) => waiting({ email: `m${at}@match.edu` })),
    )
    const { matching, asOf } = await summary('?domain=match.edu')
    expect(matching).toBe(4)
    await decide({ action: 'decline', ids: [some[0]?.id] }, manager)
    const late = await waiting({ email: 'late@match.edu' })
    const all = { domain: 'match.edu', asOf, expected: matching }
    const { body } = await decide({ action: 'approve', all })
    expect([body.data.decided, body.data.gone]).toEqual([3, 1])
    expect((await rowOf(late.id)).status).toBe('pending')
    // More signups wait than were counted, so none is decided.
    await waiting({ email: 'm5@match.edu', createdAt: new Date('2026-01-01') })
    const refused = await decide({
      action: 'approve',
      all: { ...all, asOf: new Date().toISOString(), expected: 1 },
    })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^More signups match/),
    ])
    expect((await rowOf(late.id)).status).toBe('pending')
  })

  test('CLUB-04 tells nobody before its time is over, then each once; a decline with its reason', async () => {
    const [one, two] = [await waiting(), await waiting({ name: '<b>Two</b>' })]
    await decide({ action: 'approve', ids: [one.id] })
    const { body } = await decide({ action: 'decline', ids: [two.id], reason: 'Not of this college.' })
    expect(body.data.decision.secondsLeft).toBeGreaterThanOrEqual(0)
    const { rows } = await site.database.pool.query(
      // The jobs of earlier tests are due sooner.
      `select extract(epoch from run_at - created_at)::float as wait from graphile_worker.jobs
       where task_identifier = 'approval-decision' order by run_at desc limit 2`,
    )
    expect(Math.min(...rows.map(({ wait }) => wait))).toBeGreaterThan(1)
    expect([await mailbox.to(one.email), await mailbox.to(two.email)]).toEqual([[], []])
    expect((await mailbox.newest(one.email)).subject).toContain('Welcome')
    const told = await mailbox.newest(two.email)
    expect(told.text).toContain('The club says: Not of this college.')
    expect((await rowOf(two.id)).declined_reason).toBe('Not of this college.')
    // Admins see the reason in the list of members.
    const listed = await site.ask('GET', `/admin/members?q=${two.email}`, { as: admin.as })
    expect(listed.body.data).toMatchObject([{ status: 'declined', declinedReason: 'Not of this college.' }])
    await soon(async () => expect((await undo(body.data.decision._id)).status).toBe(409))
    expect([(await mailbox.to(one.email)).length, (await mailbox.to(two.email)).length]).toEqual([1, 1])
    expect((await decide({ action: 'approve', ids: [one.id], reason: 'x' })).status).toBe(400)
  })

  test('CLUB-04 its mails wait over a restart: whoever starts next tells them', async () => {
    const { openSiteMailer } = await import('../../app/dependencies.ts')
    const club = await testSite({ APPROVAL_UNDO_SECONDS: '600' })
    const mails = new FolderMailbox(club.dataDir)
    const { as } = await club.member({ role: 'admin' })
    const { id, email } = await club.member({ status: 'pending' })
    await club.ask('POST', '/approvals/decisions', { as, body: { action: 'approve', ids: [id] } })
    await club.mailer.stop()
    // The time passes while no site runs.
    const { rowCount } = await club.database.pool.query(
      `update graphile_worker._private_jobs set run_at = now() - interval '1 second'`,
    )
    expect(rowCount).toBe(1)
    expect(await mails.to(email)).toEqual([])
    const next = await openSiteMailer({ ...club, print: () => undefined })
    expect((await mails.newest(email)).subject).toContain('Welcome')
    await next.stop()
    await club.close()
  })

  test('CLUB-05 is taken back by whoever may decide: who was decided about waits again, is signed out and never told', async () => {
    const since = new Date('2026-02-02T00:00:00Z')
    const [one, two, promoted] = [await waiting({ createdAt: since }), await waiting(), await waiting()]
    const { data } = (await decide({ action: 'approve', ids: [one.id, two.id, promoted.id] })).body
    const { token } = (await signin(one.email)).body
    await site.ask('POST', `/admin/members/${promoted.id}/role`, { as: admin.as, body: { role: 'admin' } })
    const listed = await site.ask('GET', '/approvals/decisions', { as: manager })
    expect(listed.body.data).toContainEqual(expect.objectContaining({ _id: data.decision._id, count: 3 }))
    const { status, body } = await undo(data.decision._id, manager)
    expect([status, body.data]).toMatchObject([200, { restored: 2, kept: 1 }])
    expect((await undo(data.decision._id)).body.data).toEqual({ restored: 0, kept: 0, first: null })
    expect(await rowOf(one.id)).toMatchObject({
      status: 'pending',
      decided_at: null,
      decided_by: null,
      created_at: since,
    })
    expect((await site.ask('GET', '/members/', { as: token })).status).toBe(401)
    expect((await signin(one.email)).body.code).toBe('awaiting_approval')
    expect((await auditOf(two.id)).map(({ action }) => action)).toEqual(['signup.approve', 'signup.undo'])
    const ids = (await site.ask('GET', '/approvals', { as: manager })).body.data.map(
      ({ _id }: { _id: string }) => _id,
    )
    expect(ids).toContain(one.id)
    // A member who became an admin meanwhile keeps the account and is notified.
    expect((await mailbox.newest(promoted.email)).subject).toContain('Welcome')
    expect((await rowOf(promoted.id)).status).toBe('approved')
    await soon(async () => {
      const { rows } = await site.database.pool.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'approval-decision'`,
      )
      expect(rows).toEqual([])
    })
    expect(await mailbox.to(one.email)).toEqual([])
    // The earlier session stays ended after the second approval.
    await decide({ action: 'approve', ids: [one.id] })
    expect((await site.ask('GET', '/members/', { as: token })).status).toBe(401)
  })

  test('CLUB-05 what one decided oneself stands before what others did, however late', async () => {
    const [mine, theirs] = [await waiting(), await waiting()]
    const own = (await decide({ action: 'approve', ids: [mine.id] }, manager)).body.data.decision._id
    const other = (await decide({ action: 'approve', ids: [theirs.id] })).body.data.decision._id
    const orderOf = async (as: string) => {
      const { body } = await site.ask('GET', '/approvals/decisions', { as })
      const ids: string[] = body.data.map(({ _id }: { _id: string }) => _id)
      return ids.filter((id) => id === own || id === other)
    }
    expect([await orderOf(manager), await orderOf(admin.as)]).toEqual([
      [own, other],
      [other, own],
    ])
  })

  test('CLUB-05 a decline that is taken back forgets its reason; who signs up again meanwhile is not touched', async () => {
    const [one, two] = [await waiting(), await waiting()]
    const { data } = (await decide({ action: 'decline', ids: [one.id, two.id], reason: 'Unknown' })).body
    const body = { email: two.email, password: PASSWORD, name: 'Once More', provider: 'credentials' }
    const year = new Date().getUTCFullYear()
    await site.ask('POST', '/members/signup', { body: { ...body, passoutYear: year } })
    expect((await undo(data.decision._id)).body.data).toMatchObject({ restored: 1, kept: 0 })
    expect(await rowOf(one.id)).toMatchObject({ status: 'pending', declined_reason: null })
    expect(await rowOf(two.id)).toMatchObject({ status: 'pending', name: 'Once More', decision_id: null })
  })

  test('CLUB-06 by two at once: each signup is decided once, and taking back and telling exclude each other', async () => {
    const some = await Promise.all(Array.from({ length: 6 }, () => waiting()))
    const ids = some.map(({ id }) => id)
    const answers = await Promise.all([
      decide({ action: 'approve', ids }),
      decide({ action: 'decline', ids: ids.toReversed() }, manager),
      decide({ action: 'approve', ids: ids.slice(2) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.reduce((sum, { body }) => sum + body.data.decided, 0)).toBe(6)
    for (const id of ids) expect(await auditOf(id)).toHaveLength(1)
  })
})

test('CLUB-07 803 of 20,000 are decided, taken back and told in statements that do not grow with them', {
  tags: 'long',
}, async () => {
  const club = await testSite({ APPROVAL_UNDO_SECONDS: '3600' })
  const { pool } = club.database
  const { as } = await club.member({ role: 'admin' })
  await crowd(club.database, 20_000)
  await pool.query('alter table members disable trigger user')
  await pool.query(`update members set status = 'approved' where status = 'pending' and id not in
    (select id from members where status = 'pending' order by created_at limit 803)`)
  await pool.query('alter table members enable trigger user')
  await pool.query('vacuum analyze members')
  const readings = await readingsOf(
    club.database,
    async () => {
      await club.ask('GET', '/approvals', { as })
      await club.ask('GET', '/approvals/summary?domain=college.edu', { as })
    },
    (text) => text.includes('pending'),
  )
  expect(readings.reduce((sum, { visited }) => sum + visited, 0)).toBeLessThan(3_500)
  const { data } = (await club.ask('GET', '/approvals/summary?domain=college.edu', { as })).body
  expect([data.waiting, data.matching]).toEqual([803, 803])
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  // The workers' queries for jobs are left out of the count, and those of the other site, which sends mails meanwhile.
  const { rows } = await pool.query('select current_database() as name')
  const counted = () =>
    sent.mock.calls
      .filter((_, call) => (sent.mock.contexts[call] as pg.Client).database === rows[0].name)
      .map(([query]) => (query as unknown as { text?: string }).text ?? String(query))
      .filter((text) => /members|approval_decisions|audit|sessions|add_job/.test(text)).length
  const body = { action: 'approve', all: { domain: 'college.edu', asOf: data.asOf, expected: 803 } }
  const made = await club.ask('POST', '/approvals/decisions', { as, body })
  expect(made.body.data.decided).toBe(803)
  expect(counted()).toBeLessThanOrEqual(14)
  sent.mockClear()
  const back = await club.ask('POST', `/approvals/decisions/${made.body.data.decision._id}/undo`, { as })
  expect(back.body.data).toMatchObject({ restored: 803, kept: 0 })
  expect(counted()).toBeLessThanOrEqual(14)
  sent.mockRestore()
  expect((await club.ask('GET', '/approvals/summary', { as })).body.data.waiting).toBe(803)
  await club.close()
})
