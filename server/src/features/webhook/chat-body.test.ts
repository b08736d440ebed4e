import { expect, test } from 'vitest'
import { mailWords } from '../../platform/mail/mail-words.ts'
import { chatBody } from './chat-body.ts'
import { chatMessageOf } from './chat-words.ts'

const site = 'https://club.example'
const say = mailWords('en', 'Call of Code')
const moved = {
  title: '@everyone <!channel> **Graphs**',
  startsAt: '2100-01-01T10:00:00Z',
  timeZone: 'Asia/Kolkata',
  location: 'Hall 2',
  path: '/events/1',
}
const bodies = (event: string, facts: object) => {
  const message = chatMessageOf(say, event, facts, site)
  return {
    discord: JSON.parse(chatBody('discord', message, null)),
    slack: JSON.parse(chatBody('slack', message, null)),
    telegram: JSON.parse(chatBody('telegram', message, '-100')),
  }
}

test('CLUB-564 each chat gets its own form, and no text of ours mentions anybody or is read as markup', () => {
  const { discord, slack, telegram } = bodies('event.moved', moved)
  // Versions of Node.js differ in the comma after the day.
  const comma = telegram.text.includes('Friday,') ? ',' : ''
  const place = `Friday${comma} 1 January 2100 at 15:30 (Asia/Kolkata), Hall 2\nhttps://club.example/events/1`
  expect(telegram).toEqual({
    chat_id: '-100',
    text: `Another time or place: ${moved.title}\n${place}`,
    link_preview_options: { is_disabled: true },
  })
  expect(slack.text).toBe(`Another time or place: @everyone &lt;!channel&gt; **Graphs**\n${place}`)
  expect(discord.allowed_mentions).toEqual({ parse: [] })
  expect(discord.content).toContain('@everyone <!channel\\> \\*\\*Graphs\\*\\*')
  expect(discord.content).toContain('\nhttps://club.example/events/1')
})

test('CLUB-564 a long text is cut to what the chat takes, with its address whole, and no sign in two', () => {
  const facts = { title: 'Hall moved', text: '**&😀'.repeat(1_500), path: '/announcements/1' }
  const { discord, slack, telegram } = bodies('announcement.sent', facts)
  for (const [text, most] of [
    [discord.content, 2_000],
    [slack.text, 4_000],
    [telegram.text, 4_096],
  ] as const) {
    expect(text.length).toBeLessThanOrEqual(most)
    expect(text.length).toBeGreaterThan(most - 10)
    expect(text).toMatch(/…\nhttps:\/\/club\.example\/announcements\/1$/)
    expect(text).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/)
  }
  expect(slack.text).not.toMatch(/&(?!amp;)/)
})

test('CLUB-564 a series is one message, and a chat is written in the language of the club', () => {
  const facts = { ...moved, title: 'Graphs', dates: 12 }
  expect(bodies('event.created', facts).telegram.text).toMatch(
    /^New event: Graphs\n12 dates, the first: Friday/,
  )
  const hindi = chatMessageOf(mailWords('hi', 'Call of Code'), 'event.cancelled', facts, site)
  expect(hindi.lines[0]).toBe('रद्द: Graphs')
})

test('CLUB-598 a chat is told why an event is cancelled, and nobody is mentioned by that', () => {
  const facts = { ...moved, title: 'Graphs', reason: 'The hall is taken. @everyone' }
  const { lines } = chatMessageOf(mailWords('en', 'Call of Code'), 'event.cancelled', facts, site)
  expect(lines.at(-1)).toBe('The hall is taken. @everyone')
  expect(bodies('event.cancelled', facts).telegram.text).toContain('The hall is taken.')
  const silent = chatMessageOf(
    mailWords('en', 'Call of Code'),
    'event.cancelled',
    { ...facts, reason: null },
    site,
  )
  expect(silent.lines).toHaveLength(lines.length - 1)
})
