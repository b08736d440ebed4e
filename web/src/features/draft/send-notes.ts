import { CallError } from '../../platform/api/client.ts'
import { mayPass } from '../../platform/api/try-again.ts'
import { sayWaits } from '../../platform/offline/word-queue.ts'
import { localStore } from '../../platform/storage/local-store.ts'
import { type DraftPlace, draftWire } from './draft-wire.ts'
import { isHere, localDrafts } from './local-drafts.ts'
import { sameContent } from './same-content.ts'

/**
 * Sends notes that were written without a network, whichever page is open. One that was changed on another device too stays here as
 * it is: when it is opened, both are there to choose from.
 */
export async function sendNotes(memberId: string) {
  const prefix = `draft:${memberId}:`
  for (const key of localStore.keys()) {
    if (key.startsWith(`${prefix}note:`)) await sendNote(memberId, key.slice(prefix.length) as DraftPlace)
  }
}

async function sendNote(memberId: string, place: DraftPlace) {
  const note = localDrafts.get(memberId, place)
  if (!note?.content || note.sent || note.aside || !isHere(memberId)) return
  const updatedAt = await saved(place, note)
  const now = localDrafts.get(memberId, place)
  // Somebody types on: their form saves that, and finds that this is its own.
  if (!updatedAt || !now || !sameContent(now.content, note.content)) return
  localDrafts.save(memberId, place, { ...now, basedOn: updatedAt, sent: true })
}

async function saved(place: DraftPlace, { content, basedOn }: Parameters<typeof localDrafts.save>[2]) {
  try {
    return (await draftWire.save(place, content, basedOn)).updatedAt
  } catch (error) {
    if (mayPass(error)) sayWaits()
    if (!(error instanceof CallError && error.status === 409)) return undefined
    // It may be this one, whose answer was lost.
    const found = await draftWire.ask(place)
    return found && sameContent(found.content, content) ? found.updatedAt : undefined
  }
}
