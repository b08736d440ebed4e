import { chatMessages, type WebhookKind } from '@callofcode/contract/webhook/chat'
import { webhookMessages } from '@callofcode/contract/webhook/webhook'
import type { Env } from '../../platform/env.ts'
import { badInput } from '../../platform/failure.ts'
import { isClosed } from '../../platform/http/guarded-address.ts'

interface Given {
  readonly url?: string | undefined
  readonly token?: string | undefined
}
interface Target {
  /** The address as everybody may see it. */
  readonly url?: string
  /** What is sealed of it. */
  readonly secret?: string
}

/** Parts what an admin gave into what is shown and what is sealed. Throws 400 at an address that is not reached. */
export function targetOf(env: Env, kind: WebhookKind, { url, token }: Given): Target {
  if (kind === 'telegram') return token ? { url: env.TELEGRAM_API, secret: token } : {}
  if (url === undefined) return {}
  const address = new URL(url)
  const loopback = env.WEBHOOK_LOOPBACK === 'on'
  if (isClosed(address, loopback))
    throw badInput({
      url: address.protocol === 'https:' ? webhookMessages.privateAddress : webhookMessages.urlRule,
    })
  if (kind === 'json') return { url }
  if (kind === 'discord' && !isOfDiscord(address, loopback)) throw badInput({ url: chatMessages.discordRule })
  return { url: address.origin, secret: url }
}

const isOfDiscord = ({ hostname, pathname }: URL, loopback: boolean) =>
  pathname.startsWith('/api/webhooks/') && (loopback || /^(?:[a-z]+\.)?discord(?:app)?\.com$/.test(hostname))
