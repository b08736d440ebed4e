import { sentence } from '../sentence.ts'

/** The form in which a webhook gets its messages: our own JSON with a signature, or that of a chat. */
export const WEBHOOK_KINDS = ['json', 'discord', 'slack', 'telegram'] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]
export type ChatKind = Exclude<WebhookKind, 'json'>

/** The events that a chat may get. They are for everybody in the club. */
export const CHAT_EVENTS = [
  'announcement.sent',
  'event.created',
  'event.moved',
  'event.cancelled',
  'blog.published',
] as const

export const CHAT_NAMES: Readonly<Record<ChatKind, string>> = {
  discord: 'Discord',
  slack: 'Slack',
  telegram: 'Telegram',
}

export const chatMessages = {
  kindRule: sentence('chat.kindRule', 'Choose JSON, Discord, Slack or Telegram.'),
  discordRule: sentence(
    'chat.discordRule',
    'The address of a Discord webhook begins with https://discord.com/api/webhooks/.',
  ),
  tokenRule: sentence('chat.tokenRule', 'Enter the token of the bot, like 123456789:AAE4… from BotFather.'),
  chatRule: sentence(
    'chat.chatRule',
    'Enter the number of the chat, like -1001234567890, or the name of a public channel, like @ourclub.',
  ),
  eventsRule: sentence('chat.eventsRule', 'A chat takes these events: {events}.', { events: CHAT_EVENTS }),
} as const

/** What the answers of chats mean, as a delivery stores them. */
export const chatFaults = {
  addressUnknown: sentence(
    'chatFault.addressUnknown',
    'The chat does not know this address. Make a new webhook there, and enter its address here.',
  ),
  tokenUnknown: sentence(
    'chatFault.tokenUnknown',
    'Telegram does not know this token. Copy it once more from BotFather.',
  ),
  channelUnknown: sentence(
    'chatFault.channelUnknown',
    'There is no such chat, or the bot was not added to it.',
  ),
  notAllowed: sentence('chatFault.notAllowed', 'The chat does not allow this webhook to write there.'),
  archived: sentence('chatFault.archived', 'The channel is archived.'),
  tooMany: sentence(
    'chatFault.tooMany',
    'The chat takes no more messages for now. The site waits as long as the chat asked for, and tries again.',
  ),
  refused: sentence('chatFault.refused', 'The chat refused the message. Its answer is in the log.'),
} as const
