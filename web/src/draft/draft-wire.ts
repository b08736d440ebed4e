import {
  type Draft,
  type DraftContent,
  type DraftForm,
  getDraft,
  saveDraft,
} from '@callofcode/contract/draft'
import { call } from '../api/client.ts'

const PATIENCE = 4_000
/** Browsers refuse larger bodies of requests that outlive their page. */
const KEEPALIVE_BYTES = 60_000

/** The server's draft; null when there is none, undefined when no answer came in time. */
export async function askForDraft(form: DraftForm): Promise<Draft | null | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    return (await call(getDraft, { params: { form } }, { signal })).data
  } catch {
    return undefined
  }
}

/** Every save may be the last of its page, so each that is small enough outlives it. */
export async function sendDraft(
  form: DraftForm,
  content: DraftContent,
  basedOn: string | null,
): Promise<Draft> {
  const body = { content, basedOn }
  const keepalive = new Blob([JSON.stringify(body)]).size < KEEPALIVE_BYTES
  return (await call(saveDraft, { params: { form }, body }, { keepalive })).data
}
