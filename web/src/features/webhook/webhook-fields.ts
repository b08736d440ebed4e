import { createWebhookBody, updateWebhookBody } from '@callofcode/contract/schemas/webhook/webhook'
import { CHAT_EVENTS, WEBHOOK_KINDS, type WebhookKind } from '@callofcode/contract/webhook/chat'
import { WEBHOOK_EVENT_NAMES, type Webhook, type WebhookEvent } from '@callofcode/contract/webhook/webhook'
import { z } from 'zod'

const fields = z.object({
  kind: z.enum(WEBHOOK_KINDS),
  url: z.string(),
  token: z.string(),
  chat: z.string(),
  events: z.array(z.string()),
})
export type WebhookFields = z.infer<typeof fields>
export type NewWebhookBody = z.output<typeof createWebhookBody>
export type WebhookChanges = z.output<typeof updateWebhookBody>
export const FIELDS = ['url', 'token', 'chat', 'events'] as const

export const BLANK: WebhookFields = { kind: 'json', url: '', token: '', chat: '', events: [] }

/** What a browser stores of a half-made form: no token, and no address of a chat, which is a secret too. */
export const keptFields = ({ token: _, url, ...rest }: WebhookFields) => ({
  ...rest,
  url: rest.kind === 'json' ? url : '',
})

/** The events that this kind may get. */
export const eventsFor = (kind: WebhookKind): readonly WebhookEvent[] =>
  kind === 'json' ? WEBHOOK_EVENT_NAMES : CHAT_EVENTS

type Input = z.input<typeof createWebhookBody>

/** Keeps what the chosen kind takes, so that the fields of another kind may stay typed. */
const bodyOf = ({ kind, url, token, chat, events }: WebhookFields): Input => ({
  kind,
  ...(kind !== 'telegram' && url.trim() && { url }),
  ...(kind === 'telegram' && token.trim() && { token }),
  ...(kind === 'telegram' && chat.trim() && { chat }),
  events: events.filter((name) => eventsFor(kind).some((one) => one === name)) as WebhookEvent[],
})

export const newWebhookFields = fields.transform(bodyOf).pipe(createWebhookBody)

/** The stored address of a chat is a secret and not shown. While its field is empty, it stays. */
export const fieldsOf = ({ kind, url, chat, events }: Webhook): WebhookFields => ({
  kind,
  events,
  url: kind === 'json' ? url : '',
  token: '',
  chat: chat ?? '',
})

export const changedWebhookFields = fields
  .transform((typed): z.input<typeof updateWebhookBody> => {
    const { kind, ...body } = bodyOf(typed)
    return {
      ...body,
      ...(kind === 'json' && { url: typed.url }),
      ...(kind === 'telegram' && { chat: typed.chat }),
    }
  })
  .pipe(updateWebhookBody)
