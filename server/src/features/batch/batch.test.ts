import { randomUUID } from 'node:crypto'
import { batchMessages } from '@callofcode/contract/batch/batch'
import { limits } from '@callofcode/contract/limits'
import { CLUB_YEAR_RULE, clubYears } from '@callofcode/contract/text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { readingsOf } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { shutAccount } from '../../app/personal-data/remove-member.ts'
import { write } from '../../platform/database/database.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin', name: 'Asha Admin' })).as
})
afterAll(() => site.close())

const make = async (name: string, as = admin) => site.ask('POST', '/admin/batches', { as, body: { name } })
const put = (ids: string[], batchId: string | null) =>
  site.ask('PUT', '/admin/members/batch', { as: admin, body: { ids, batchId } })
const names = async (query: string) =>
  (await site.ask('GET', `/admin/members?${query}`, { as: admin })).body.data.map(
    ({ name }: { name: string }) => name,
  )
const file = (path: string, as: string) =>
  site.app.inject({ url: path, headers: { authorization: `Bearer ${as}` } })

describe('batches', () => {
  test('CLUB-111 CLUB-112 members are put into one, which is renamed and removed, and the list is filtered by it', async () => {
    const { _id } = (await make('CSE 2028')).body.data
    const [one, two] = [await site.member({ name: 'One' }), await site.member({ name: 'Two' })]
    const { body } = await put([one.id, two.id, one.id], _id)
    expect(body).toMatchObject({ data: { changed: 2, same: 0 }, message: 'Put into the batch CSE 2028' })
    expect((await put([one.id], _id)).body.data.changed).toBe(0)
    expect(await names(`batch=${_id}`)).toEqual(['One', 'Two'])
    expect(await names('batch=none')).toEqual(['Asha Admin'])
    const list = async () => (await site.ask('GET', '/admin/batches', { as: admin })).body.data
    expect(await list()).toEqual([{ _id, name: 'CSE 2028', members: 2 }])

    const rename = (name: string) => site.ask('PATCH', `/admin/batches/${_id}`, { as: admin, body: { name } })
    await make('IT 2028')
    expect((await make(' cse 2028 ')).body.errors).toEqual({ name: 'There is a batch of this name already.' })
    expect((await rename('it 2028')).status).toBe(400)
    expect((await rename('CSE A')).status).toBe(200)
    const record = await site.ask('GET', `/admin/members/${one.id}`, { as: admin })
    expect(record.body.data.batch).toEqual({ _id, name: 'CSE A' })
    expect((await put([two.id], null)).body.data.changed).toBe(1)
    const many = Array.from({ length: limits.chosen + 1 }, () => randomUUID())
    expect((await put(many, null)).body.errors).toEqual({ ids: batchMessages.chooseSome.text })
    expect((await put(many.slice(1), null)).status).toBe(200)

    expect((await site.ask('DELETE', `/admin/batches/${_id}`, { as: admin })).status).toBe(200)
    expect((await put([two.id], _id)).status).toBe(404)
    expect((await site.ask('GET', `/admin/members/${one.id}`, { as: admin })).body.data.batch).toBeNull()
    const { body: audit } = await site.ask('GET', '/audit?action=batch', { as: admin })
    expect(audit.data.map((row: { action: string; target: string }) => row.action)).toEqual([
      'batch.remove',
      'batch.update',
      'batch.create',
      'batch.create',
    ])
    const { body: set } = await site.ask('GET', '/audit?action=member.', { as: admin })
    expect(set.data.map(({ action }: { action: string }) => action)).toEqual([
      'member.no-batch',
      'member.batch',
    ])
  })

  test.each(['batch=x', 'batch=', 'batch=NONE'])('CLUB-112 the filter %s answers 400', async (query) =>
    expect((await site.ask('GET', `/admin/members?${query}`, { as: admin })).status).toBe(400),
  )

  test('CLUB-115 the own data tells the batch and the invitation, and both go with the account', async () => {
    const { _id } = (await make('Leaving')).body.data
    const { id, as } = await site.member({ batchId: _id, invitedAt: new Date('2026-01-01') })
    const { body } = await site.ask('GET', '/members/me/export', { as })
    expect(body.data.profile).toMatchObject({ batch: 'Leaving', invitedAt: '2026-01-01T00:00:00.000Z' })
    await write(site.database, (tx, changed) => shutAccount(tx, changed, id))
    const { rows } = await site.database.pool.query('select * from members where id = $1', [id])
    expect(rows[0]).toMatchObject({ batch_id: null, invited_at: null })
  })
})

describe('files', () => {
  test('CLUB-113 members and progress come as CSV without formulas, and the audit has it', async () => {
    const { _id } = (await make('=Formulas')).body.data
    const { id } = await site.member({ name: '=HYPERLINK("x")', email: 'f@file.edu', batchId: _id })
    await site.member({ name: 'Other', email: 'other@file.edu' })
    await site.database.pool.query(
      `insert into completed_questions (member_id, question_id, completed_at)
       select $1, q.id, '2026-02-03T10:00:00Z' from questions q join topic_questions t on t.question_id = q.id and is_primary
       where q.difficulty = 'Easy' limit 2`,
      [id],
    )
    const members = await file(`/members.csv?batch=${_id}`, admin)
    expect(members.headers['content-disposition']).toBe('attachment; filename="members.csv"')
    expect(members.body.split('\r\n').slice(1, -1)).toEqual([
      expect.stringContaining(`"'=HYPERLINK(""x"")","f@file.edu","'=Formulas","","approved","member",""`),
    ])
    const progress = await file(`/progress.csv?batch=${_id}`, admin)
    expect(progress.body.split('\r\n').slice(1, -1)).toEqual([
      `"'=HYPERLINK(""x"")","f@file.edu","'=Formulas","","2","0","0","2","0","2026-02-03","",""`,
    ])
    await site.member({ name: 'Waits', email: 'waits@file.edu', status: 'pending' })
    await site.member({ name: 'Second', email: 'second@file.edu', role: 'admin' })
    await site.member({ email: 'manager@file.edu', isManager: true })
    for (const [filters, held] of [
      ['', ['f', 'manager', 'other', 'second', 'waits']],
      ['?status=pending', ['waits']],
      ['?kind=admin', ['second']],
      ['?kind=tasks', ['manager']],
      ['?kind=member&status=approved', ['f', 'other']],
      ['?batch=none&status=approved', ['manager', 'other', 'second']],
    ] as const)
      for (const name of ['members', 'progress']) {
        const { body } = await file(`/${name}.csv${filters}`, admin)
        const found = [...body.matchAll(/"(\w+)@file\.edu"/g)].map(([, one]) => one)
        expect([name, filters, found.toSorted()]).toEqual([name, filters, held])
      }
    expect((await file('/members.csv?q=x', admin)).statusCode).toBe(400)
    for (const name of ['members', 'progress']) {
      const { body } = await site.ask('GET', `/audit?action=${name}.export`, { as: admin })
      expect(body.data).toHaveLength(7)
      expect(body.data.at(-1)).toMatchObject({ target: '=Formulas', outcome: 'ok' })
    }
  })

  test('CLUB-114 CLUB-112 of 20,000 members each comes once, and a page of a batch reads few rows', {
    tags: 'long',
  }, async () => {
    const club = await testSite()
    const { as } = await club.member({ role: 'admin' })
    await crowd(club.database, 20_000)
    const { _id } = (await club.ask('POST', '/admin/batches', { as, body: { name: 'B' } })).body.data
    await club.database.pool.query(
      `update members set batch_id = $1 where id in (select id from members order by created_at limit 2000)`,
      [_id],
    )
    await club.database.pool.query('vacuum analyze members')
    const got = await club.app.inject({ url: '/progress.csv', headers: { authorization: `Bearer ${as}` } })
    const addresses = got.body.split('\r\n').flatMap((line) => line.split('","')[1] ?? [])
    expect([addresses.length, new Set(addresses).size]).toEqual([20_002, 20_002])
    for (const query of [`batch=${_id}`, 'batch=none', `batch=${_id}&status=approved`]) {
      let total = 0
      const readings = await readingsOf(
        club.database,
        async () => {
          total = (await club.ask('GET', `/admin/members?${query}`, { as })).body.total
        },
        (text) => text.includes('from "members"'),
      )
      // Each counted row is read once. Where most members match, all are read.
      expect(
        readings.reduce((sum, { visited }) => sum + visited, 0),
        query,
      ).toBeLessThan(3 * total)
    }
    await club.close()
  })
})

describe('years', () => {
  const setYear = (body: object, as = admin) => site.ask('PUT', '/admin/members/year', { as, body })
  const yearOf = async (id: string) =>
    (await site.ask('GET', `/admin/members/${id}`, { as: admin })).body.data.passoutYear

  test('CLUB-382 the year of the chosen, or of all whom the filters find, is set in one act, and the batch likewise', async () => {
    const { _id } = (await make('Many 1')).body.data
    const people = await Promise.all(
      Array.from({ length: 35 }, (_, at) =>
        site.member({ name: `Crowd ${at}`, email: `crowd${at}@many.edu` }),
      ),
    )
    const [first, second] = people
    if (!first || !second) throw new Error('thirty-five were made')
    expect((await setYear({ ids: [first.id], year: 2026 })).body).toMatchObject({
      data: { changed: 1 },
      message: 'The year is 2026 now',
    })
    expect(await names('q=many.edu&year=2026')).toEqual(['Crowd 0'])
    const matching = { q: 'many.edu', year: 'none' }
    expect((await setYear({ matching, year: 2027 })).body.data).toEqual({ changed: 34, same: 0 })
    // Members who have the year already are counted separately. Duplicate and unknown ids do not count.
    const again = { ids: [first.id, second.id, second.id, crypto.randomUUID()], year: 2027 }
    expect((await setYear(again)).body.data).toEqual({ changed: 1, same: 1 })
    expect((await setYear({ ids: [first.id], year: 2026 })).body.data.changed).toBe(1)
    expect([await yearOf(first.id), await yearOf(second.id)]).toEqual([2026, 2027])
    const batch = await site.ask('PUT', '/admin/members/batch', {
      as: admin,
      body: { matching: { q: 'many.edu', year: '2027' }, batchId: _id },
    })
    expect(batch.body.data.changed).toBe(34)
    expect((await setYear({ matching: { batch: _id }, year: null })).body.data.changed).toBe(34)
    expect((await setYear({ matching: { batch: _id }, year: null })).body.data).toEqual({
      changed: 0,
      same: 34,
    })
    // An act on many is one row.
    const { body } = await site.ask('GET', `/audit?target=${first.id}`, { as: admin })
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual(Array(3).fill('member.year'))
    const many = await site.ask('GET', '/audit?target=34%20members', { as: admin })
    expect(many.body.data.map(({ action }: { action: string }) => action)).toEqual([
      'member.no-year',
      'member.batch',
      'member.year',
    ])
    const held = await file(`/members.csv?batch=${_id}&year=2026`, admin)
    expect(held.body.split('\r\n')).toHaveLength(2)
    expect((await file('/members.csv?year=2026', admin)).body).toContain('crowd0@many.edu')
  })

  test('CLUB-411 what an import may say, admins may set, filter by and announce to, and organisers find it among the years', async () => {
    const { id } = await site.member({ name: 'Far Off' })
    const helper = await site.member({ tasks: ['events'] })
    for (const year of [clubYears.first, clubYears.last()]) {
      expect((await setYear({ ids: [id], year })).body.data.changed).toBe(1)
      expect(await names(`year=${year}`)).toEqual(['Far Off'])
      const listed = (await site.ask('GET', '/admin/years', { as: helper.as })).body.data
      expect(listed).toContainEqual(expect.objectContaining({ year, active: 1 }))
      const reached = await site.ask('GET', `/admin/announcements/audience?to=year&year=${year}`, {
        as: helper.as,
      })
      expect(reached.body.data.members).toBe(1)
    }
    for (const year of [clubYears.first - 1, clubYears.last() + 1])
      expect((await setYear({ ids: [id], year })).body.errors).toEqual({ year: CLUB_YEAR_RULE.text })
  })

  test('CLUB-382 it is for admins alone, one way at a time, and a year is one that an import may say', async () => {
    const { id, as } = await site.member({})
    expect((await setYear({ ids: [id], year: 2027 }, as)).status).toBe(403)
    for (const body of [
      { year: 2027 },
      { ids: [id], matching: {}, year: 2027 },
      { ids: [id], year: 1027 },
      { matching: { year: 'x' }, year: 2027 },
    ])
      expect((await setYear(body)).status).toBe(400)
    expect(await yearOf(id)).toBeNull()
  })
})
