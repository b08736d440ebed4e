import type { WebhookEvent } from '@callofcode/contract/webhook/webhook'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { queuedJob } from '../../platform/jobs/add-job.ts'

/** The job that makes an attempt. */
export const WEBHOOK_JOB = 'webhook'
/** Of the job alone, for a process that died in it. The attempts of a delivery are counted in its row. */
export const JOB_TRIES = 25
/** The first attempt of each delivery in a statement. */
const ATTEMPT = queuedJob(WEBHOOK_JOB, raw`json_build_object('id', id, 'attempt', 0)`, { tries: JOB_TRIES })

interface About {
  /** No e-mail address and no source code. `path` becomes the address of a page. */
  readonly data: Readonly<Record<string, unknown>>
  /** The member whom it is about. */
  readonly memberId?: string
}

/**
 * Queues a delivery of each of these for every webhook that wants the event, in the caller's transaction: it is sent if that
 * commits, and survives a crash from then on. One statement, also where no webhook wants it.
 */
export async function tellWebhooks(tx: Sql, event: WebhookEvent, about: readonly About[]) {
  if (about.length === 0) return
  const rows = JSON.stringify(about.map(({ memberId, data }) => ({ memberId, data: JSON.stringify(data) })))
  await tx.execute(raw`
    with told as (
      insert into webhook_deliveries (webhook_id, member_id, event, data, next_at)
      select webhooks.id, one."memberId", ${event}, one.data, now()
      from webhooks, json_to_recordset(${rows}::json) as one("memberId" uuid, data text)
      where is_on and ${event} = any(events)
      returning id
    )
    select ${ATTEMPT} from told`)
}
