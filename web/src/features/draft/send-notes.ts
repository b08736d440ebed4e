import { CallError } from '../../platform/api/client.ts'
import { mayPass } from '../../platform/api/try-again.ts'
import { sayWaits } from '../../platform/offline/word-queue.ts'
import { localStore } from '../../platform/storage/local-store.ts'
import { type DraftPlace, draftWire } from './draft-wire.ts'
import { isHere, localDrafts } from './local-drafts.ts'
import { sameContent } from './same-content.ts'

/**
 * Sends notes that were written offline, from any open page. A note that was also changed on another device stays here. When it
 * is opened, the author chooses between both.
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
  // The author is still typing. The form saves the newer text and recognises this one.
  if (!updatedAt || !now || !sameContent(now.content, note.content)) return
  localDrafts.save(memberId, place, { ...now, basedOn: updatedAt, sent: true })
}

async function saved(place: DraftPlace, { content, basedOn }: Parameters<typeof localDrafts.save>[2]) {
  try {
    return (await draftWire.save(place, content, basedOn)).updatedAt
  } catch (error) {
    if (mayPass(error)) sayWaits()
    if (!(error instanceof CallError && error.status === 409)) return undefined
    // It may be this note, whose response was lost.
    const found = await draftWire.ask(place)
    return found && sameContent(found.content, content) ? found.updatedAt : undefined
  }
}
