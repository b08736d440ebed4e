import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: { id: string; as: string; email: string }
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin', name: 'Asha Admin' })
})
afterAll(() => site.close())

const load = async (csv: string) =>
  (await site.ask('POST', '/admin/members/import', { as: admin.as, body: { csv } })).body.data
const imports = async () =>
  (await site.ask('GET', '/admin/members/imports', { as: admin.as })).body.data as {
    _id: string
    by: string
  }[]
const newest = async () => (await imports())[0]?._id ?? ''
const undo = (id: string) => site.ask('POST', `/admin/members/imports/${id}/undo`, { as: admin.as })
const rowOf = async (email: string) =>
  (
    await site.database.pool.query(
      `select m.id, extract(year from passout_year at time zone 'utc')::int as year, b.name as batch,
        (select value from member_facts where member_id = m.id) as fact
      from members m left join batches b on b.id = m.batch_id where email = $1`,
      [email],
    )
  ).rows[0]
const batches = async () =>
  (await site.ask('GET', '/admin/batches', { as: admin.as })).body.data.map(
    ({ name }: { name: string }) => name,
  )

test('CLUB-525 an import is undone as a whole: who never came goes, others get back what they had, and the batch it made goes', async () => {
  await load('name,email,passout year,batch,roll number\nHas All,has@undo.edu,2027,Stays,24CS001')
  const before = await rowOf('has@undo.edu')
  await load(
    'name,email,passout year,batch,roll number\nNew,new@undo.edu,2028,Goes,\nHas,has@undo.edu,2028,Goes,24CS999',
  )
  expect(await rowOf('has@undo.edu')).toMatchObject({ year: 2028, batch: 'Goes', fact: '24CS999' })
  const [last] = await imports()
  expect(last).toMatchObject({ by: 'Asha Admin', created: 1, updated: 1, approved: 0 })
  const { status, body } = await undo(last?._id ?? '')
  expect([status, body.data]).toEqual([200, { removed: 1, stayed: 0, restored: 1, changedSince: 0 }])
  expect(await rowOf('new@undo.edu')).toBeUndefined()
  expect(await rowOf('has@undo.edu')).toEqual(before)
  expect(await batches()).toEqual(['Stays'])
  expect((await imports()).map(({ _id }) => _id)).not.toContain(last?._id)
  // The file can be imported afresh.
  expect(await load('name,email\nNew,new@undo.edu')).toMatchObject({ created: 1 })
})

test('CLUB-526 whoever came or was built on stays, and so does what somebody set since', async () => {
  await load('name,email,passout year\nOne,one@kept.edu,2027\nTwo,two@kept.edu,2027')
  const csv = [
    'name,email,passout year,batch',
    'One,one@kept.edu,2028,Kept',
    'Two,two@kept.edu,2028,',
    'Came,came@kept.edu,2028,',
    'Tasked,tasked@kept.edu,2028,',
    'Never,never@kept.edu,2028,',
  ].join('\n')
  await load(csv)
  const id = await newest()
  const { pool } = site.database
  await pool.query(`update members set password_hash = 'x' where email = 'came@kept.edu'`)
  const tasked = (await rowOf('tasked@kept.edu')).id
  await pool.query(`insert into member_tasks (member_id, task, given_by) values ($1, 'events', $2)`, [
    tasked,
    admin.id,
  ])
  await load('name,email,passout year\nTwo,two@kept.edu,2029')
  expect((await undo(id)).body.data).toEqual({ removed: 1, stayed: 2, restored: 1, changedSince: 1 })
  expect(await rowOf('came@kept.edu')).toMatchObject({ year: 2028 })
  expect(await rowOf('tasked@kept.edu')).toBeDefined()
  expect(await rowOf('never@kept.edu')).toBeUndefined()
  expect(await rowOf('one@kept.edu')).toMatchObject({ year: 2027, batch: null })
  expect(await rowOf('two@kept.edu')).toMatchObject({ year: 2029 })
})

test('CLUB-526 two admins who undo at once undo it once, and after a day nobody does', async () => {
  await load('name,email\nTwice,twice@undo.edu')
  const id = await newest()
  const answers = await Promise.all([undo(id), undo(id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(answers.find(({ status }) => status === 404)?.body.message).toContain('undone already')
  await load('name,email\nOld,old@undo.edu')
  const old = await newest()
  await site.database.pool.query(
    `update member_imports set created_at = now() - interval '25 hours' where id = $1`,
    [old],
  )
  expect((await imports()).map(({ _id }) => _id)).not.toContain(old)
  expect((await undo(old)).status).toBe(404)
  expect(await rowOf('old@undo.edu')).toBeDefined()
})

test('CLUB-526 two thousand are undone within the limit of a statement', { tags: 'long' }, async () => {
  const own = await testSite({}, { patience: 7_500 })
  const { as } = await own.member({ role: 'admin' })
  const rows = Array.from(
    { length: 2_000 },
    (_, at) => `Same ${at},undo${at}@crowd.edu,2027,Batch ${at % 5},R${at}`,
  )
  const csv = `name,email,passout year,batch,roll number\n${rows.join('\n')}`
  await own.ask('POST', '/admin/members/import', { as, body: { csv } })
  const { body } = await own.ask('GET', '/admin/members/imports', { as })
  const answer = await own.ask('POST', `/admin/members/imports/${body.data[0]._id}/undo`, { as })
  expect([answer.status, answer.body.data]).toEqual([
    200,
    { removed: 2_000, stayed: 0, restored: 0, changedSince: 0 },
  ])
  await own.close()
})
