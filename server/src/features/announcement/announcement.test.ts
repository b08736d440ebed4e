import { setTimeout as sleep } from 'node:timers/promises'
import { announcementMessages } from '@callofcode/contract/announcement/announcement'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
let asha: typeof admin
let ravi: typeof admin
let batch: string
let party: string
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: 'https://club.example' })
  admin = await site.member({ role: 'admin', name: 'Rohan Admin' })
  batch = (await site.ask('POST', '/admin/batches', { as: admin.as, body: { name: 'CSE A' } })).body.data._id
  asha = await site.member({ passoutYear: new Date('2027-01-02'), batchId: batch })
  ravi = await site.member({ name: 'Ravi Rao' })
  const event = {
    title: 'Contest',
    description: 'Bring a laptop.',
    timeZone: 'Asia/Kolkata',
    startsAt: '2100-01-01T10:00:00Z',
    endsAt: '2100-01-01T12:00:00Z',
  }
  party = (await site.ask('POST', '/events', { as: admin.as, body: event })).body.data._id
})
afterAll(() => site.close())

type Body = Record<string, unknown>
const words = { title: 'Hall moved', content: 'We meet in **room 2**.' }
const post = (body: Body = {}) =>
  site.ask('POST', '/admin/announcements', { as: admin.as, body: { ...words, ...body } })
const made = async (body: Body = {}) => (await post(body)).body.data
const managed = async (id: string) =>
  (await site.ask('GET', `/admin/announcements/${id}`, { as: admin.as })).body.data
const change = (id: string, body: Body) =>
  site.ask('PATCH', `/admin/announcements/${id}`, { as: admin.as, body })
const withdraw = (id: string) =>
  site.ask('POST', `/admin/announcements/${id}/withdraw`, { as: admin.as, body: {} })
const told = async (id: string) => {
  while (!(await managed(id)).isTold) await sleep(20)
  return managed(id)
}
const titles = async (as: string) =>
  (await site.ask('GET', '/announcements', { as })).body.data.map(({ title }: { title: string }) => title)
const banner = async (as: string) => (await site.ask('GET', '/announcements/banner', { as })).body.data
const bell = async (as: string, id: string) =>
  (await site.ask('GET', '/notifications', { as })).body.data.find(
    (row: { subjectId: string | null }) => row.subjectId === id,
  )

test('CLUB-130 an announcement to everyone is in the list, the bell and the banner of every member', async () => {
  const { body } = await post({ title: 'Welcome', bannerDay: '2099-12-31' })
  expect(body).toMatchObject({ message: 'Announced', data: { state: 'sent', to: 'everyone', mail: false } })
  const { _id } = body.data
  expect(await told(_id)).toMatchObject({ told: 3, mails: null })
  for (const { as } of [admin, asha, ravi]) {
    expect(await titles(as)).toContain('Welcome')
    expect(await banner(as)).toEqual({ _id, title: 'Welcome', cancelled: false })
    expect(await bell(as, _id)).toMatchObject({ kind: 'announcement', title: 'Welcome', read: false })
  }
  const late = await site.member()
  expect(await titles(late.as)).toContain('Welcome')
  await withdraw(_id)
})

test('CLUB-131 it is said before how many members an audience has, and who is not of it finds nothing', async () => {
  await site.ask('POST', `/events/${party}/register`, { as: ravi.as, body: {} })
  const cases = [
    [`to=year&year=2027`, { to: 'year', year: 2027 }, asha, ravi],
    [`to=batch&batchId=${batch}`, { to: 'batch', batchId: batch }, asha, ravi],
    [`to=event&eventId=${party}`, { to: 'event', eventId: party }, ravi, asha],
  ] as const
  for (const [query, audience, member, other] of cases) {
    const counted = await site.ask('GET', `/admin/announcements/audience?${query}`, { as: admin.as })
    const name = { year: '2027', batch: 'CSE A', event: 'Contest' }[audience.to]
    expect(counted.body.data).toMatchObject({ members: 1, mailed: 1, toName: name })
    const { _id, toName } = await made({ ...audience, title: `To a ${audience.to}` })
    expect(toName).toBe(name)
    expect((await told(_id)).told).toBe(1)
    expect(await titles(member.as)).toContain(`To a ${audience.to}`)
    expect(await titles(other.as)).not.toContain(`To a ${audience.to}`)
    expect(await bell(other.as, _id)).toBeUndefined()
    expect((await site.ask('GET', `/announcements/${_id}`, { as: other.as })).status).toBe(404)
    expect((await site.ask('POST', `/announcements/${_id}/seen`, { as: other.as, body: {} })).status).toBe(
      404,
    )
    const page = await site.ask('GET', `/announcements/${_id}`, { as: member.as })
    expect(page.body.data.html).toContain('<strong>room 2</strong>')
    expect((await site.ask('GET', `/announcements/${_id}`, { as: admin.as })).status).toBe(200)
  }
  const all = await site.ask('GET', '/admin/announcements/audience?to=everyone', { as: admin.as })
  expect(all.body.data.members).toBeGreaterThanOrEqual(4)
})

test.each([
  ['without a year', { to: 'year' }, { year: announcementMessages.yearRule.text }],
  ['without a batch', { to: 'batch' }, { batchId: announcementMessages.batchRule.text }],
  ['without an event', { to: 'event' }, { eventId: announcementMessages.eventRule.text }],
  [
    'to a batch that is gone',
    { to: 'batch', batchId: '00000000-0000-4000-8000-000000000000' },
    { batchId: announcementMessages.batchGone.text },
  ],
  [
    'with a banner of the past',
    { bannerDay: '2020-01-01' },
    { bannerDay: announcementMessages.dayOver.text },
  ],
  [
    'with a day that no month has',
    { bannerDay: '2099-02-30' },
    { bannerDay: announcementMessages.dayRule.text },
  ],
  [
    'at a time that is over',
    { publishAt: '2020-01-01T10:00:00Z' },
    { publishAt: announcementMessages.timeOver.text },
  ],
  [
    'with a banner that ends before it begins',
    { publishAt: '2099-06-01T10:00:00Z', bannerDay: '2099-05-01' },
    { bannerDay: announcementMessages.dayTooEarly.text },
  ],
])('CLUB-131 an announcement %s is refused at its field', async (_, body, errors) => {
  expect(await post(body)).toMatchObject({ status: 400, body: { errors } })
})

test('CLUB-132 a banner that was put away is gone on every device, its notification is read, and the next banner shows', async () => {
  const first = await made({ title: 'First', bannerDay: '2099-12-31' })
  const second = await made({ title: 'Second', bannerDay: '2099-12-31' })
  await told(second._id)
  expect(await banner(ravi.as)).toMatchObject({ title: 'Second' })
  await site.ask('POST', `/announcements/${second._id}/seen`, { as: ravi.as, body: {} })
  expect(await banner(ravi.as)).toMatchObject({ title: 'First' })
  expect(await bell(ravi.as, second._id)).toMatchObject({ read: true })
  expect(await banner(asha.as)).toMatchObject({ title: 'Second' })
  for (const { _id } of [first, second]) await withdraw(_id)
  expect(await banner(asha.as)).toBeNull()
})

test('CLUB-132 a banner ends with its last day in the club’s time zone', async () => {
  const { _id } = await made({ title: 'Until today', bannerDay: '2099-12-31' })
  await site.database.pool.query(`update announcements set banner_ends = now() where id = $1`, [_id])
  expect(await banner(asha.as)).toBeNull()
  const { rows } = await site.database.pool.query(
    `select (date '2099-12-31' + 1)::timestamp at time zone $1 as ends`,
    [site.club.settings.timeZone],
  )
  const again = await made({ bannerDay: '2099-12-31' })
  const kept = await site.database.pool.query('select banner_ends from announcements where id = $1', [
    again._id,
  ])
  expect(kept.rows[0].banner_ends).toEqual(rows[0].ends)
  await withdraw(again._id)
})

test('CLUB-133 a planned announcement reaches nobody before its time, and everybody once at it', async () => {
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const { _id, state } = await made({ title: 'Tomorrow', publishAt: at })
  expect(state).toBe('planned')
  expect(await titles(asha.as)).not.toContain('Tomorrow')
  expect((await site.ask('GET', `/announcements/${_id}`, { as: admin.as })).status).toBe(404)
  // The time has come, and the job runs twice.
  await site.database.pool.query(`update announcements set publish_at = now() where id = $1`, [_id])
  await site.database.pool.query(
    `select graphile_worker.add_job('announcement', json_build_object('id', $1::text)) from generate_series(1, 2)`,
    [_id],
  )
  const after = await told(_id)
  expect(after.state).toBe('sent')
  expect(await titles(asha.as)).toContain('Tomorrow')
  const { rows } = await site.database.pool.query(
    `select member_id from notifications where subject_id = $1 group by member_id having count(*) > 1`,
    [_id],
  )
  expect(rows).toEqual([])
  const audit = await site.database.pool.query(
    'select action from audit where target = $1 order by created_at',
    [_id],
  )
  expect(audit.rows.map(({ action }) => action)).toEqual(['announcement.create', 'announcement.publish'])
})

test('CLUB-133 what was put off waits for its new time', async () => {
  const { _id } = await made({ publishAt: new Date(Date.now() + 1_000).toISOString() })
  const later = new Date(Date.now() + 3_600_000).toISOString()
  expect((await change(_id, { publishAt: later })).status).toBe(200)
  await site.database.pool.query(
    `select graphile_worker.add_job('announcement', json_build_object('id', $1::text))`,
    [_id],
  )
  const jobs = async () =>
    (
      await site.database.pool.query(
        `select count(*)::int as due from graphile_worker._private_jobs where payload ->> 'id' = $1 and run_at <= now()`,
        [_id],
      )
    ).rows[0].due
  while ((await jobs()) > 0) await sleep(20)
  expect((await managed(_id)).state).toBe('planned')
})

test('CLUB-134 a planned announcement is changed and cancelled; a sent one is corrected and withdrawn', async () => {
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const planned = await made({ publishAt: at })
  const changed = await change(planned._id, { to: 'year', year: 2027, mail: true, title: 'For the seniors' })
  expect(changed.body.data).toMatchObject({ to: 'year', year: 2027, mail: true, title: 'For the seniors' })
  expect(await change(planned._id, { to: 'batch' })).toMatchObject({
    status: 400,
    body: { errors: { batchId: announcementMessages.batchRule.text } },
  })
  expect((await withdraw(planned._id)).body).toMatchObject({
    message: 'Announcement cancelled',
    data: { state: 'cancelled' },
  })
  expect(await change(planned._id, { title: 'Too late' })).toMatchObject({ status: 409 })

  const sent = await made({ title: 'Wrong room' })
  await told(sent._id)
  expect(await change(sent._id, { to: 'year', year: 2027 })).toMatchObject({
    status: 409,
    body: { message: announcementMessages.alreadySent.text },
  })
  expect((await change(sent._id, { title: 'Right room', content: 'Room 3.' })).status).toBe(200)
  expect(await titles(asha.as)).toContain('Right room')
  expect(await bell(asha.as, sent._id)).toMatchObject({ title: 'Right room' })
  expect((await managed(sent._id)).editedAt).not.toBeNull()
  expect((await withdraw(sent._id)).body).toMatchObject({ data: { state: 'withdrawn' } })
  expect(await titles(asha.as)).not.toContain('Right room')
  expect(await bell(asha.as, sent._id)).toBeUndefined()
  expect((await withdraw(sent._id)).status).toBe(200)
})

test('CLUB-135 the lists go on page after page, and hold each announcement once', async () => {
  await site.database.pool.query(`
    insert into announcements (title, content, audience, mail, publish_at, published_at, told_at, created_at)
    select 'Note ' || n, 'So.', 'everyone', false, t, t, t, t
    from generate_series(1, 45) n, lateral (select now() - n * interval '1 day' as t) times`)
  for (const [path, as] of [
    ['/announcements', ravi.as],
    ['/admin/announcements', admin.as],
  ] as const) {
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const { body } = await site.ask('GET', `${path}${cursor && `?cursor=${cursor}`}`, { as })
      seen.push(...body.data.map(({ title }: { title: string }) => title))
      if (!body.nextCursor) break
      cursor = body.nextCursor
    }
    expect(seen.filter((title) => title.startsWith('Note '))).toEqual(
      Array.from({ length: 45 }, (_, at) => `Note ${at + 1}`),
    )
    expect((await site.ask('GET', `${path}?cursor=nonsense`, { as })).status).toBe(400)
  }
})

test('CLUB-140 an event, a blog and a module tell members in the transaction that makes them, or not at all', async () => {
  const tell = { to: 'year', year: 2027, mail: true }
  const times = { startsAt: '2100-02-01T10:00:00Z', endsAt: '2100-02-01T12:00:00Z', timeZone: 'Asia/Kolkata' }
  const items = [
    ['event', '/events', { title: 'Quiz *night*', description: 'Bring **pens**.', ...times }],
    [
      'blog',
      '/admin/createBlog',
      { title: 'Two [heaps](x)', author: 'Asha', content: 'One is upside down.' },
    ],
    ['module', '/admin/createModule', { title: 'Heaps <b>', description: 'Trees in a row.', questions: [] }],
  ] as const
  for (const [kind, path, body] of items) {
    const key = { 'idempotency-key': `tell-${kind}` }
    const send = () => site.ask('POST', path, { as: admin.as, body: { ...body, tell }, headers: key })
    const { _id } = (await send()).body.data
    await send()
    const { body: list } = await site.ask('GET', '/announcements', { as: asha.as })
    const found = list.data.filter((one: { item: { id: string } | null }) => one.item?.id === _id)
    expect(found).toMatchObject([{ title: body.title, to: 'year', toName: '2027', item: { kind } }])
    const page = await site.ask('GET', `/announcements/${found[0]._id}`, { as: asha.as })
    // The title is plain text, so markup in it has no effect.
    expect(page.body.data.html).not.toMatch(/<em>|<b>|href="x"/)
    const [, slug] = /href="\/blogs\/([^"]+)"/.exec(page.body.data.html) ?? []
    if (kind === 'blog') expect((await site.ask('GET', `/blogs/${slug}`)).body.data._id).toBe(_id)
    expect(await managed(found[0]._id)).toMatchObject({ mail: true })
    expect((await site.ask('GET', `/announcements/${found[0]._id}`, { as: ravi.as })).status).toBe(404)
  }
  const gone = { to: 'batch', batchId: '00000000-0000-4000-8000-000000000000' }
  const count = async () => (await site.ask('GET', '/getBlogs', {})).body.data.length
  const before = await count()
  const refused = await site.ask('POST', '/admin/createBlog', {
    as: admin.as,
    body: { title: 'Never', author: 'Asha', content: 'So.', tell: gone },
  })
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { 'tell.batchId': announcementMessages.batchGone.text } },
  })
  expect(await count()).toBe(before)
  const quiet = await site.ask('POST', '/admin/createBlog', {
    as: admin.as,
    body: { title: 'Quiet', author: 'Asha', content: 'So.' },
  })
  expect(quiet.status).toBe(201)
  expect(await titles(asha.as)).not.toContain('Quiet')
})

test('CLUB-412 the announcement of an event says that it was cancelled; that of a series once all its dates are', async () => {
  const tell = { to: 'everyone', year: null, batchId: null, eventId: null, mail: false }
  const night = {
    title: 'Night',
    description: 'Come.',
    timeZone: 'Asia/Kolkata',
    tell,
    startsAt: '2100-02-01T10:00:00Z',
    endsAt: '2100-02-01T12:00:00Z',
  }
  const repeat = { every: 'week', until: '2100-02-08' }
  const create = async (body: Body) =>
    (await site.ask('POST', '/events', { as: admin.as, body })).body.data._id
  const cancel = (id: string, what = 'cancel') =>
    site.ask('POST', `/events/${id}/${what}`, { as: admin.as, body: {} })
  const [once, series] = [await create(night), await create({ ...night, title: 'Nights', repeat })]
  const said = async (title: string) => {
    const { data } = (await site.ask('GET', '/announcements', { as: asha.as })).body
    const { _id } = data.find((one: { title: string }) => one.title === title)
    expect(await change(_id, { bannerDay: '2099-12-31' })).toMatchObject({ status: 200 })
    const page = await site.ask('GET', `/announcements/${_id}`, { as: asha.as })
    const { cancelled } = await banner(asha.as)
    const shown = [page.body.data, await managed(_id), data.find((one: Body) => one._id === _id)]
    return [cancelled, ...shown.map(({ item }) => item.cancelled)]
  }
  expect(await said('Night')).toEqual([false, false, false, false])
  await cancel(once)
  expect(await said('Night')).toEqual([true, true, true, true])
  await cancel(series)
  expect(await said('Nights')).toEqual([false, false, false, false])
  const { data } = (await site.ask('GET', `/events/${series}/series`)).body
  await cancel(data[1]._id)
  expect(await said('Nights')).toEqual([true, true, true, true])
})
