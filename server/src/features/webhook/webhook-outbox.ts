import type { WebhookEvent } from '@callofcode/contract/site/webhook'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

/** The job that makes an attempt. */
export const WEBHOOK_JOB = 'webhook'
/** Of the job alone, for a process that died in it. The attempts of a delivery are counted in its row. */
export const JOB_TRIES = 25

interface Told {
  readonly event: WebhookEvent
  /** No e-mail address and no source code. `path` becomes the address of a page. */
  readonly data: Readonly<Record<string, unknown>>
  /** Whom it is about. */
  readonly memberId?: string | null | undefined
}

interface ToldOne {
  readonly data: Readonly<Record<string, unknown>>
  readonly memberId: string
}

/** Tells of many members at once, in one statement too. */
export async function tellWebhooksOfMany(tx: Sql, event: WebhookEvent, about: readonly ToldOne[]) {
  const rows = JSON.stringify(about.map(({ memberId, data }) => ({ memberId, data: JSON.stringify(data) })))
  await tx.execute(raw`
    with told as (
      insert into webhook_deliveries (webhook_id, member_id, event, data, next_at)
      select webhooks.id, one."memberId", ${event}, one.data, now()
      from webhooks, json_to_recordset(${rows}::json) as one("memberId" uuid, data text)
      where is_on and ${event} = any(events)
      returning id
    )
    select graphile_worker.add_job(${WEBHOOK_JOB}, payload := json_build_object('id', id, 'attempt', 0),
      max_attempts := ${JOB_TRIES}) from told`)
}

/**
 * Tells every webhook that wants to know, in the caller's transaction: it is sent if that commits, and survives a crash
 * from then on. One statement, also where nobody wants to know.
 */
export async function tellWebhooks(tx: Sql, { event, data, memberId = null }: Told) {
  await tx.execute(raw`
    with told as (
      insert into webhook_deliveries (webhook_id, member_id, event, data, next_at)
      select id, ${memberId}::uuid, ${event}, ${JSON.stringify(data)}, now() from webhooks
      where is_on and ${event} = any(events)
      returning id
    )
    select graphile_worker.add_job(${WEBHOOK_JOB}, payload := json_build_object('id', id, 'attempt', 0),
      max_attempts := ${JOB_TRIES}) from told`)
}
