import type { ChatKind } from '@callofcode/contract/webhook/chat'
import type { ChatMessage } from './chat-words.ts'

/** The most UTF-16 units of a message. Discord and Telegram refuse a longer one, Slack advises against it. */
const LONGEST: Readonly<Record<ChatKind, number>> = { discord: 2_000, slack: 4_000, telegram: 4_096 }

/** Signs that Discord reads as markup. Mentions are switched off apart. */
const discordEscape = (text: string) => text.replace(/[\\*_~`|>#[\]()-]/g, '\\$&')
/** Slack's own three. Without `<` no text mentions anybody or hides an address. */
const slackEscape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns the JSON body of a message. `chat` is that of a Telegram bot. */
export function chatBody(kind: ChatKind, message: ChatMessage, chat: string | null): string {
  if (kind === 'discord')
    return JSON.stringify({
      content: fitted(message, LONGEST.discord, discordEscape),
      allowed_mentions: { parse: [] },
    })
  if (kind === 'slack')
    return JSON.stringify({ text: fitted(message, LONGEST.slack, slackEscape), mrkdwn: false })
  const text = fitted(message, LONGEST.telegram, (plain) => plain)
  return JSON.stringify({ chat_id: chat, text, link_preview_options: { is_disabled: true } })
}

/** Shortens the words and keeps the whole address below them. An escaped sign is never cut in two. */
function fitted({ lines, address }: ChatMessage, most: number, escaped: (text: string) => string): string {
  const end = address ? `\n${address}` : ''
  const words = lines.join('\n')
  const whole = escaped(words)
  if (whole.length + end.length <= most) return whole + end
  const room = most - end.length - 1
  let cut = ''
  for (const sign of words) {
    const next = escaped(sign)
    if (cut.length + next.length > room) break
    cut += next
  }
  return `${cut}…${end}`
}
