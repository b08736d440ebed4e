import { sql as raw, type SQL } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import { time } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/database.ts'
import { type PersonalData, utcText } from '../../platform/personal-data.ts'

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
  /** The action, like `signin` or `signup.approve`. */
  readonly action: string
  readonly outcome: 'ok' | 'refused'
  /** The acting member, or null for a visitor. */
  readonly actorId?: string | null | undefined
  /** The id of the person or thing that the action concerns. Never an e-mail, a code or a token. */
  readonly target?: string | null
  readonly address?: string
  readonly requestId?: string
}

/** Whether an act succeeded since a time, as a part of a statement. */
export const wasDone = (action: string, since: SQL) => raw`exists (
  select from audit where action = ${action} and outcome = 'ok' and created_at >= ${since})`

type Act = { readonly action: string; readonly target: string }

export interface ActorCall {
  readonly caller: { readonly id: string }
  readonly request: FastifyRequest
}

// People read these rows in terminals. A line break, an escape sequence or a change of text direction must not
// forge a row.
const plain = (value: string | null | undefined) =>
  value?.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?').slice(0, 300) ?? null

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

  /** Records an action of a signed-in member. */
  record(sql: Sql, { caller, request }: ActorCall, action: string, target: string) {
    const entry = { action, outcome: 'ok', actorId: caller.id, target } as const
    return auditStore.create(sql, { ...entry, ...auditOrigin(request) })
  },

  /** Records an action of a signed-in member on many things, one row for each. */
  recordAll(sql: Sql, call: ActorCall, action: string, targets: readonly string[]) {
    return auditStore.recordEach(
      sql,
      call,
      targets.map((target) => ({ action, target })),
    )
  },

  /** Records several acts of a signed-in member. */
  async recordEach(sql: Sql, { caller, request }: ActorCall, acts: readonly Act[]) {
    if (acts.length === 0) return
    const { address, requestId } = auditOrigin(request)
    // The rows are sent as two values, because a year of a large club is thousands.
    await sql.execute(raw`
      insert into audit (actor_id, action, target, outcome, address, request_id)
      select ${caller.id}::uuid, action, target, 'ok', ${plain(address)}, ${plain(requestId)}
      from unnest(${raw.param(acts.map(({ action }) => action))}::text[],
        ${raw.param(acts.map(({ target }) => plain(target)))}::text[]) as one (action, target)`)
  },
}

/** Returns the origin of a request as columns of an audit row. */
export const auditOrigin = (request: FastifyRequest) => ({
  address: request.clientAddress,
  requestId: request.id,
})

export const personalData = {
  exported: [
    {
      name: 'audit',
      from: 'audit t',
      // Actions by others are exported without the actor's name and address.
      where: '(t.actor_id = $1::uuid or t.target = $1::uuid::text)',
      at: 't.created_at',
      id: 't.id',
      shown: {
        at: utcText('t.created_at'),
        action: 't.action',
        outcome: 't.outcome',
        target: 't.target',
        byYou: 't.actor_id is not distinct from $1::uuid',
        address: 'case when t.actor_id is null or t.actor_id = $1::uuid then t.address end',
        requestId: 't.request_id',
      },
    },
  ],
} satisfies PersonalData
