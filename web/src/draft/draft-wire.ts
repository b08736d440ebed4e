import {
  type Draft,
  type DraftContent,
  type DraftForm,
  getDraft,
  getReplyDraft,
  removeDraft,
  removeReplyDraft,
  saveDraft,
  saveReplyDraft,
} from '@callofcode/contract/draft'
import { call } from '../api/client.ts'

/** What a draft is of: a form, or a reply in a thread. */
export type DraftPlace = DraftForm | `reply:${string}`

const REPLY = 'reply:'
const threadOf = (place: DraftPlace) => (place.startsWith(REPLY) ? place.slice(REPLY.length) : undefined)

const PATIENCE = 4_000
/** Browsers refuse larger bodies of requests that outlive their page. */
const KEEPALIVE_BYTES = 60_000

/** The server's draft; null when there is none, undefined when no answer came in time. */
export async function askForDraft(place: DraftPlace): Promise<Draft | null | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const id = threadOf(place)
    if (id !== undefined) return (await call(getReplyDraft, { params: { id } }, { signal })).data
    const form = place as DraftForm
    return (await call(getDraft, { params: { form } }, { signal })).data
  } catch {
    return undefined
  }
}

/** Every save may be the last of its page, so each that is small enough outlives it. */
export async function sendDraft(
  place: DraftPlace,
  content: DraftContent,
  basedOn: string | null,
): Promise<Draft> {
  const body = { content, basedOn }
  const keepalive = new Blob([JSON.stringify(body)]).size < KEEPALIVE_BYTES
  const id = threadOf(place)
  if (id !== undefined) return (await call(saveReplyDraft, { params: { id }, body }, { keepalive })).data
  const form = place as DraftForm
  return (await call(saveDraft, { params: { form }, body }, { keepalive })).data
}

export function endDraft(place: DraftPlace) {
  const id = threadOf(place)
  if (id !== undefined) return call(removeReplyDraft, { params: { id } })
  return call(removeDraft, { params: { form: place as DraftForm } })
}
