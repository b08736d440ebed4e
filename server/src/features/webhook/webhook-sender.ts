import { createHmac, randomBytes } from 'node:crypto'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import type { Jobs } from '../../platform/mail/mail-queue.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { seal, unseal } from '../../platform/mail/seal.ts'
import { auditStore } from '../account/public.ts'
import { deliveryStore, isSuccess } from './delivery-store.ts'
import { mailOff } from './webhook-mails.ts'
import { WEBHOOK_JOB } from './webhook-outbox.ts'
import { type Outcome, postWebhook } from './webhook-request.ts'
import { webhookStore } from './webhook-store.ts'
import type { DeliveryRow, WebhookRow } from './webhook-tables.ts'

const PREFIX = 'whsec_'

export const newSecret = () => PREFIX + randomBytes(32).toString('base64')

/** Returns the value of `webhook-signature`, as https://www.standardwebhooks.com defines it. `at`: seconds since 1970. */
export function signatureOf(secret: string, id: string, at: number, body: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`
}

/** The first pause is five seconds, and each pause is four times as long as the last. The attempts take about a day. */
const ATTEMPTS = 10
const LONGEST_PAUSES = 5_760

interface Dependencies {
  readonly database: Database
  readonly env: Env
  readonly secret: Buffer
}
interface Due {
  readonly delivery: DeliveryRow
  readonly webhook: WebhookRow
}

/** The job that makes one attempt of one delivery. */
export const webhookJobs = (dependencies: Dependencies): Jobs => ({
  [WEBHOOK_JOB]: (payload, queue) => attempt(dependencies, queue, payload as { id: string; attempt: number }),
})

async function attempt(dependencies: Dependencies, queue: MailQueue, job: { id: string; attempt: number }) {
  const { database, env, secret } = dependencies
  const due = await deliveryStore.due(database.sql, job.id, job.attempt)
  if (!due) return
  const outcome = await postWebhook(
    due.webhook.url,
    ...signed(due, openSecret(secret, due.webhook.secret), env),
    {
      loopback: env.WEBHOOK_LOOPBACK === 'on',
      seconds: env.WEBHOOK_SECONDS,
    },
  )
  await write(database, (tx) => keep(dependencies, queue, tx, due, outcome))
}

/** Returns the headers and the body of an attempt. Every attempt of a delivery has the same id and body. */
function signed({ delivery }: Due, secret: string, env: Env): [Record<string, string>, string] {
  const id = `msg_${delivery.id}`
  const at = Math.floor(Date.now() / 1_000)
  const body = bodyOf(delivery, publicUrlOf(env))
  return [
    {
      'content-type': 'application/json',
      'user-agent': 'CallOfCode-Webhooks',
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': signatureOf(secret, id, at, body),
    },
    body,
  ]
}

export const publicUrlOf = ({ PUBLIC_URL, PORT }: Env) => PUBLIC_URL ?? `http://localhost:${PORT}`

/** Returns the body to send. A path becomes a whole address. */
export function bodyOf({ event, createdAt, data }: DeliveryRow, publicUrl: string): string {
  const { path, ...rest } = JSON.parse(data) as { path?: string }
  return JSON.stringify({
    type: event,
    timestamp: createdAt.toISOString(),
    data: { ...rest, ...(path && { url: publicUrl + path }) },
  })
}

/** Stores the outcome, plans the next attempt, and switches off a webhook that has been unreachable for too long. */
async function keep(
  { env }: Dependencies,
  queue: MailQueue,
  tx: Sql,
  { delivery, webhook }: Due,
  outcome: Outcome,
) {
  const isGone = outcome.status === 410
  // The pause grows with each attempt. A site that answers 410 gets no more attempts.
  const most = env.WEBHOOK_PAUSE_SECONDS * LONGEST_PAUSES
  const pause = Math.min(env.WEBHOOK_PAUSE_SECONDS * 4 ** delivery.attempts, most)
  const isLast = isGone || delivery.attempts + 1 >= ATTEMPTS
  // Locks the webhook before its deliveries. An admin's change or deletion locks them in the same order.
  const isOff = isSuccess(outcome.status)
    ? await webhookStore.arrived(tx, webhook.id)
    : await webhookStore.failed(tx, webhook.id, isGone, env.WEBHOOK_FAILING_SECONDS)
  await deliveryStore.record(tx, delivery, outcome, isLast ? undefined : pause)
  await deliveryStore.forget(tx, webhook.id, env.WEBHOOK_LOG_DAYS)
  if (!isOff) return
  await deliveryStore.giveUp(tx, webhook.id)
  await auditStore.create(tx, { action: 'webhook.off', outcome: 'ok', target: webhook.id })
  await mailOff(tx, queue, webhook, publicUrlOf(env))
}

// A key of its own, separate from that of the mails.
const keyOf = (secret: Buffer) => Buffer.concat([secret, Buffer.from('webhook')])

/** Seals a secret for the database, so that a dump does not reveal it. */
export const sealSecret = (site: Buffer, secret: string) => seal(keyOf(site), secret)
const openSecret = (site: Buffer, sealed: string) => unseal(keyOf(site), sealed) as string
