import { BRANCH } from '@callofcode/contract/member-fact/read-fact'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { announcementJobs } from '../announcement/announcement-job.ts'
import { ANNOUNCEMENT_JOB } from '../announcement/tell-store.ts'

let site: TestSite
let admin: { id: string; as: string }
beforeAll(async () => {
  site = await testSite()
  await site.mailer.stop()
  admin = await site.member({ role: 'admin', name: 'Ananya Rao' })
})
afterAll(() => site.close())

const ask = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  site.ask(method, path, { as: admin.as, ...(body && { body }) })
const people = (count: number, name: string) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      site.member({ name: `${name} ${at}`, email: `${name}${at}@chosen.edu`.toLowerCase() }),
    ),
  )
const query = async (text: string, ...values: unknown[]) =>
  (await site.database.pool.query(text, values)).rows
const setTask = (body: object) => ask('PUT', '/admin/members/tasks', body)
const tasksOf = async (id: string) => (await ask('GET', `/admin/members/${id}`)).body.data.tasks

test('CLUB-506 a task is given to all chosen who may hold it, and taken again, each time in one act', async () => {
  const [first, second, alumnus, waiting] = await people(4, 'Helper')
  if (!first || !second || !alumnus || !waiting) throw new Error('four were made')
  await query(`update members set archived_at = now() where id = $1`, alumnus.id)
  await query(`update members set status = 'pending' where id = $1`, waiting.id)
  const ids = [first, second, alumnus, waiting, admin].map(({ id }) => id)
  const wish = { ids, task: 'events', gives: true, until: '2099-06-30' }
  expect((await setTask({ ...wish, expected: null })).body.data).toEqual({ count: 2, changed: 0 })
  expect(await tasksOf(first.id)).toEqual([])
  expect((await setTask({ ...wish, expected: 1 })).status).toBe(409)
  const given = await setTask({ ...wish, expected: 2 })
  expect([given.body.data, given.body.message]).toEqual([{ count: 2, changed: 2 }, 'They have the task now'])
  expect(await tasksOf(second.id)).toEqual([{ task: 'events', until: '2099-06-30', isOver: false }])
  expect((await setTask({ ...wish, expected: null })).body.data.count).toBe(0)
  expect((await setTask({ ...wish, until: null, expected: 2 })).body.data.changed).toBe(2)
  const taken = await setTask({ ...wish, gives: false, until: null, expected: 2 })
  expect(taken.body.data.changed).toBe(2)
  expect(await tasksOf(first.id)).toEqual([])
  expect(
    await query(`select action, target from audit where action like 'task.%' order by created_at`),
  ).toEqual([
    { action: 'task.give-events', target: '2 members' },
    { action: 'task.give-events', target: '2 members' },
    { action: 'task.take-events', target: '2 members' },
  ])
  expect(
    await query(
      `select kind, facts ->> 'words' as words, actor_id as by from notifications where member_id = $1 order by created_at`,
      first.id,
    ),
  ).toEqual([
    { kind: 'task-given', words: 'Events, until 30 June 2099', by: admin.id },
    { kind: 'task-given', words: 'Events', by: admin.id },
    { kind: 'task-taken', words: 'Events', by: admin.id },
  ])
})

test('CLUB-506 a last day that is over is refused beside its field, and nobody but admins gives tasks', async () => {
  const { id, as } = await site.member()
  const wish = { ids: [id], task: 'events', gives: true, until: '2020-01-01', expected: null }
  const late = await setTask(wish)
  expect([late.status, late.body.errors]).toEqual([400, { until: 'Choose a day from today on, or no end.' }])
  expect((await site.ask('PUT', '/admin/members/tasks', { as, body: wish })).status).toBe(403)
  expect((await site.ask('POST', '/admin/members/sets', { as, body: { ids: [id] } })).status).toBe(403)
})

/** Runs what an announcement left to do. */
async function tell() {
  const run = announcementJobs({ ...site, happened: () => site.happened })
  for (;;) {
    const [job] = await query(`
      delete from graphile_worker._private_jobs where id = (
        select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = '${ANNOUNCEMENT_JOB}' order by j.id limit 1) returning payload`)
    if (!job) return
    await run[ANNOUNCEMENT_JOB]?.(job.payload, site.mailer)
  }
}

test('CLUB-507 an announcement reaches those who were chosen and nobody else, also who matched only later', async () => {
  const [first, second] = await people(2, 'Invitee')
  if (!first || !second) throw new Error('two were made')
  const kept = await ask('POST', '/admin/members/sets', { matching: { q: 'invitee' } })
  expect([kept.status, kept.body.data.count]).toEqual([201, 2])
  const setId = kept.body.data._id
  const third = await site.member({ name: 'Invitee late' })
  const counted = await ask('GET', `/admin/announcements/audience?to=chosen&setId=${setId}`)
  expect(counted.body.data).toMatchObject({ members: 2, mailed: 2 })
  const words = { title: 'Hall moved', content: 'Room 2.', to: 'chosen' }
  const made = await ask('POST', '/admin/announcements', { ...words, setId })
  expect(made.body.data).toMatchObject({ to: 'chosen', toName: '2', setId })
  await tell()
  const seenBy = async (as: string) => (await site.ask('GET', '/announcements', { as })).body.data
  expect(await seenBy(first.as)).toMatchObject([{ title: 'Hall moved', to: 'chosen', toName: '2' }])
  expect(await seenBy(third.as)).toEqual([])
  expect((await ask('GET', `/admin/announcements/${made.body.data._id}`)).body.data.told).toBe(2)
  // What an announcement uses is kept, what nothing uses is not.
  await ask('POST', '/admin/members/sets', { ids: [first.id] })
  await query(`update member_sets set created_at = now() - interval '31 days'`)
  const { body } = await ask('POST', '/admin/members/sets', { ids: [second.id] })
  expect((await query('select id from member_sets order by created_at')).map(({ id }) => id)).toEqual([
    setId,
    body.data._id,
  ])
})

test('CLUB-507 without the chosen, or when they are no longer known, it is refused beside the audience', async () => {
  const words = { title: 'Hall moved', content: 'Room 2.', to: 'chosen' }
  const none = await ask('POST', '/admin/announcements', words)
  expect([none.status, none.body.errors]).toEqual([
    400,
    { setId: 'Choose the members in the list of members.' },
  ])
  const gone = await ask('POST', '/admin/announcements', { ...words, setId: admin.id })
  expect([gone.status, gone.body.errors]).toEqual([
    400,
    { setId: 'Who was chosen is no longer known. Choose them again in the list of members.' },
  ])
})

const fileAt = (url: string) => site.app.inject({ url, headers: { authorization: `Bearer ${admin.as}` } })
const fileOf = (set: string, columns = '') => fileAt(`/chosen-members.csv?set=${set}&columns=${columns}`)

test('CLUB-508 the file of the chosen has their rows alone, the columns that are shown and all facts', async () => {
  const [first, second] = await people(2, 'Filed')
  if (!first || !second) throw new Error('two were made')
  await ask('PUT', '/admin/members/fact', { ids: [first.id], field: BRANCH, value: '=CSE' })
  await ask('PUT', '/admin/members/year', { ids: [second.id], year: 2027 })
  const made = await ask('POST', '/admin/members/sets', { ids: [second.id, first.id] })
  const file = await fileOf(made.body.data._id, 'year')
  expect(file.body.replace('\ufeff', '').trim().split('\r\n')).toEqual([
    '"Name","Email","Passout year","Roll number","Branch"',
    `"Filed 0","filed0@chosen.edu","","","'=CSE"`,
    '"Filed 1","filed1@chosen.edu","2027","",""',
  ])
  expect((await fileOf(admin.id)).statusCode).toBe(404)
  expect((await fileOf(made.body.data._id, 'year,secret')).statusCode).toBe(400)
})

test('CLUB-664 a field whose name would be a formula is a text in the head of every file of members', async () => {
  const field = await ask('POST', '/admin/member-fields', { name: '=HYPERLINK("x")', kind: 'text' })
  expect(field.status).toBe(201)
  const { id } = await site.member()
  const made = await ask('POST', '/admin/members/sets', { ids: [id] })
  const head = '"\'=HYPERLINK(""x"")"'
  for (const url of ['/members.csv', '/progress.csv', `/chosen-members.csv?set=${made.body.data._id}`])
    expect([url, (await fileAt(url)).body.split('\r\n')[0]?.endsWith(head)]).toEqual([url, true])
})

test('CLUB-509 a task and a set of 20,000 take as many statements as of two', { tags: 'long' }, async () => {
  await crowd(site.database, 20_000)
  await query('vacuum analyze members')
  const two = await people(2, 'Counted')
  const few = { ids: two.map(({ id }) => id) }
  const all = { matching: { status: 'approved' } }
  const statements = async (act: () => Promise<unknown>) => {
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    await act()
    const texts = sent.mock.calls.map(([one]) => (one as unknown as { text?: string }).text ?? String(one))
    sent.mockRestore()
    return texts.filter((text) => /member_tasks|member_set|notifications|audit|update members/.test(text))
      .length
  }
  const wish = { task: 'content', gives: true, until: null, expected: 1_000_000 }
  const ofFew = await statements(() => setTask({ ...few, ...wish }))
  expect(await statements(() => setTask({ ...all, ...wish }))).toBe(ofFew)
  const [{ holders }] = await query(
    `select count(*)::int as holders from member_tasks where task = 'content'`,
  )
  expect(holders).toBeGreaterThan(17_000)
  const keepFew = await statements(() => ask('POST', '/admin/members/sets', few))
  expect(await statements(() => ask('POST', '/admin/members/sets', all))).toBe(keepFew)
})
