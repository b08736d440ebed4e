import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { id, link, onwards } from '../text.ts'
import { CHAT_EVENTS, chatMessages, WEBHOOK_KINDS, type WebhookKind } from './chat.ts'

/** The events that a site sends to other sites. */
export const WEBHOOK_EVENTS = {
  'member.approved': sentence('webhookEvent.memberApproved', 'A signup was approved'),
  'announcement.sent': sentence('webhookEvent.announcementSent', 'Everyone got an announcement'),
  'event.created': sentence('webhookEvent.eventCreated', 'An event was announced'),
  'event.moved': sentence('webhookEvent.eventMoved', 'An event got another time or place'),
  'event.cancelled': sentence('webhookEvent.eventCancelled', 'An event was cancelled'),
  'event.registered': sentence(
    'webhookEvent.eventRegistered',
    'A member took a seat, or a place in the waiting list',
  ),
  'blog.published': sentence('webhookEvent.blogPublished', 'A blog was published'),
  'thread.created': sentence('webhookEvent.threadCreated', 'A thread was started in the forum'),
  'submission.judged': sentence('webhookEvent.submissionJudged', 'A solution was judged'),
} as const
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[]

export const webhookMessages = {
  urlRequired: sentence('webhook.urlRequired', 'Enter the address that is told.'),
  urlRule: sentence('webhook.urlRule', 'The address must begin with https://.'),
  privateAddress: sentence(
    'webhook.privateAddress',
    'This address is not on the public internet, so nothing is sent there.',
  ),
  eventsRule: sentence('webhook.eventsRule', 'Choose at least one event.'),
  unknownEvent: sentence('webhook.unknownEvent', 'The events are {events}.', { events: WEBHOOK_EVENT_NAMES }),
  tooMany: sentence('webhook.tooMany', 'There are {count} webhooks. Delete one first.', {
    count: limits.webhooks,
  }),
  missing: sentence('webhook.missing', 'This webhook is gone.'),
  deliveryMissing: sentence('webhook.deliveryMissing', 'This delivery is gone.'),
  isOff: sentence('webhook.isOff', 'This webhook is switched off. Switch it on first.'),
} as const

/** The reasons for a missing response, as a delivery stores them. */
export const webhookFaults = {
  late: sentence('webhookFault.late', 'It did not answer in time.'),
  noHost: sentence('webhookFault.noHost', 'There is no such host.'),
  refused: sentence('webhookFault.refused', 'It refused the connection.'),
  privateAddress: webhookMessages.privateAddress,
} as const

const events = z
  .array(
    z.enum(WEBHOOK_EVENT_NAMES as [WebhookEvent, ...WebhookEvent[]], webhookMessages.unknownEvent),
    webhookMessages.eventsRule,
  )
  .min(1, webhookMessages.eventsRule)
  .max(WEBHOOK_EVENT_NAMES.length, webhookMessages.eventsRule)
  .transform((names) => [...new Set(names)])
const url = z
  .string(webhookMessages.urlRequired)
  .transform((text) => text.trim())
  .pipe(link)

const token = z
  .string(chatMessages.tokenRule)
  .trim()
  .regex(/^\d{3,20}:[\w-]{20,80}$/, chatMessages.tokenRule)
const chat = z
  .string(chatMessages.chatRule)
  .trim()
  .regex(/^(-?\d{1,20}|@[A-Za-z]\w{3,40})$/, chatMessages.chatRule)

interface Target {
  readonly kind: WebhookKind
  readonly url?: string | undefined
  readonly token?: string | undefined
  readonly chat?: string | undefined
  readonly events?: readonly WebhookEvent[] | undefined
}
/** Returns what a kind of webhook lacks or does not take, by field. `isStored`: the address and the token may be left out. */
export function webhookFaultsOf({ kind, url, token, chat, events }: Target, isStored: boolean) {
  const isBot = kind === 'telegram'
  return {
    ...(!isStored && !isBot && url === undefined && { url: webhookMessages.urlRequired }),
    ...(!isStored && isBot && token === undefined && { token: chatMessages.tokenRule }),
    ...(!isStored && isBot && chat === undefined && { chat: chatMessages.chatRule }),
    ...(kind !== 'json' &&
      events?.some((name) => !CHAT_EVENTS.some((one) => one === name)) && {
        events: chatMessages.eventsRule,
      }),
  }
}

/** The address is for all kinds but Telegram, the token and the chat are for Telegram. A kind ignores the fields of others. */
export const createWebhookBody = z
  .strictObject({
    kind: z.enum(WEBHOOK_KINDS, chatMessages.kindRule).default('json'),
    url: url.optional(),
    token: token.optional(),
    chat: chat.optional(),
    events,
  })
  .superRefine((body, { addIssue }) => {
    for (const [path, { issue }] of Object.entries(webhookFaultsOf(body, false)))
      addIssue({ code: 'custom', path: [path], message: issue })
  })
export const updateWebhookBody = z.strictObject({
  url: url.optional(),
  token: token.optional(),
  chat: chat.optional(),
  events: events.optional(),
  isOn: z.boolean().optional(),
})

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export const webhook = z.object({
  _id: id,
  kind: z.enum(WEBHOOK_KINDS),
  /** Of a chat only the site, because the rest of its address is a secret. */
  url: z.string(),
  /** The chat of a Telegram bot. */
  chat: z.string().nullable(),
  events: z.array(z.string()),
  isOn: z.boolean(),
  /** The reason why the site switched it off: deliveries failed for days, or the other site responded 410. */
  offReason: z.enum(['failures', 'gone']).nullable(),
  /** The time since which all deliveries failed. Null after a success. */
  failingSince: z.string().nullable(),
  createdAt: z.string(),
  /** The state of the latest delivery. */
  last: z.enum(DELIVERY_STATES).nullable(),
  /** Why the latest delivery did not arrive. */
  lastError: z.string().nullable(),
})
export type Webhook = z.infer<typeof webhook>

export const delivery = z.object({
  _id: id,
  event: z.string(),
  state: z.enum(DELIVERY_STATES),
  createdAt: z.string(),
  attempts: z.number(),
  /** The time of the last attempt, or null before the first. */
  triedAt: z.string().nullable(),
  /** The time of the next attempt. */
  nextAt: z.string().nullable(),
  status: z.number().nullable(),
  tookMs: z.number().nullable(),
  /** The first bytes of the other site's response. */
  answer: z.string().nullable(),
  /** The reason for a missing response. */
  error: z.string().nullable(),
  body: z.string(),
})
export type Delivery = z.infer<typeof delivery>

const params = z.object({ id })
const one = { callers: 'admin', params, notFound: webhookMessages.missing } as const

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/admin/webhooks',
  summary: 'The webhooks, the newest first, without their secrets',
  callers: 'admin',
  answer: z.object({ data: z.array(webhook) }),
})

// This endpoint takes no idempotency key: its response contains a secret, and responses under a key are stored.
export const createWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhooks',
  summary:
    'Tell another site or a chat about events; the secret of the signatures is in this answer and never shown again',
  callers: 'admin',
  body: createWebhookBody,
  status: 201,
  answer: z.object({
    data: webhook,
    /** Null for a chat, whose messages are not signed. */
    secret: z.string().nullable(),
  }),
})

export const updateWebhook = endpoint({
  ...one,
  method: 'PATCH',
  path: '/admin/webhooks/:id',
  summary: 'Change where a webhook sends what, or switch it on or off',
  body: updateWebhookBody,
  answer: z.object({ data: webhook }),
})

export const removeWebhook = endpoint({
  ...one,
  method: 'DELETE',
  path: '/admin/webhooks/:id',
  summary: 'Delete a webhook with its log',
})

export const pingWebhook = endpoint({
  ...one,
  method: 'POST',
  path: '/admin/webhooks/:id/ping',
  summary: 'Send a test, the event `ping`',
  status: 202,
})

export const listDeliveries = endpoint({
  ...one,
  method: 'GET',
  path: '/admin/webhooks/:id/deliveries',
  summary: 'What was sent, the latest first: 25 at a time',
  query: z.strictObject(onwards),
  answer: z.object({ data: z.array(delivery), nextCursor: z.string().nullable() }),
})

export const redeliver = endpoint({
  method: 'POST',
  path: '/admin/webhooks/:id/deliveries/:deliveryId/redeliver',
  summary: 'Send a delivery again, under its old id',
  callers: 'admin',
  params: z.object({ id, deliveryId: id }),
  notFound: webhookMessages.deliveryMissing,
  status: 202,
})
