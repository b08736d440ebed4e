import { keptJson, localStore } from '../../../platform/storage/local-store.ts'
import type { Edit, Edits } from './edits.ts'

/** The prefix of drafts, so that a sign-out deletes unsaved texts with them. */
const prefixOf = (memberId: string, slug: string) => `draft:${memberId}:problem:${slug}:`

/** Stores unsaved texts in this browser, with one entry per file. Two tabs that write two files then lose nothing. */
export const keptEdits = {
  read(memberId: string, slug: string): Edits {
    const prefix = prefixOf(memberId, slug)
    const kept = localStore.keys().filter((key) => key.startsWith(prefix))
    return Object.fromEntries(
      kept.flatMap((key) => {
        const { before, text } = keptJson<Edit>(key) ?? {}
        return before === undefined || text === undefined
          ? []
          : [[key.slice(prefix.length), { before, text }]]
      }),
    )
  },

  /** Stores the changes. Returns false when this browser stores nothing. */
  keep(memberId: string, slug: string, before: Edits, edits: Edits): boolean {
    const prefix = prefixOf(memberId, slug)
    for (const path of Object.keys(before)) if (!edits[path]) localStore.remove(prefix + path)
    return Object.entries(edits)
      .filter(([path, edit]) => before[path] !== edit)
      .every(([path, edit]) => localStore.put(prefix + path, JSON.stringify(edit)))
  },
}
