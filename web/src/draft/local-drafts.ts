import type { DraftContent } from '@callofcode/contract/draft'
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
const keyOf = (memberId: string, form: DraftPlace) => `${PREFIX}${memberId}:${form}`

/** Drafts in this browser. Storage can be full or forbidden: then nothing is kept, and `write` says so. */
export const localDrafts = {
  get(memberId: string, form: DraftPlace): LocalDraft | undefined {
    try {
      return JSON.parse(localStorage.getItem(keyOf(memberId, form)) ?? '') as LocalDraft
    } catch {
      return undefined
    }
  },

  save(memberId: string, form: DraftPlace, draft: LocalDraft): boolean {
    try {
      localStorage.setItem(keyOf(memberId, form), JSON.stringify(draft))
      return true
    } catch {
      return false
    }
  },

  remove(memberId: string, form: DraftPlace) {
    try {
      localStorage.removeItem(keyOf(memberId, form))
    } catch {
      // Where nothing can be kept there is nothing to remove.
    }
  },
}

/** Removes the drafts of everybody else, or of all: the next person at this browser is not to read them. */
export function keepLocalDraftsOf(memberId: string | undefined) {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${memberId}:`)) localStorage.removeItem(key)
  } catch {
    // As above.
  }
}
