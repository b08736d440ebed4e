// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { later } from '../../../testing/network.ts'
import { one, pressButton, said, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const id = '019f0000-0000-7000-8000-000000000001'
const at = '2027-01-05T10:00:00.000Z'
const hook = {
  _id: id,
  kind: 'json',
  url: 'https://hook.example/club',
  chat: null,
  events: ['blog.published'],
  isOn: true,
  offReason: null,
  failingSince: null,
  createdAt: at,
  last: null,
  lastError: null,
}
const ping = {
  _id: id,
  event: 'ping',
  state: 'delivered',
  createdAt: at,
  attempts: 1,
  triedAt: at,
  nextAt: null,
  status: 200,
  tookMs: 12,
  answer: null,
  error: null,
  body: '{}',
}

test('SAFE-47 a log that was asked for before a test was sent shows the test', async () => {
  const { answer, give } = later()
  const log = [answer, { data: [ping], nextCursor: null }]
  await openScreen('/dashboard/webhooks', {
    session: { ...ashasSession, role: 'admin' },
    answers: {
      'GET /admin/webhooks': { data: [hook] },
      [`GET /admin/webhooks/${id}/deliveries`]: () => log.shift() ?? { data: [ping], nextCursor: null },
      [`POST /admin/webhooks/${id}/ping`]: { message: 'A test is on its way' },
    },
  })
  await until(() => one('button', 'Log'))
  await pressButton('Log')
  await pressButton('Send a test')
  await until(() => expect(log).toEqual([]))
  give({ data: [], nextCursor: null })
  await until(() => expect(said()).toContain('ping'))
})
