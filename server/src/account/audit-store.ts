import { sql as raw } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import type { Sql } from '../database/database.ts'
import type { House } from '../http/house.ts'
import { time } from './account-tables.ts'

export const audit = pgTable('audit', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  actorId: uuid('actor_id'),
  action: text('action').notNull(),
  target: text('target'),
  outcome: text('outcome').notNull(),
  address: text('address'),
  requestId: text('request_id'),
})

export interface AuditEntry {
  /** What was done, like `signin` or `signup.approve`. */
  readonly action: string
  readonly outcome: 'ok' | 'refused'
  /** Who did it; null for a visitor. */
  readonly actorId?: string | null
  /** Whom it concerns: an id, never an e-mail, a code or a token. */
  readonly target?: string | null
  readonly address?: string
  readonly requestId?: string
}

// Read by people in terminals: a line break or an escape sequence must not be able to forge a row there.
const plain = (value: string | null | undefined) => value?.replace(/\p{Cc}/gu, '?').slice(0, 300) ?? null

export const auditStore = {
  async create(sql: Sql, entry: AuditEntry) {
    await sql.insert(audit).values({
      actorId: entry.actorId ?? null,
      action: entry.action,
      target: plain(entry.target),
      outcome: entry.outcome,
      address: plain(entry.address),
      requestId: plain(entry.requestId),
    })
  },
}

/** Where a request came from, for its row. */
export const auditOrigin = (house: House, request: FastifyRequest) => ({
  address: house.addressOf(request.raw),
  requestId: request.id,
})
