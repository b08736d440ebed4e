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
} from '@callofcode/contract/draft/draft'
import { call } from '../../platform/api/client.ts'
import { isHere, localDrafts } from './local-drafts.ts'

/** The owner of a draft: a form, or a reply in a thread. */
export type DraftPlace = DraftForm | `reply:${string}`

const REPLY = 'reply:'
const threadOf = (place: DraftPlace) => (place.startsWith(REPLY) ? place.slice(REPLY.length) : undefined)

/** Reads, saves and ends a draft on the server. */
export interface DraftWire {
  /** Null if there is none, undefined if no answer came in time. */
  ask(place: DraftPlace): Promise<Draft | null | undefined>
  save(place: DraftPlace, content: DraftContent, basedOn: string | null): Promise<Draft>
  end(place: DraftPlace): Promise<unknown>
}

const PATIENCE = 4_000
/** Milliseconds to wait for the response to a save before a retry. */
const LONGEST_SAVE = 20_000
/** Browsers refuse larger bodies with `keepalive`. */
const KEEPALIVE_BYTES = 60_000

async function ask(place: DraftPlace): Promise<Draft | null | undefined> {
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

/** Saves a draft. Every save may be the last of its page, so small ones are sent with `keepalive`. */
async function save(place: DraftPlace, content: DraftContent, basedOn: string | null): Promise<Draft> {
  const body = { content, basedOn }
  const keepalive = new Blob([JSON.stringify(body)]).size < KEEPALIVE_BYTES
  const options = { keepalive, signal: AbortSignal.timeout(LONGEST_SAVE) }
  const id = threadOf(place)
  if (id !== undefined) return (await call(saveReplyDraft, { params: { id }, body }, options)).data
  const form = place as DraftForm
  return (await call(saveDraft, { params: { form }, body }, options)).data
}

function end(place: DraftPlace) {
  const id = threadOf(place)
  if (id !== undefined) return call(removeReplyDraft, { params: { id } })
  return call(removeDraft, { params: { form: place as DraftForm } })
}

export const draftWire: DraftWire = { ask, save, end }

/**
 * Copies the server's draft into this browser for offline use. Unsent local text stays as it is. `waiting`: the server did not
 * respond. `full`: this browser has no space left.
 */
export async function bringDraft(memberId: string, place: DraftPlace): Promise<'here' | 'waiting' | 'full'> {
  const found = await draftWire.ask(place)
  if (found === undefined) return 'waiting'
  const here = localDrafts.get(memberId, place)
  if (!found || !isHere(memberId) || here?.sent === false) return 'here'
  const { content, updatedAt } = found
  const kept = { content, typedAt: updatedAt, basedOn: updatedAt, sent: true }
  return localDrafts.save(memberId, place, { ...here, ...kept }) ? 'here' : 'full'
}
