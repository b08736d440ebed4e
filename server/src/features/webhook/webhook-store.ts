import type { WebhookEvent } from '@callofcode/contract/webhook/webhook'
import { desc, eq, getTableColumns, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type DeliveryRow, type WebhookRow, webhooks } from './webhook-tables.ts'

export type ListedWebhook = WebhookRow & {
  readonly last: DeliveryRow['state'] | null
  readonly lastError: string | null
}

const columns = {
  ...getTableColumns(webhooks),
  last: raw<
    DeliveryRow['state'] | null
  >`(select d.state from webhook_deliveries d where d.webhook_id = webhooks.id
    order by d.created_at desc, d.id desc limit 1)`,
  lastError: raw<string | null>`(select d.error from webhook_deliveries d where d.webhook_id = webhooks.id
    order by d.created_at desc, d.id desc limit 1)`,
}
interface Changes {
  readonly url?: string | undefined
  readonly secret?: string | undefined
  readonly chat?: string | undefined
  readonly events?: WebhookEvent[] | undefined
  readonly isOn?: boolean | undefined
}

export const webhookStore = {
  list: (sql: Sql): Promise<ListedWebhook[]> =>
    sql.select(columns).from(webhooks).orderBy(desc(webhooks.createdAt), desc(webhooks.id)),

  count: (sql: Sql) => sql.$count(webhooks),

  async get(sql: Sql, id: string): Promise<ListedWebhook | undefined> {
    const [row] = await sql.select(columns).from(webhooks).where(eq(webhooks.id, id))
    return row
  },

  async create(
    tx: Sql,
    values: Pick<WebhookRow, 'kind' | 'url' | 'chat' | 'secret' | 'events'>,
  ): Promise<string> {
    const [row] = await tx.insert(webhooks).values(values).returning({ id: webhooks.id })
    return row?.id ?? ''
  },

  /** Switching a webhook on again clears its earlier failures. Returns false if the webhook does not exist. */
  async update(tx: Sql, id: string, { url, secret, chat, events, isOn }: Changes): Promise<boolean> {
    const [row] = await tx
      .update(webhooks)
      .set({
        // Keeps the statement valid when nothing else is set.
        url: url ?? raw`url`,
        ...(secret && { secret }),
        ...(chat && { chat }),
        ...(events && { events }),
        ...(isOn !== undefined && { isOn, offReason: null }),
        ...(isOn && { failingSince: null }),
      })
      .where(eq(webhooks.id, id))
      .returning({ id: webhooks.id })
    return row !== undefined
  },

  async remove(tx: Sql, id: string): Promise<boolean> {
    return ((await tx.delete(webhooks).where(eq(webhooks.id, id))).rowCount ?? 0) > 0
  },

  /** Records that the webhook can be reached. Returns false: it stays on. */
  async arrived(tx: Sql, id: string): Promise<false> {
    await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, id))
    return false
  },

  /** Records a failure. Returns true if the webhook was switched off now, because nothing had arrived for too long. */
  async failed(tx: Sql, id: string, isGone: boolean, longest: number): Promise<boolean> {
    await tx
      .update(webhooks)
      .set({ failingSince: raw`coalesce(failing_since, now())` })
      .where(eq(webhooks.id, id))
    const [row] = await tx
      .update(webhooks)
      .set({ isOn: false, offReason: isGone ? 'gone' : 'failures' })
      .where(
        raw`id = ${id} and is_on and (${isGone} or failing_since <= now() - make_interval(secs => ${longest}))`,
      )
      .returning({ id: webhooks.id })
    return row !== undefined
  },
}
