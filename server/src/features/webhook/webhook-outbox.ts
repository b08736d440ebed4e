import type { WebhookEvent } from '@callofcode/contract/webhook/webhook'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { queuedJob } from '../../platform/jobs/add-job.ts'

/** The job that makes an attempt. */
export const WEBHOOK_JOB = 'webhook'
/** Tries of the job itself, for a process that died during an attempt. The row of the delivery counts its attempts. */
export const JOB_TRIES = 25
/** Queues the first attempt of each delivery within the statement. */
const ATTEMPT = queuedJob(WEBHOOK_JOB, raw`json_build_object('id', id, 'attempt', 0)`, { tries: JOB_TRIES })

interface About {
  /** Contains no e-mail address and no source code. `path` becomes the address of a page. */
  readonly data: Readonly<Record<string, unknown>>
  /** The member whom the event concerns. */
  readonly memberId?: string
}

/**
 * Queues a delivery of each of these for every webhook that subscribes to the event. A chat gets one message for all. It runs in the caller's transaction, so a
 * commit sends the deliveries even after a crash. It takes one statement, even if no webhook subscribes.
 */
export async function tellWebhooks(tx: Sql, event: WebhookEvent, about: readonly About[]) {
  if (about.length === 0) return
  const rows = JSON.stringify(
    about.map(({ memberId, data }, at) => ({ memberId, data: JSON.stringify(data), at })),
  )
  await tx.execute(raw`
    with told as (
      insert into webhook_deliveries (webhook_id, member_id, event, data, next_at)
      select webhooks.id, one."memberId", ${event}, one.data, now()
      from webhooks, json_to_recordset(${rows}::json) as one("memberId" uuid, data text, at int)
      where is_on and ${event} = any(events) and (kind = 'json' or at = 0)
      returning id
    )
    select ${ATTEMPT} from told`)
}
