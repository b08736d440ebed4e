// @vitest-environment happy-dom
import type { Webhook } from '@callofcode/contract/webhook/webhook'
import { afterEach, expect, test } from 'vitest'
import { pass } from '../../../testing/browser-page.tsx'
import { ashasSession } from '../../../testing/member.ts'
import { enter, field, one, press, pressButton, said, toasts, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const TOKEN = `123456789:${'a'.repeat(35)}`
const chat: Webhook = {
  _id: '019f0000-0000-7000-8000-000000000001',
  kind: 'telegram',
  url: 'https://api.telegram.org',
  chat: '-1001234567890',
  events: ['announcement.sent'],
  isOn: true,
  offReason: null,
  failingSince: null,
  createdAt: '2027-01-05T10:00:00.000Z',
  last: null,
  lastError: null,
}

async function openHooks(hooks: Webhook[]) {
  const bodies: object[] = []
  const keep =
    (message: string) =>
    ({ body }: { body: object }) => {
      bodies.push(body)
      return { data: chat, secret: null, message }
    }
  await openScreen('/dashboard/webhooks', {
    session: { ...ashasSession, role: 'admin' },
    answers: {
      'GET /admin/webhooks': () => ({ data: hooks }),
      'POST /admin/webhooks': keep('The chat is added. A test message is on its way.'),
      [`PATCH /admin/webhooks/${chat._id}`]: ({ body }) => {
        bodies.push(body)
        return { data: chat, message: 'Webhook changed' }
      },
    },
  })
  return bodies
}

test('CLUB-566 a chat is added by what it needs, and what was typed for another kind stays', async () => {
  const bodies = await openHooks([])
  await until(() => one('button', 'New webhook'))
  await pressButton('New webhook')
  await enter(field('Address'), 'https://hook.example/club')
  await press(field('Telegram'))
  await press(field('An event was announced'))
  await pressButton('Make webhook')
  await until(() => expect(said()).toContain('like 123456789:AAE4'))
  await enter(field('Token of the bot'), TOKEN)
  await enter(field('Chat'), '-1001234567890')
  await pressButton('Make webhook')
  await until(() => expect(toasts()).toContain('Success: The chat is added. A test message is on its way.'))
  expect(bodies).toEqual([
    { kind: 'telegram', token: TOKEN, chat: '-1001234567890', events: ['event.created'] },
  ])
})

test('CLUB-565 CLUB-566 a chat says why its last message failed, and a change keeps a token that is not typed again', async () => {
  const lastError = 'Telegram does not know this token. Copy it once more from BotFather.'
  const bodies = await openHooks([{ ...chat, last: 'failed', lastError }])
  await until(() => expect(said()).toContain(lastError))
  expect(said()).toContain('Everyone got an announcement')
  await pressButton('Edit')
  expect(field('Token of the bot').value).toBe('')
  await enter(field('Chat'), '@ourclub')
  await pressButton('Save')
  await until(() => expect(bodies).toEqual([{ chat: '@ourclub', events: ['announcement.sent'] }]))
})

test('CLUB-686 the page says once that a chat took the message that was on its way', async () => {
  const hooks: Webhook[] = [{ ...chat, last: 'waiting' }]
  await openHooks(hooks)
  await until(() => one('button', 'Send a test'))
  hooks[0] = { ...chat, last: 'delivered' }
  await pass(2_500)
  await until(() => expect(toasts()).toEqual(['Success: Telegram took the message.']))
})

test('CLUB-686 a webhook for programs says why its last delivery failed, too', async () => {
  const lastError = 'It refused the connection.'
  await openHooks([{ ...chat, kind: 'json', url: 'https://hook.example/club', last: 'failed', lastError }])
  await until(() => expect(said()).toContain(lastError))
})

test('CLUB-695 a half-made webhook survives a reload, without its token', async () => {
  await openHooks([])
  await until(() => one('button', 'New webhook'))
  await pressButton('New webhook')
  await press(field('Telegram'))
  await press(field('An event was announced'))
  await enter(field('Chat'), '-1001234567890')
  await enter(field('Token of the bot'), TOKEN)
  await openHooks([])
  await until(() => one('button', 'New webhook'))
  await pressButton('New webhook')
  expect(field('Telegram').checked).toBe(true)
  expect(field('An event was announced').checked).toBe(true)
  expect([field('Chat').value, field('Token of the bot').value]).toEqual(['-1001234567890', ''])
  expect(JSON.stringify({ ...localStorage })).not.toContain(TOKEN)
})
