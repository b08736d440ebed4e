import type { DraftContent } from '@callofcode/contract/draft/draft'
import { localStore, memberStore } from '../../platform/storage/local-store.ts'
import type { DraftPlace } from './draft-wire.ts'

/** A draft that was set aside, until its author chooses which one to keep. */
export interface Aside {
  readonly content: DraftContent
  readonly at: string
  /** The next draft to choose about, which was set aside earlier. */
  readonly behind?: Aside | undefined
}

/** A form as this browser stores it. */
export interface LocalDraft {
  readonly content: DraftContent
  /** The time by the clock of this device. */
  readonly typedAt: string
  /** The `updatedAt` of the server's draft that this text is based on. */
  readonly basedOn: string | null
  /** The server has exactly this content. */
  readonly sent: boolean
  /** The last sent contents without a response yet. If the server has one of them, the draft is our own. */
  readonly unanswered?: readonly DraftContent[] | undefined
  readonly aside?: Aside | undefined
}

const PREFIX = 'draft:'

export const localDrafts = memberStore<LocalDraft, DraftPlace>(
  (memberId, form) => `${PREFIX}${memberId}:${form}`,
)

const OWNER = 'drafts-of'
/** Kept in memory when the browser refuses storage. */
let owner: string | undefined

/** Removes the drafts of all other members, or all drafts, because the next person at this browser must not read them. */
export function keepLocalDraftsOf(memberId: string | undefined) {
  owner = memberId ?? ''
  if (!localStore.put(OWNER, owner)) localStore.remove(OWNER)
  for (const key of localStore.keys())
    if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${memberId}:`)) localStore.remove(key)
}

/** Returns true if this member is still signed in, in every tab, so that the typed text is theirs. */
export const isHere = (memberId: string) => (localStore.get(OWNER) ?? owner ?? memberId) === memberId
