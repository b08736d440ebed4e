import { type DraftPlace, draftWire } from './draft-wire.ts'
import { isHere, localDrafts } from './local-drafts.ts'

/**
 * Keeps what the server has of a draft in this browser too, to be there without a network. What was typed here and not sent yet
 * stays as it is. False where the server did not answer.
 */
export async function bringDraft(memberId: string, place: DraftPlace): Promise<boolean> {
  const found = await draftWire.ask(place)
  const here = localDrafts.get(memberId, place)
  if (!found || !isHere(memberId) || here?.sent === false) return found !== undefined
  const { content, updatedAt } = found
  const kept = { content, typedAt: updatedAt, basedOn: updatedAt, sent: true }
  return localDrafts.save(memberId, place, { ...here, ...kept })
}
