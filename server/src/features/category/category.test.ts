import { randomUUID } from 'node:crypto'
import { categoryMessages } from '@callofcode/contract/category/category'
import { CATEGORIES, forumMessages } from '@callofcode/contract/forum/forum'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let admin: Member
let manager: Member
let organiser: Member
let asha: Member
let ravi: Member
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin' })
  manager = await site.member({ isManager: true })
  organiser = await site.member({ name: 'Olga' })
  asha = await site.member({ name: 'Asha' })
  ravi = await site.member({ name: 'Ravi' })
  await site.database.pool.query(`insert into member_tasks (member_id, task) values ($1, 'events')`, [
    organiser.id,
  ])
})
afterAll(() => site.close())

const plain = {
  description: '',
  readers: 'everyone',
  readerBatches: [] as string[],
  readerGroups: [] as string[],
  writers: 'members',
  writerBatches: [] as string[],
  writerGroups: [] as string[],
}
const add = (given: object, by = admin) =>
  site.ask('POST', '/admin/categories', { as: by.as, body: { ...plain, ...given } })
const records = async () =>
  (await site.ask('GET', '/admin/categories', { as: admin.as })).body.data as {
    _id: string
    name: string
    threads: number
    updatedAt: string
    writerBatches: object[]
  }[]
const named = async (name: string) => {
  const found = (await records()).find((one) => one.name === name)
  if (!found) throw new Error(`no category ${name}`)
  return found
}
async function change(name: string, given: object, basedOn?: string) {
  const { _id, updatedAt } = await named(name)
  const body = { ...plain, name, archived: false, basedOn: basedOn ?? updatedAt, ...given }
  return site.ask('PUT', `/admin/categories/${_id}`, { as: admin.as, body })
}
const start = (category: string, by: Member) =>
  site.ask('POST', '/forum/threads', {
    as: by.as,
    body: { title: `In ${category}`, category, content: 'Text' },
  })
const reply = (id: string, by: Member) =>
  site.ask('POST', `/forum/threads/${id}/replies`, { as: by.as, body: { content: `Reply ${randomUUID()}` } })
const mine = async (by: Member) => (await site.ask('GET', '/forum/categories/mine', { as: by.as })).body.data
const mayWrite = async (id: string, by: Member) =>
  (await site.ask('GET', `/forum/threads/${id}/mine`, { as: by.as })).body.data.mayWrite
const open = async () =>
  ((await site.ask('GET', '/forum/categories')).body.data as { name: string }[]).map(({ name }) => name)
const who = () => [admin, manager, organiser, asha, ravi]
const statuses = async (ask: (by: Member) => Promise<{ status: number }>) => {
  const all: number[] = []
  for (const by of who()) all.push((await ask(by)).status)
  return all
}

test('CLUB-600 an admin adds categories, whose names differ from all others whatever their capitals, and puts them in order', async () => {
  expect((await add({ name: 'Robots' }, asha)).status).toBe(403)
  expect((await add({ name: 'Robots', description: 'What moves' })).status).toBe(201)
  expect((await add({ name: 'Compilers' })).status).toBe(201)
  for (const name of ['robots', 'general', 'dsa HELP'])
    expect((await add({ name })).body.errors).toEqual({ name: categoryMessages.taken.text })
  expect(await open()).toEqual(['Robots', 'Compilers'])
  const ids = [(await named('Compilers'))._id]
  expect((await site.ask('PUT', '/admin/categories/order', { as: admin.as, body: { ids } })).status).toBe(200)
  expect(await open()).toEqual(['Compilers', 'Robots'])
  expect(await mine(asha)).toEqual([...CATEGORIES, 'Compilers', 'Robots'])
  const { body } = await start('Robots', asha)
  expect(body.data.category).toBe('Robots')
  const list = await site.ask('GET', '/forum/threads?category=Robots')
  expect(list.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([body.data._id])
  expect((await site.ask('GET', '/forum/threads?category=Unknown')).status).toBe(400)
  expect((await start('Unknown', asha)).body.errors).toEqual({
    category: forumMessages.categoryRequired.text,
  })
})

test('CLUB-601 threads follow the new name of their category everywhere, and of two admins the later one is told', async () => {
  await add({ name: 'Old name' })
  const { _id } = (await start('Old name', asha)).body.data
  const read = async () => (await site.ask('GET', `/forum/threads/${_id}`)).body.data.category
  expect(await read()).toBe('Old name')
  const { updatedAt } = await named('Old name')
  expect((await change('Old name', { name: 'New name' })).status).toBe(200)
  expect(await read()).toBe('New name')
  expect((await site.ask('GET', '/forum/threads?category=Old%20name')).status).toBe(400)
  const late = await change('New name', { name: 'Third' }, updatedAt)
  expect([late.status, late.body.message]).toEqual([409, categoryMessages.changed.text])
  expect(await read()).toBe('New name')
})

test('CLUB-602 only organisers, or members of chosen batches, and moderators write in a category; everybody else reads why', async () => {
  await add({ name: 'Notices', writers: 'organisers' })
  expect(await statuses((by) => start('Notices', by))).toEqual([201, 201, 201, 403, 403].map(refused))
  const notice = (await start('Notices', organiser)).body.data._id as string
  expect(await statuses((by) => reply(notice, by))).toEqual([201, 201, 201, 403, 403])
  expect((await reply(notice, asha)).body.message).toBe(forumMessages.categoryClosed.text)
  expect([await mayWrite(notice, asha), await mayWrite(notice, organiser)]).toEqual([false, true])
  expect(await mine(asha)).not.toContain('Notices')
  expect(await mine(organiser)).toContain('Notices')
  // Nor does a thread come there by an edit.
  const own = (await start('General', asha)).body.data._id
  const moved = await site.ask('PATCH', `/forum/threads/${own}`, {
    as: asha.as,
    body: { category: 'Notices' },
  })
  expect(moved.body.errors).toEqual({ category: forumMessages.categoryClosed.text })

  const { body } = await site.ask('POST', '/admin/batches', { as: admin.as, body: { name: 'CSE 2029' } })
  const batch = body.data._id as string
  await site.database.pool.query('update members set batch_id = $1 where id = $2', [batch, ravi.id])
  expect((await add({ name: 'Seniors', writers: 'batches' })).body.errors).toEqual({
    writerBatches: categoryMessages.batchesRequired.text,
  })
  expect(
    (await add({ name: 'Seniors', writers: 'batches', writerBatches: [randomUUID()] })).body.errors,
  ).toEqual({
    writerBatches: categoryMessages.batchGone.text,
  })
  expect((await add({ name: 'Seniors', writers: 'batches', writerBatches: [batch] })).status).toBe(201)
  expect((await named('Seniors')).writerBatches).toEqual([{ _id: batch, name: 'CSE 2029' }])
  expect(await statuses((by) => start('Seniors', by))).toEqual([201, 201, 403, 403, 201].map(refused))
  const senior = (await start('Seniors', ravi)).body.data._id as string
  expect(await statuses((by) => reply(senior, by))).toEqual([201, 201, 403, 403, 201])
  // Whoever leaves the batch no longer writes there, and a removed batch lets nobody write.
  await site.ask('DELETE', `/admin/batches/${batch}`, { as: admin.as })
  expect((await reply(senior, ravi)).status).toBe(403)
  expect((await site.ask('GET', `/forum/threads/${senior}`)).status).toBe(200)
})

test('CLUB-603 an archived category takes no posts and keeps its threads; one with threads is deleted only after they are moved', async () => {
  await add({ name: 'Fest 2026' })
  const { _id: thread } = (await start('Fest 2026', asha)).body.data
  expect((await change('Fest 2026', { archived: true })).status).toBe(200)
  expect((await reply(thread, asha)).status).toBe(403)
  expect((await start('Fest 2026', asha)).body.errors).toEqual({
    category: forumMessages.categoryClosed.text,
  })
  expect((await site.ask('GET', `/forum/threads/${thread}`)).status).toBe(200)
  expect(await mine(admin)).not.toContain('Fest 2026')

  const { _id } = await named('Fest 2026')
  const remove = () => site.ask('DELETE', `/admin/categories/${_id}`, { as: admin.as })
  expect([(await remove()).status, (await remove()).body.message]).toEqual([
    409,
    categoryMessages.hasThreads.text,
  ])
  const empty = (to: string) =>
    site.ask('POST', `/admin/categories/${_id}/threads`, { as: admin.as, body: { to } })
  for (const to of ['Fest 2026', 'Nowhere'])
    expect((await empty(to)).body.errors).toEqual({ to: categoryMessages.target.text })
  expect((await empty('General')).status).toBe(200)
  expect((await site.ask('GET', `/forum/threads/${thread}`)).body.data.category).toBe('General')
  expect((await remove()).status).toBe(200)
  expect(await open()).not.toContain('Fest 2026')
  const { rows } = await site.database.pool.query(
    `select action from audit where target = 'Fest 2026' order by created_at`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'category.create',
    'category.update',
    'category.empty',
    'category.delete',
  ])
})

/** A thread is refused at its field, so with 400. */
const refused = (status: number) => (status === 403 ? 400 : status)
