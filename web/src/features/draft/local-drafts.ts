import type { DraftContent } from '@callofcode/contract/draft'
import { localStore, memberStore } from '../../platform/storage/local-store.ts'
import type { DraftPlace } from './draft-wire.ts'

/** A draft set aside for another one, until its author says which is to stay. */
export interface Aside {
  readonly content: DraftContent
  readonly at: string
}

/** A form as this browser holds it. */
export interface LocalDraft {
  readonly content: DraftContent
  /** By this device's clock. */
  readonly typedAt: string
  /** The `updatedAt` of the server's draft that this was typed on top of. */
  readonly basedOn: string | null
  /** The server has just this. */
  readonly sent: boolean
  readonly aside?: Aside | undefined
}

const PREFIX = 'draft:'

/** Drafts in this browser. */
export const localDrafts = memberStore<LocalDraft, DraftPlace>(
  (memberId, form) => `${PREFIX}${memberId}:${form}`,
)

const OWNER = 'drafts-of'
/** Whose they are where nothing can be kept. */
let owner: string | undefined

/** Removes the drafts of everybody else, or of all: the next person at this browser is not to read them. */
export function keepLocalDraftsOf(memberId: string | undefined) {
  owner = memberId ?? ''
  if (!localStore.put(OWNER, owner)) localStore.remove(OWNER)
  for (const key of localStore.keys())
    if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${memberId}:`)) localStore.remove(key)
}

/** Nobody has signed out or in as another since, in any tab: what is typed is still this member's. */
export const isHere = (memberId: string) => (localStore.get(OWNER) ?? owner ?? memberId) === memberId
