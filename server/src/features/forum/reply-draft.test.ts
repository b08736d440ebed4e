import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let as: string
let thread: string
beforeAll(async () => {
  site = await testSite()
  as = (await site.member()).as
  const body = { title: 'T', category: 'General', content: 'C' }
  thread = (await site.ask('POST', '/forum/threads', { as, body })).body.data._id
})
afterAll(() => site.close())

const save = (content: string, more: object = {}, by = as) =>
  site.ask('PUT', `/forum/threads/${thread}/draft`, { as: by, body: { content: { content }, ...more } })
const read = async (by = as) =>
  (await site.ask('GET', `/forum/threads/${thread}/draft`, { as: by })).body.data

test('the draft of a reply is saved for its thread, and deleted when the reply is posted', async () => {
  await save('Half a')
  expect((await read()).content).toEqual({ content: 'Half a' })
  await site.ask('POST', `/forum/threads/${thread}/replies`, { as, body: { content: 'A whole reply.' } })
  expect(await read()).toBeNull()
})

test('a save based on an older draft does not overwrite what another device wrote', async () => {
  const first = (await save('one', { basedOn: null })).body.data
  await save('two', { basedOn: first.updatedAt })
  expect((await save('late', { basedOn: first.updatedAt })).status).toBe(409)
  expect((await read()).content).toEqual({ content: 'two' })
  await site.ask('DELETE', `/forum/threads/${thread}/draft`, { as })
  expect(await read()).toBeNull()
})

test('a save that arrives after its reply was posted does not bring the draft back', async () => {
  const { updatedAt } = (await save('half', { basedOn: null })).body.data
  await site.ask('POST', `/forum/threads/${thread}/replies`, { as, body: { content: 'Whole.' } })
  expect((await save('half', { basedOn: updatedAt })).status).toBe(409)
  expect(await read()).toBeNull()
})

test('ROLE-05 a member neither reads nor changes another member’s draft', async () => {
  const other = (await site.member()).as
  await save('mine')
  expect(await read(other)).toBeNull()
  await site.ask('DELETE', `/forum/threads/${thread}/draft`, { as: other })
  expect((await read()).content).toEqual({ content: 'mine' })
})
