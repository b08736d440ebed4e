import { createHmac, randomBytes } from 'node:crypto'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import type { Jobs } from '../../platform/mail/mail-queue.ts'
import { mailWords, type SayInMail } from '../../platform/mail/mail-words.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { seal, unseal } from '../../platform/mail/seal.ts'
import { auditStore } from '../account/public.ts'
import { askedPause, readAnswer } from './chat-answer.ts'
import { chatBody } from './chat-body.ts'
import { chatMessageOf } from './chat-words.ts'
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
/** Seconds that another site may make a delivery wait by `Retry-After`. */
const LONGEST_ASKED = 86_400

interface Dependencies {
  readonly database: Database
  readonly env: Env
  readonly secret: Buffer
  /** The words for chats, in the language of the club. */
  readonly words?: () => SayInMail
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
  const limits = { loopback: env.WEBHOOK_LOOPBACK === 'on', seconds: env.WEBHOOK_SECONDS }
  const words = dependencies.words?.() ?? mailWords('en', '')
  const outcome = await postWebhook(
    ...callOf(due, openSecret(secret, due.webhook.secret), env, words),
    limits,
  )
  await write(database, (tx) => keep(dependencies, queue, tx, due, outcome))
}

type Call = [address: string, headers: Record<string, string>, body: string]

/** Returns the address, the headers and the body of an attempt. The secret of a chat is in its address. */
function callOf(due: Due, secret: string, env: Env, words: SayInMail): Call {
  const { delivery, webhook } = due
  if (webhook.kind === 'json') return [webhook.url, ...signed(due, secret, env)]
  const address = webhook.kind === 'telegram' ? `${env.TELEGRAM_API}/bot${secret}/sendMessage` : secret
  return [address, HEADERS, bodyOf(delivery, webhook, publicUrlOf(env), words)]
}

const HEADERS = { 'content-type': 'application/json', 'user-agent': 'CallOfCode-Webhooks' }

/** Every attempt of a delivery has the same id and body. */
function signed({ delivery }: Due, secret: string, env: Env): [Record<string, string>, string] {
  const id = `msg_${delivery.id}`
  const at = Math.floor(Date.now() / 1_000)
  const body = jsonBody(delivery, publicUrlOf(env))
  return [
    {
      ...HEADERS,
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': signatureOf(secret, id, at, body),
    },
    body,
  ]
}

export const publicUrlOf = ({ PUBLIC_URL, PORT }: Env) => PUBLIC_URL ?? `http://localhost:${PORT}`

/** Returns the body to send, in the form of its kind. */
export function bodyOf(
  delivery: DeliveryRow,
  { kind, chat }: Pick<WebhookRow, 'kind' | 'chat'>,
  publicUrl: string,
  words: SayInMail,
): string {
  if (kind === 'json') return jsonBody(delivery, publicUrl)
  return chatBody(kind, chatMessageOf(words, delivery.event, JSON.parse(delivery.data), publicUrl), chat)
}

/** A path becomes a whole address. */
function jsonBody({ event, createdAt, data }: DeliveryRow, publicUrl: string): string {
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
  const read = webhook.kind === 'json' ? undefined : readAnswer(webhook.kind, outcome)
  const isGone = outcome.status === 410 && webhook.kind === 'json'
  // The pause grows with each attempt. A site that answers 410 gets no more attempts.
  const most = env.WEBHOOK_PAUSE_SECONDS * LONGEST_PAUSES
  const own = Math.min(env.WEBHOOK_PAUSE_SECONDS * 4 ** delivery.attempts, most)
  const pause = Math.max(own, Math.min(askedPause(outcome), LONGEST_ASKED))
  const isLast = isGone || read?.isFinal || delivery.attempts + 1 >= ATTEMPTS
  // Locks the webhook before its deliveries. An admin's change or deletion locks them in the same order.
  const isOff = isSuccess(outcome.status)
    ? await webhookStore.arrived(tx, webhook.id)
    : await webhookStore.failed(tx, webhook.id, isGone, env.WEBHOOK_FAILING_SECONDS)
  await deliveryStore.record(
    tx,
    delivery,
    { ...outcome, error: read?.fault.text ?? outcome.error },
    isLast ? undefined : pause,
  )
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
