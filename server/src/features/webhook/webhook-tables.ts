import { WEBHOOK_KINDS } from '@callofcode/contract/webhook/chat'
import { DELIVERY_STATES } from '@callofcode/contract/webhook/webhook'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { type PersonalData, STAY } from '../../platform/personal-data.ts'

const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)

export const webhooks = pgTable('webhooks', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  kind: text('kind', { enum: WEBHOOK_KINDS }).notNull().default('json'),
  /** Of a chat only the site, because the rest of its address is a secret. */
  url: text('url').notNull(),
  /** The chat of a Telegram bot. */
  chat: text('chat'),
  /** Encrypted with the site's secret: the key of the signatures, the address of a chat, or the token of a bot. */
  secret: text('secret').notNull(),
  events: text('events').array().notNull(),
  isOn: boolean('is_on').notNull().default(true),
  offReason: text('off_reason', { enum: ['failures', 'gone'] }),
  failingSince: time('failing_since'),
})
export type WebhookRow = typeof webhooks.$inferSelect

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  webhookId: uuid('webhook_id').notNull(),
  /** The member whom the event concerns. The delivery is deleted with the member. */
  memberId: uuid('member_id'),
  event: text('event').notNull(),
  /** JSON. As text, so that every attempt sends the same bytes. */
  data: text('data').notNull(),
  state: text('state', { enum: DELIVERY_STATES }).notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  nextAt: time('next_at'),
  triedAt: time('tried_at'),
  status: integer('status'),
  tookMs: integer('took_ms'),
  answer: text('answer'),
  error: text('error'),
})
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

export const personalData = {
  merged: {
    'webhook_deliveries.member_id': STAY,
  },
} satisfies PersonalData
