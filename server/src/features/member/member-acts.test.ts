import { BRANCH } from '@callofcode/contract/member-fact/read-fact'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SmtpMailbox } from '../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

const mailbox = new SmtpMailbox()
let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite({ SMTP_URL: await mailbox.open() })
  admin = (await site.member({ role: 'admin', name: 'Ananya Rao' })).as
})
afterAll(async () => {
  await site.close()
  await mailbox.close()
})

const ask = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  site.ask(method, path, { as: admin, ...(body && { body }) })
const latestAct = async () => (await ask('GET', '/admin/member-acts')).body.data[0]
const undo = (id: string) => ask('POST', `/admin/member-acts/${id}/undo`)
const people = (count: number, name: string) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      site.member({ name: `${name} ${at}`, email: `${name}${at}@acts.edu`.toLowerCase() }),
    ),
  )
const recordOf = async (id: string) => (await ask('GET', `/admin/members/${id}`)).body.data
const auditOf = async (action: string) => {
  const { rows } = await site.database.pool.query(
    'select target from audit where action = $1 order by created_at',
    [action],
  )
  return rows.map(({ target }) => target)
}

test('CLUB-503 a year set for many is one row of the audit, and undone for all who have it still', async () => {
  const [first, second, third] = await people(3, 'Year')
  if (!first || !second || !third) throw new Error('three were made')
  await ask('PUT', '/admin/members/year', { ids: [first.id], year: 2025 })
  await ask('PUT', '/admin/members/year', { matching: { q: 'year' }, year: 2027 })
  const act = await latestAct()
  expect(act).toMatchObject({ kind: 'year', count: 3, by: 'Ananya Rao' })
  expect(await auditOf('member.year')).toEqual([first.id, '3 members'])
  await ask('PUT', '/admin/members/year', { ids: [third.id], year: 2030 })
  expect((await undo(act._id)).body.data).toEqual({ restored: 2, kept: 1 })
  const years = await Promise.all(
    [first, second, third].map(async ({ id }) => (await recordOf(id)).passoutYear),
  )
  expect(years).toEqual([2025, null, 2030])
  expect(await auditOf('member.undo-year')).toEqual(['2 members'])
  expect((await undo(act._id)).status).toBe(404)
})

test('CLUB-503 a batch and a fact set for many are undone, but for whose batch is gone', async () => {
  const [first, second] = await people(2, 'Place')
  if (!first || !second) throw new Error('two were made')
  const make = async (name: string) => (await ask('POST', '/admin/batches', { name })).body.data._id
  const [old, fresh] = [await make('Old'), await make('Fresh')]
  await ask('PUT', '/admin/members/batch', { ids: [first.id], batchId: old })
  await ask('PUT', '/admin/members/batch', { ids: [first.id, second.id], batchId: fresh })
  const act = await latestAct()
  expect((await undo(act._id)).body.data).toEqual({ restored: 2, kept: 0 })
  expect([(await recordOf(first.id)).batch?.name, (await recordOf(second.id)).batch]).toEqual(['Old', null])
  await ask('PUT', '/admin/members/batch', { ids: [first.id], batchId: fresh })
  const second2 = await latestAct()
  await site.ask('DELETE', `/admin/batches/${old}`, { as: admin })
  expect((await undo(second2._id)).body.data).toEqual({ restored: 0, kept: 1 })

  await ask('PUT', '/admin/members/fact', { ids: [first.id], field: BRANCH, value: 'ECE' })
  await ask('PUT', '/admin/members/fact', { ids: [first.id, second.id], field: BRANCH, value: 'CSE' })
  const ofFact = await latestAct()
  expect(ofFact).toMatchObject({ kind: 'fact', field: 'Branch', count: 2 })
  expect((await undo(ofFact._id)).body.data).toEqual({ restored: 2, kept: 0 })
  const facts = await Promise.all([first, second].map(async ({ id }) => (await recordOf(id)).facts))
  expect(facts).toEqual([[expect.objectContaining({ value: 'ECE' })], []])
})

test('CLUB-504 who makes many alumni confirms how many it concerns; admins stay, and it is undone', async () => {
  const [first] = await people(3, 'Leaver')
  const matching = { q: 'leaver' }
  await site.database.pool.query(`update members set role = 'admin' where email = 'leaver2@acts.edu'`)
  const counted = await ask('PUT', '/admin/members/alumni', { matching, expected: null })
  expect(counted.body.data).toEqual({ count: 2, changed: 0 })
  expect((await recordOf(first?.id ?? '')).alumniSince).toBeNull()
  const late = await ask('PUT', '/admin/members/alumni', { matching, expected: 1 })
  expect([late.status, late.body.message]).toEqual([
    409,
    'Others match by now. Look again, and confirm the new number.',
  ])
  expect((await ask('PUT', '/admin/members/alumni', { matching, expected: 2 })).body.data.changed).toBe(2)
  expect((await recordOf(first?.id ?? '')).alumniSince).not.toBeNull()
  expect(await auditOf('member.archive')).toEqual(['2 members'])
  expect((await undo((await latestAct())._id)).body.data).toEqual({ restored: 2, kept: 0 })
  expect((await recordOf(first?.id ?? '')).alumniSince).toBeNull()
})

test('CLUB-505 the invitation goes again to those of the chosen who have no password, in one act', async () => {
  const rows = ['Inv One,inv1@acts.edu', 'Inv Two,inv2@acts.edu']
  await ask('POST', '/admin/members/import', { csv: `name,email\n${rows.join('\n')}\n` })
  await people(1, 'Inv')
  const matching = { q: 'inv' }
  const counted = await ask('POST', '/admin/members/invitations', { matching, expected: null })
  expect(counted.body.data).toEqual({ count: 2, changed: 0 })
  const sent = await ask('POST', '/admin/members/invitations', { matching, expected: 2 })
  expect(sent.body.data.changed).toBe(2)
  for (const email of ['inv1@acts.edu', 'inv2@acts.edu'])
    await expect.poll(async () => (await mailbox.to(email)).length, { timeout: 20_000 }).toBe(2)
  expect(await mailbox.to('inv0@acts.edu')).toEqual([])
  expect(await auditOf('member.invite')).toEqual(['2 members'])
})

test('CLUB-504 CLUB-505 nobody but admins does or undoes it', async () => {
  const { id, as } = await site.member()
  const refused = async (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
    (await site.ask(method, path, { as, ...(body && { body }) })).status
  const body = { ids: [id], expected: null }
  expect(await refused('PUT', '/admin/members/alumni', body)).toBe(403)
  expect(await refused('POST', '/admin/members/invitations', body)).toBe(403)
  expect(await refused('GET', '/admin/member-acts')).toBe(403)
})
