import type { Delivery, Webhook } from '@callofcode/contract/webhook/webhook'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { hookReceiver } from '../../../testing/elsewhere/hook-receiver.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

type Other = Awaited<ReturnType<typeof hookReceiver>>
const TOKEN = `123456789:${'a'.repeat(35)}`
const OK = { status: 200, text: '{"ok":true}' }
let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
/** The chat on this machine: the Bot API of Telegram, Discord and Slack by their paths. */
let other: Other
let answers: Parameters<typeof hookReceiver>[0][] = []
beforeAll(async () => {
  other = await hookReceiver((nth) => (answers.shift() ?? (() => OK))(nth))
  site = await testSite({
    WEBHOOK_LOOPBACK: 'on',
    WEBHOOK_PAUSE_SECONDS: '1',
    TELEGRAM_API: new URL(other.url).origin,
    PUBLIC_URL: 'https://club.example',
    LANES: '0',
  })
  admin = await site.member({ role: 'admin' })
})
beforeEach(async () => {
  answers = []
  other.received.length = 0
  await site.database.pool.query('delete from webhooks')
})
afterAll(async () => {
  await site.close()
  other.close()
})

const call = (method: 'GET' | 'POST' | 'PATCH', path = '', body?: object) =>
  site.ask(method, `/admin/webhooks${path}`, { as: admin.as, ...(body && { body }) })
const make = async (body: object) => {
  const answer = await call('POST', '', { events: ['announcement.sent'], ...body })
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  return answer.body.data as Webhook
}
/** Makes a chat, and lets the test message arrive that it gets first. */
const makeTested = async (body: object) => {
  const made = await make(body)
  await soon(async () => expect(await latest(made._id)).toMatchObject({ event: 'ping', state: 'delivered' }))
  other.received.length = 0
  return made
}
const addressOf = (path: string) => new URL(path, other.url).href
const kinds = () => ({
  discord: { kind: 'discord', url: addressOf('/api/webhooks/1/secret-of-discord') },
  slack: { kind: 'slack', url: addressOf('/services/T0/B0/secret-of-slack') },
  telegram: { kind: 'telegram', token: TOKEN, chat: '-1001234567890' },
})
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 50 })
const latest = async (id: string): Promise<Delivery> => (await call('GET', `/${id}/deliveries`)).body.data[0]
const send = async (path: string, body: object, method: 'POST' | 'PATCH' = 'POST') => {
  const answer = await site.ask(method, path, { as: admin.as, body })
  expect([path, answer.status < 300, answer.body.errors]).toEqual([path, true, undefined])
  return answer.body.data?._id as string
}
const event = {
  title: 'Graph night',
  description: 'Bring a laptop.',
  timeZone: 'Asia/Kolkata',
  startsAt: '2100-01-01T10:00:00Z',
  endsAt: '2100-01-01T12:00:00Z',
}

test('CLUB-563 Discord, Slack and Telegram get what happens, and their secrets are sealed', async () => {
  const all = ['announcement.sent', 'event.created', 'event.moved', 'event.cancelled', 'blog.published']
  for (const body of Object.values(kinds())) {
    const shown = await makeTested({ ...body, events: all })
    expect(JSON.stringify(shown)).not.toMatch(/secret-of|aaaa/)
  }
  const { rows } = await site.database.pool.query('select w::text as text from webhooks w')
  expect(JSON.stringify(rows)).not.toMatch(/secret-of|aaaa/)
  await send('/admin/announcements', { title: 'Hall moved', content: 'To **room 4**. [Seats](/events)' })
  const id = await send('/events', event)
  await send(`/events/${id}`, { startsAt: '2100-01-01T10:30:00Z' }, 'PATCH')
  await send(`/events/${id}/cancel`, {})
  await send('/admin/createBlog', { title: 'Two heaps', author: 'Asha', content: 'One is upside down.' })
  await soon(() => expect(other.received).toHaveLength(15))
  const at = (path: string) =>
    other.received.filter((one) => one.path === path).map(({ body }) => JSON.parse(body))
  const texts = at(`/bot${TOKEN}/sendMessage`).map(({ text }) => text)
  expect(texts.toSorted()).toEqual([
    expect.stringMatching(/^A new blog by Asha: Two heaps\nhttps:\/\/club\.example\/blogs\//),
    expect.stringMatching(/^Another time or place: Graph night\nFriday,? 1 January 2100 at 16:00/),
    expect.stringMatching(/^Cancelled: Graph night\n/),
    expect.stringMatching(
      /^Hall moved\nTo room 4\. Seats \(https:\/\/club\.example\/events\)\nhttps:\/\/club\.example\/announcements\//,
    ),
    expect.stringMatching(/^New event: Graph night\n/),
  ])
  expect(at('/api/webhooks/1/secret-of-discord').map(({ content }) => typeof content)).toEqual(
    Array(5).fill('string'),
  )
  expect(at('/services/T0/B0/secret-of-slack').map(({ text }) => typeof text)).toEqual(
    Array(5).fill('string'),
  )
})

test('CLUB-686 a chat that is added gets a test message at once, and a webhook for programs gets none', async () => {
  const { _id } = await make(kinds().slack)
  await soon(() => expect(other.received).toHaveLength(1))
  await soon(async () => expect((await call('GET')).body.data[0]).toMatchObject({ _id, last: 'delivered' }))
  const program = await make({ kind: 'json', url: addressOf('/hook'), events: ['blog.published'] })
  expect(await latest(program._id)).toBeUndefined()
})

test('CLUB-563 what is for some members only is told in no chat, nor an event twice', async () => {
  await makeTested({ ...kinds().telegram, events: ['announcement.sent', 'event.created'] })
  await send('/admin/announcements', { title: 'For 2027', content: 'Only you.', to: 'year', year: 2027 })
  await send('/events', { ...event, tell: { to: 'everyone' } })
  await send('/admin/announcements', { title: 'For all', content: 'Everybody.' })
  await soon(() => expect(other.received).toHaveLength(2))
  await soon(async () => {
    const { rows } = await site.database.pool.query('select 1 from announcements where told_at is null')
    expect(rows).toEqual([])
  })
  expect(other.received.map(({ body }) => body.includes('For 2027'))).toEqual([false, false])
  expect(other.received).toHaveLength(2)
})

test.each([
  ['telegram', 401, '{"ok":false,"description":"Unauthorized"}', 'does not know this token'],
  ['telegram', 400, '{"ok":false,"description":"Bad Request: chat not found"}', 'There is no such chat'],
  ['telegram', 403, '{"ok":false,"description":"Forbidden: bot was kicked"}', 'does not allow'],
  ['discord', 404, '{"message":"Unknown Webhook","code":10015}', 'does not know this address'],
  ['discord', 400, '{"message":"Cannot send an empty message"}', 'refused the message'],
  ['slack', 404, 'channel_not_found', 'There is no such chat'],
  ['slack', 410, 'channel_is_archived', 'is archived'],
  ['slack', 403, 'invalid_token', 'does not know this address'],
] as const)(
  'CLUB-565 a test that %s answers with %i says in words why, once',
  async (kind, status, text, words) => {
    answers = [() => ({ status, text })]
    const { _id } = await make(kinds()[kind])
    await soon(async () =>
      expect(await latest(_id)).toMatchObject({
        state: 'failed',
        attempts: 1,
        error: expect.stringContaining(words),
      }),
    )
    const [shown] = (await call('GET')).body.data
    expect(shown).toMatchObject({ isOn: true, last: 'failed', lastError: expect.stringContaining(words) })
  },
)

test('CLUB-565 a chat that has too many messages is left alone for as long as it says', async () => {
  answers = [
    () => ({ status: 429, retryAfter: 40 }),
    () => ({ status: 429, text: '{"parameters":{"retry_after":50}}' }),
  ]
  for (const [kind, seconds] of [
    ['discord', 40],
    ['telegram', 50],
  ] as const) {
    const { _id } = await make(kinds()[kind])
    await soon(async () => expect(await latest(_id)).toMatchObject({ state: 'waiting', attempts: 1 }))
    const { nextAt, triedAt, error } = await latest(_id)
    expect(error).toContain('no more messages for now')
    expect((Date.parse(nextAt ?? '') - Date.parse(triedAt ?? '')) / 1_000).toBeCloseTo(seconds, 0)
  }
})

test('CLUB-566 what a chat lacks or does not take is said at its field, and what is not typed again stays', async () => {
  const refused = async (body: object) =>
    (await call('POST', '', { events: ['blog.published'], ...body })).body.errors
  expect(await refused({ kind: 'telegram' })).toMatchObject({
    token: expect.stringContaining('BotFather'),
    chat: expect.stringContaining('number of the chat'),
  })
  expect(await refused({ kind: 'telegram', token: 'x', chat: 'our club' })).toMatchObject({
    token: expect.stringContaining('BotFather'),
    chat: expect.stringContaining('number of the chat'),
  })
  expect(await refused({ kind: 'slack' })).toHaveProperty('url')
  expect(await refused({ kind: 'discord', url: addressOf('/hook') })).toMatchObject({
    url: expect.stringContaining('https://discord.com/api/webhooks/'),
  })
  expect(await refused({ kind: 'slack', url: 'https://10.0.0.1/hook' })).toMatchObject({
    url: expect.stringContaining('public internet'),
  })
  expect(await refused({ ...kinds().slack, events: ['member.approved'] })).toHaveProperty('events')
  const { _id } = await makeTested(kinds().telegram)
  const change = (body: object) => call('PATCH', `/${_id}`, body)
  expect((await change({ events: ['submission.judged'] })).body.errors).toHaveProperty('events')
  expect((await change({ chat: '@ourclub', events: ['event.moved'] })).status).toBe(200)
  await send(`/admin/webhooks/${_id}/ping`, {})
  await soon(() => expect(other.received).toHaveLength(1))
  expect(other.received[0]?.path).toBe(`/bot${TOKEN}/sendMessage`)
  expect(JSON.parse(other.received[0]?.body ?? '')).toMatchObject({ chat_id: '@ourclub' })
})
