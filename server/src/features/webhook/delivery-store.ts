import { sentence } from '@callofcode/contract/sentence'
import { and, desc, eq, getTableColumns, isNull, lt, or, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { addJob, inSeconds } from '../../platform/jobs/add-job.ts'
import { JOB_TRIES, WEBHOOK_JOB } from './webhook-outbox.ts'
import type { Outcome } from './webhook-request.ts'
import { type DeliveryRow, webhookDeliveries, webhooks } from './webhook-tables.ts'

const PAGE = 25
/** Few enough to delete during an attempt. */
const BATCH = 500
const deliveries = webhookDeliveries

export const deliveryStore = {
  /** Queues a test delivery to one webhook. */
  async ping(tx: Sql, webhookId: string) {
    const [row] = await tx
      .insert(deliveries)
      .values({ webhookId, event: 'ping', data: '{}', nextAt: raw`now()` })
      .returning()
    if (row) await queue(tx, row.id, 0, 0)
  },

  async list(sql: Sql, webhookId: string, after: ExactPlace | undefined) {
    const rows = await sql
      .select({ row: getTableColumns(deliveries), exactTime: exactTime(deliveries.createdAt) })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.webhookId, webhookId),
          after && raw`(${deliveries.createdAt}, ${deliveries.id}) < ${placeValues(after)}`,
        ),
      )
      .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    const next: ExactPlace | undefined = last && [last.exactTime, last.row.id]
    return { rows: page.map(({ row }) => row), next }
  },

  /** Returns a delivery and its webhook if this attempt is due. Another attempt may have been made meanwhile. */
  async due(sql: Sql, id: string, attempt: number) {
    const [found] = await sql
      .select({ delivery: deliveries, webhook: webhooks })
      .from(deliveries)
      .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
      .where(and(eq(deliveries.id, id), eq(deliveries.attempts, attempt), eq(deliveries.state, 'waiting')))
    return found
  },

  /** Stores the outcome of an attempt. `pause`: seconds until the next attempt, undefined after the last. */
  async record(tx: Sql, { id, attempts }: DeliveryRow, outcome: Outcome, pause: number | undefined) {
    const { retryAfter: _, ...result } = outcome
    const isOk = outcome.error === null && isSuccess(outcome.status)
    const isOver = isOk || pause === undefined
    const [row] = await tx
      .update(deliveries)
      .set({
        ...result,
        attempts: attempts + 1,
        triedAt: raw`now()`,
        state: isOk ? 'delivered' : isOver ? 'failed' : 'waiting',
        nextAt: isOver ? null : raw`now() + make_interval(secs => ${pause})`,
      })
      .where(and(eq(deliveries.id, id), eq(deliveries.attempts, attempts)))
      .returning({ id: deliveries.id })
    if (row && !isOver) await queue(tx, id, attempts + 1, pause ?? 0)
    return isOk
  },

  /** Queues a delivery again at once, under the same id. Returns false if it does not exist. */
  async again(tx: Sql, webhookId: string, id: string): Promise<boolean> {
    const [row] = await tx
      .update(deliveries)
      .set({ state: 'waiting', nextAt: raw`now()` })
      .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.id, id)))
      .returning({ attempts: deliveries.attempts })
    if (row) await queue(tx, id, row.attempts, 0)
    return row !== undefined
  },

  /** Waiting deliveries of a webhook that was switched off are no longer sent. */
  async giveUp(tx: Sql, webhookId: string) {
    await tx
      .update(deliveries)
      .set({
        state: 'failed',
        nextAt: null,
        error: sentence('webhook.webhookSwitchedOff', 'The webhook was switched off.').text,
      })
      .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.state, 'waiting')))
  },

  async forget(sql: Sql, webhookId: string, days: number) {
    const old = sql
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.webhookId, webhookId),
          lt(deliveries.createdAt, raw`now() - make_interval(days => ${days})`),
          or(isNull(deliveries.nextAt), eq(deliveries.state, 'failed')),
        ),
      )
      .limit(BATCH)
    await sql.delete(deliveries).where(raw`${deliveries.id} in (${old})`)
  },
}

export const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300

const queue = (tx: Sql, id: string, attempt: number, seconds: number) =>
  addJob(tx, WEBHOOK_JOB, { id, attempt }, { tries: JOB_TRIES, at: inSeconds(seconds) })
