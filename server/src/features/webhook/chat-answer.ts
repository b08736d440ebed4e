import type { Sentence } from '@callofcode/contract/sentence'
import { type ChatKind, chatFaults } from '@callofcode/contract/webhook/chat'
import { isSuccess } from './delivery-store.ts'
import type { Outcome } from './webhook-request.ts'

/** What the answer of a chat means. */
interface Read {
  readonly fault: Sentence
  /** Another attempt would be answered in the same way. */
  readonly isFinal: boolean
}

/** Returns why a chat did not take a message, or undefined if it did, gave no answer, or failed itself. */
export function readAnswer(kind: ChatKind, { status, answer }: Outcome): Read | undefined {
  if (status === null || isSuccess(status) || status >= 500) return undefined
  if (status === 429) return { fault: chatFaults.tooMany, isFinal: false }
  return { fault: faultOf(kind, status, answer ?? ''), isFinal: true }
}

function faultOf(kind: ChatKind, status: number, answer: string): Sentence {
  if (kind === 'telegram') {
    // Telegram answers 404 to a token that is none.
    if (status === 401 || status === 404) return chatFaults.tokenUnknown
    if (status === 403) return chatFaults.notAllowed
    return /chat not found|chat_id is empty|PEER_ID/i.test(answer)
      ? chatFaults.channelUnknown
      : chatFaults.refused
  }
  if (/channel_is_archived/.test(answer)) return chatFaults.archived
  if (/channel_not_found/.test(answer)) return chatFaults.channelUnknown
  if (status === 401 || status === 404 || status === 410 || /invalid_token|no_service|no_team/.test(answer))
    return chatFaults.addressUnknown
  return status === 403 ? chatFaults.notAllowed : chatFaults.refused
}

/** Returns the seconds that a chat asks to wait, or 0. Telegram says them in its answer. */
export function askedPause({ status, retryAfter, answer }: Outcome): number {
  if (status !== 429) return 0
  return Math.max(retryAfter ?? 0, Number(/"retry_after":\s*(\d+)/.exec(answer ?? '')?.[1] ?? 0))
}
