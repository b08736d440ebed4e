import { say } from 'words:approval'
import { limits } from '@callofcode/contract/limits'
import { useState } from 'react'
import { toast } from '../../platform/feedback/toasts.ts'

interface Chosen {
  readonly _id: string
  readonly name: string
}

export interface Selection {
  readonly ids: string[]
  readonly names: string[]
  has(id: string): boolean
  choose(people: readonly Chosen[], chosen: boolean): void
  clear(): void
}

/**
 * Stores the chosen signups over the pages of one search. Another search clears the choice, so that decisions cover visible
 * people only.
 */
export function useSelection(search: string): Selection {
  const [kept, setKept] = useState({ search, chosen: new Map<string, string>() })
  const chosen = kept.search === search ? kept.chosen : new Map<string, string>()
  return {
    ids: [...chosen.keys()],
    names: [...chosen.values()],
    has: (id) => chosen.has(id),
    choose(people, isChosen) {
      const next = new Map(chosen)
      for (const { _id, name } of people) {
        if (!isChosen) next.delete(_id)
        else if (next.size < limits.chosen) next.set(_id, name)
        else if (!next.has(_id)) toast.info(say('tooManyChosen', { chosen: limits.chosen }))
      }
      setKept({ search, chosen: next })
    },
    clear: () => setKept({ search, chosen: new Map() }),
  }
}
