import { feedbackMessages, LEAST_ANSWERS } from '@callofcode/contract/event/feedback'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, type TestSite, testSite } from '../../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let admin: Member
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin' })
})
afterAll(() => site.close())

/** Creates an event that ended this many hours ago, and the members who were going. */
async function past(people: number, hours = 1): Promise<{ id: string; goers: Member[] }> {
  const { rows } = await site.database.pool.query(
    `insert into events (title, description, starts_at, ends_at, time_zone) values
     ('Talk', 'Hear.', now() - make_interval(hours => $1 + 2), now() - make_interval(hours => $1), 'UTC') returning id`,
    [hours],
  )
  const goers: Member[] = []
  for (let at = 0; at < people; at += 1) goers.push(await site.member({ name: `Goer ${at}` }))
  await site.database.pool.query(
    `insert into event_registrations (event_id, member_id, state) select $1, id, 'going' from unnest($2::uuid[]) id`,
    [rows[0].id, goers.map(({ id }) => id)],
  )
  return { id: rows[0].id, goers }
}
const say = (id: string, who: Member | undefined, body: object) =>
  site.ask('PUT', `/events/${id}/feedback/mine`, { as: who?.as ?? '', body })
const mine = async (id: string, who: Member | undefined) =>
  (await site.ask('GET', `/events/${id}/feedback/mine`, { as: who?.as ?? '' })).body.data
const seen = async (id: string, query = '') =>
  (await site.ask('GET', `/events/${id}/feedback${query}`, { as: admin.as })).body
const download = (id: string, as: string) =>
  site.app.inject({
    url: `/events/${id}/feedback.csv`,
    headers: { authorization: `Bearer ${as}` },
  })

test('CLUB-165 who was going says how it was, changes it, and takes it back', async () => {
  const { id, goers } = await past(1)
  const [asha] = goers
  expect(await mine(id, asha)).toEqual({ open: true, answer: null })
  expect((await say(id, asha, { rating: 4, good: 'The pace.' })).status).toBe(200)
  expect((await say(id, asha, { rating: 5, better: 'More time.', named: true })).status).toBe(200)
  expect(await mine(id, asha)).toEqual({
    open: true,
    answer: { rating: 5, good: '', better: 'More time.', named: true },
  })
  expect((await seen(id)).count).toBe(1)
  await site.ask('DELETE', `/events/${id}/feedback/mine`, { as: asha?.as ?? '' })
  expect(await mine(id, asha)).toEqual({ open: true, answer: null })
})

test('CLUB-165 nobody says it before the end, after two weeks, of a cancelled event, or without having gone', async () => {
  const [soon, old, off, other] = [
    await past(1, -1),
    await past(1, 14 * 24 + 1),
    await past(1),
    await past(0),
  ]
  await site.database.pool.query('update events set cancelled_at = now() where id = $1', [off.id])
  const stranger = await site.member()
  const cases = [
    [soon.id, soon.goers[0], feedbackMessages.early.text],
    [old.id, old.goers[0], feedbackMessages.late.text],
    [off.id, off.goers[0], feedbackMessages.cancelled.text],
    [other.id, stranger, feedbackMessages.absent.text],
  ] as const
  for (const [id, who, message] of cases) {
    const { status, body } = await say(id, who, { rating: 3 })
    expect([status, body.message]).toEqual([409, message])
    expect((await mine(id, who)).open).toBe(false)
  }
  for (const rating of [0, 6, 2.5, '4'])
    expect((await say(other.id, stranger, { rating })).body.errors).toEqual({
      rating: feedbackMessages.ratingRule.text,
    })
})

test('CLUB-166 answers without a name are held until there are three, in texts, spread and file', async () => {
  const { id, goers } = await past(5)
  await say(id, goers[0], { rating: 1, good: 'First secret', better: 'x' })
  await say(id, goers[1], { rating: 5, good: 'Signed praise', named: true })
  await say(id, goers[2], { rating: 2, better: 'Second secret' })
  const early = await seen(id)
  expect(early).toMatchObject({ count: 3, held: 2, spread: [0, 0, 0, 0, 1] })
  expect(early.data).toMatchObject([{ name: 'Goer 1', rating: 5, good: 'Signed praise' }])
  expect((await download(id, admin.as)).body).not.toContain('secret')
  await say(id, goers[3], { rating: 2 })
  const later = await seen(id)
  expect(later).toMatchObject({ count: 4, held: 0, spread: [1, 2, 0, 0, 1] })
  expect(later.data).toHaveLength(3)
  expect(later.data.map(({ name }: { name: string | null }) => name).toSorted()).toEqual([
    'Goer 1',
    null,
    null,
  ])
  expect(JSON.stringify(later)).not.toMatch(/Goer [023]|At"/)
  expect(LEAST_ANSWERS).toBe(3)
  // One answer is withdrawn, and the others are held back again.
  await site.ask('DELETE', `/events/${id}/feedback/mine`, { as: goers[3]?.as ?? '' })
  expect(await seen(id)).toMatchObject({ held: 2, spread: [0, 0, 0, 0, 1] })
})

test('CLUB-167 admins, and nobody else, read what was said, in pages, and download it; no cell is a formula', async () => {
  const { id, goers } = await past(3)
  for (const one of goers) await say(id, one, { rating: 4, good: '=1+1', better: 'Longer' })
  await site.database.pool.query(
    `with many as (
      insert into members (email, name, password_hash, status)
      select 'said' || n || '@college.edu', 'Said ' || n, '-', 'approved' from generate_series(1, 60) n returning id
    ) insert into event_feedback (event_id, member_id, rating, good) select $1, id, 3, 'So so' from many`,
    [id],
  )
  const found = new Set<string>()
  let query = ''
  for (let page = 0; page < 3; page += 1) {
    const { data, nextCursor } = await seen(id, query)
    for (const { _id } of data) found.add(_id)
    query = `?cursor=${nextCursor}`
  }
  expect(found.size).toBe(63)
  const manager = await site.member({ isManager: true })
  expect((await site.ask('GET', `/events/${id}/feedback`, { as: manager.as })).status).toBe(403)
  const { body, headers } = await download(id, admin.as)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(body).not.toMatch(/(^|,)"?=1\+1/m)
  expect(body.trim().split('\r\n')).toHaveLength(64)
  const { rows } = await site.database.pool.query('select action from audit where target = $1', [id])
  expect(rows).toEqual([{ action: 'event.feedback' }])
})

test('CLUB-168 what somebody said is in their own data, and goes with the account', async () => {
  const { id, goers } = await past(1)
  const [asha] = goers
  await say(id, asha, { rating: 2, good: 'Snacks', named: true })
  const { body } = await site.ask('GET', '/members/me/export', { as: asha?.as ?? '' })
  expect(body.data.eventFeedback).toMatchObject([
    { eventId: id, event: 'Talk', rating: 2, good: 'Snacks', named: true },
  ])
  await site.ask('POST', '/members/me/delete', { as: asha?.as ?? '', body: { password: PASSWORD } })
  await expect.poll(async () => (await seen(id)).count).toBe(0)
})
