import { keptJson, localStore } from '../../../platform/storage/local-store.ts'
import type { Edit, Edits } from './edits.ts'

/** Drafts share this prefix, so a sign-out deletes what is unsaved with them. */
const prefixOf = (memberId: string, slug: string) => `draft:${memberId}:problem:${slug}:`

/** Unsaved texts in this browser: one entry a file, so that two tabs which write two files do not lose one. */
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

  /** Keeps what has changed since; false when this browser keeps nothing. */
  keep(memberId: string, slug: string, before: Edits, edits: Edits): boolean {
    const prefix = prefixOf(memberId, slug)
    for (const path of Object.keys(before)) if (!edits[path]) localStore.remove(prefix + path)
    return Object.entries(edits)
      .filter(([path, edit]) => before[path] !== edit)
      .every(([path, edit]) => localStore.put(prefix + path, JSON.stringify(edit)))
  },
}
