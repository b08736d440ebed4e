import { type DraftPlace, draftWire } from './draft-wire.ts'
import { isHere, localDrafts } from './local-drafts.ts'

/**
 * Keeps what the server has of a draft in this browser too, to be there without a network. What was typed here and not sent yet
 * stays as it is. `waiting`: the server did not answer. `full`: this browser has no room.
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
