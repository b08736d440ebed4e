import { extraMessages } from '@callofcode/contract/event/extras'
import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const when = { startsAt: '2031-01-05T12:30:00.000Z', endsAt: '2031-01-05T14:00:00.000Z', timeZone: 'UTC' }
const announce = async (more: object = {}): Promise<string> =>
  (
    await site.ask('POST', '/events', {
      as: admin,
      body: { title: 'Talk', description: 'Hear.', ...when, ...more },
    })
  ).body.data._id
const read = async (id: string) => (await site.ask('GET', `/events/${id}`)).body.data
const setSpeakers = (id: string, speakers: object[], as = admin) =>
  site.ask('PUT', `/events/${id}/speakers`, { as, body: { speakers } })
const setMaterials = (id: string, materials: object[], as = admin) =>
  site.ask('PUT', `/events/${id}/materials`, { as, body: { materials } })
const slides = { title: 'Slides', link: 'https://example.com/slides.pdf' }
const recording = { title: 'Recording', link: 'https://example.com/video', shownTo: 'members' }

test('CLUB-152 the speakers stand on the page in their order, and a member’s name leads to their page', async () => {
  const id = await announce()
  const member = await site.member({ name: 'Zoya', showsPage: 'everyone' })
  await read(id)
  const zoya = { name: 'Zoya K.', about: 'Trees', link: 'https://zoya.example', handle: `@${member.handle}` }
  expect((await setSpeakers(id, [{ name: 'Asha' }, zoya])).status).toBe(200)
  expect((await read(id)).speakers).toEqual([
    { name: 'Asha', about: '', link: '', page: null },
    {
      name: 'Zoya K.',
      about: 'Trees',
      link: 'https://zoya.example',
      page: { handle: member.handle, open: true },
    },
  ])
  await setSpeakers(id, [zoya])
  expect((await read(id)).speakers).toHaveLength(1)
  await setSpeakers(id, [])
  expect((await read(id)).speakers).toEqual([])
})

test('CLUB-152 who hides their page has no link, also in an answer that was kept', async () => {
  const id = await announce()
  const member = await site.member({ showsPage: 'everyone' })
  await setSpeakers(id, [{ name: 'Zoya', handle: member.handle }])
  expect((await read(id)).speakers[0].page).not.toBeNull()
  await site.ask('PATCH', '/members/me/page', { as: member.as, body: { page: 'nobody' } })
  expect((await read(id)).speakers[0].page).toBeNull()
})

test('CLUB-152 wrong speakers are refused at their fields, and nothing is changed', async () => {
  const id = await announce()
  await setSpeakers(id, [{ name: 'Asha' }])
  const wrong = [
    [[{ name: ' ' }], { 'speakers.0.name': extraMessages.speakerName.text }],
    [
      [{ name: 'A' }, { name: 'B', link: 'javascript:alert(1)' }],
      { 'speakers.1.link': messages.linkRule.text },
    ],
    [[{ name: 'A', handle: 'nobody-has-this' }], { 'speakers.0.handle': extraMessages.unknownMember.text }],
    [Array.from({ length: 11 }, () => ({ name: 'A' })), { speakers: extraMessages.tooManySpeakers.text }],
  ] as const
  for (const [speakers, errors] of wrong) {
    const { status, body } = await setSpeakers(id, [...speakers])
    expect([status, body.errors]).toEqual([400, errors])
  }
  expect((await read(id)).speakers).toMatchObject([{ name: 'Asha' }])
})

test('CLUB-152 the name of a speaker goes with their account', async () => {
  const id = await announce()
  const member = await site.member()
  await setSpeakers(id, [{ name: 'Zoya Khan', about: 'Known for trees', handle: member.handle }])
  await site.ask('POST', '/members/me/delete', { as: member.as, body: { password: 'Arena-2024!' } })
  await expect
    .poll(async () => (await read(id)).speakers[0])
    .toMatchObject({ name: 'Deleted member', about: '' })
})

test('CLUB-153 lists name the speakers and mark what is online and what has materials', async () => {
  const id = await announce({ meetingLink: 'https://meet.example/x' })
  await setSpeakers(id, [{ name: 'Asha' }, { name: 'Zoya' }])
  const listed = async () =>
    (await site.ask('GET', '/events')).body.data.find((one: { _id: string }) => one._id === id)
  expect(await listed()).toMatchObject({ speakers: ['Asha', 'Zoya'], online: true, hasMaterials: false })
  await setMaterials(id, [recording])
  expect(await listed()).toMatchObject({ hasMaterials: true })
})

test('CLUB-154 materials are for everybody or for members, in their order', async () => {
  const id = await announce()
  const { as } = await site.member()
  expect((await setMaterials(id, [slides, recording])).status).toBe(200)
  const { materials, materialsForMembers } = await read(id)
  expect([materials, materialsForMembers]).toEqual([[slides], 1])
  const { body } = await site.ask('GET', `/events/${id}/inside`, { as })
  expect(body.data.materials).toEqual([{ ...slides, shownTo: 'everyone' }, recording])
  expect((await site.ask('GET', `/events/${id}/inside`)).status).toBe(401)
})

test('CLUB-154 wrong materials are refused at their fields', async () => {
  const id = await announce()
  const wrong = [
    [[{ ...slides, title: '' }], { 'materials.0.title': extraMessages.materialTitle.text }],
    [[slides, { ...slides, link: 'ftp://x' }], { 'materials.1.link': extraMessages.materialLink.text }],
    [[{ ...slides, shownTo: 'nobody' }], { 'materials.0.shownTo': extraMessages.shownTo.text }],
    [Array.from({ length: 21 }, () => slides), { materials: extraMessages.tooManyMaterials.text }],
  ] as const
  for (const [materials, errors] of wrong) {
    const { status, body } = await setMaterials(id, [...materials])
    expect([status, body.errors]).toEqual([400, errors])
  }
})

test('safety Z1 only an admin changes speakers and materials, and the audit says so', async () => {
  const id = await announce()
  const manager = await site.member({ isManager: true })
  for (const set of [setSpeakers, setMaterials]) {
    expect((await set(id, [], manager.as)).status).toBe(403)
    expect((await set(crypto.randomUUID(), [])).status).toBe(404)
    expect((await set(id, [])).status).toBe(200)
  }
  const { rows } = await site.database.pool.query('select action from audit where target = $1 order by 1', [
    id,
  ])
  expect(rows.map(({ action }) => action)).toEqual(['event.create', 'event.materials', 'event.speakers'])
})
