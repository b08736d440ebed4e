import { limits } from '@callofcode/contract/limits'
import { sentence } from '@callofcode/contract/sentence'
import {
  createWebhook,
  type Delivery,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  redeliver,
  removeWebhook,
  updateWebhook,
  type Webhook,
  webhookFaultsOf,
  webhookMessages,
} from '@callofcode/contract/webhook/webhook'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { mailWords } from '../../platform/mail/mail-words.ts'
import { auditStore } from '../account/public.ts'
import type { Club } from '../club/public.ts'
import { deliveryStore } from './delivery-store.ts'
import { bodyOf, newSecret, sealSecret } from './webhook-sender.ts'
import { type ListedWebhook, webhookStore } from './webhook-store.ts'
import type { DeliveryRow } from './webhook-tables.ts'
import { targetOf } from './webhook-target.ts'

interface Dependencies {
  readonly api: Api
  readonly env: Env
  readonly database: Database
  readonly club: Club
  readonly publicUrl: string
  readonly secret: Buffer
}

/** Serves the endpoints with which admins manage webhooks. */
export function webhookRoutes({ api, env, database, club, publicUrl, secret: siteSecret }: Dependencies) {
  const { sql } = database
  const words = () => mailWords(club.settings.language, club.name)

  api.serve(listWebhooks, async () => ({ data: (await webhookStore.list(sql)).map(present) }))

  api.serve(createWebhook, async (call) => {
    const { kind, events, chat = null } = call.body
    const given = targetOf(env, kind, call.body)
    const secret = given.secret ?? newSecret()
    const id = await write(database, async (tx) => {
      if ((await webhookStore.count(tx)) >= limits.webhooks) throw conflict(webhookMessages.tooMany)
      const made = await webhookStore.create(tx, {
        kind,
        events,
        url: given.url ?? '',
        chat: kind === 'telegram' ? chat : null,
        secret: sealSecret(siteSecret, secret),
      })
      await auditStore.record(tx, call, 'webhook.create', made)
      // Whoever adds a chat wants to see a message in it.
      if (kind !== 'json') await deliveryStore.ping(tx, made)
      return made
    })
    return {
      data: present(await find(sql, id)),
      ...(kind === 'json'
        ? { secret, message: sentence('webhook.webhookMadeCopySecret', 'Webhook made. Copy its secret now.') }
        : {
            secret: null,
            message: sentence('webhook.chatAdded', 'The chat is added. A test message is on its way.'),
          }),
    }
  })

  api.serve(updateWebhook, async (call) => {
    const { params, body } = call
    await write(database, async (tx) => {
      const { kind } = await find(tx, params.id)
      const faults = webhookFaultsOf({ ...body, kind }, true)
      if (Object.keys(faults).length > 0) throw badInput(faults)
      const { url, secret } = targetOf(env, kind, body)
      const { events, isOn, chat } = body
      const changes = {
        url,
        events,
        isOn,
        ...(secret && { secret: sealSecret(siteSecret, secret) }),
        ...(kind === 'telegram' && { chat }),
      }
      if (!(await webhookStore.update(tx, params.id, changes))) throw missing(webhookMessages.missing)
      if (body.isOn === false) await deliveryStore.giveUp(tx, params.id)
      await auditStore.record(tx, call, 'webhook.update', params.id)
    })
    return {
      data: present(await find(sql, params.id)),
      message: sentence('webhook.webhookChanged', 'Webhook changed'),
    }
  })

  api.serve(removeWebhook, async (call) => {
    await write(database, async (tx) => {
      if (!(await webhookStore.remove(tx, call.params.id))) throw missing(webhookMessages.missing)
      await auditStore.record(tx, call, 'webhook.delete', call.params.id)
    })
    return { message: sentence('webhook.webhookDeleted', 'Webhook deleted') }
  })

  api.serve(pingWebhook, async ({ params }) => {
    await write(database, async (tx) => {
      refuseOff(await find(tx, params.id))
      await deliveryStore.ping(tx, params.id)
    })
    return { message: sentence('webhook.testWay', 'A test is on its way') }
  })

  api.serve(listDeliveries, async ({ params, query }) => {
    const webhook = await find(sql, params.id)
    const { rows, next } = await deliveryStore.list(sql, params.id, readCursor(exactPlace, query.cursor))
    return { data: rows.map((row) => presentDelivery(row, webhook)), nextCursor: writeCursor(next) }
  })

  api.serve(redeliver, async ({ params }) => {
    await write(database, async (tx) => {
      refuseOff(await find(tx, params.id))
      if (!(await deliveryStore.again(tx, params.id, params.deliveryId)))
        throw missing(webhookMessages.deliveryMissing)
    })
    return { message: sentence('webhook.wayAgain', 'It is on its way again') }
  })

  async function find(on: Sql, id: string): Promise<ListedWebhook> {
    const row = await webhookStore.get(on, id)
    if (!row) throw missing(webhookMessages.missing)
    return row
  }

  const presentDelivery = (row: DeliveryRow, webhook: ListedWebhook): Delivery => ({
    _id: row.id,
    event: row.event,
    state: row.state,
    attempts: row.attempts,
    status: row.status,
    tookMs: row.tookMs,
    answer: row.answer,
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    triedAt: row.triedAt?.toISOString() ?? null,
    nextAt: row.nextAt?.toISOString() ?? null,
    body: bodyOf(row, webhook, publicUrl, words()),
  })
}

function refuseOff({ isOn }: ListedWebhook) {
  if (!isOn) throw conflict(webhookMessages.isOff)
}

const present = (row: ListedWebhook): Webhook => ({
  _id: row.id,
  kind: row.kind,
  url: row.url,
  chat: row.chat,
  events: row.events,
  isOn: row.isOn,
  offReason: row.offReason,
  last: row.last,
  lastError: row.lastError,
  failingSince: row.failingSince?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})
