import { createContext, type ReactNode, useContext } from 'react'
import { sameContent } from '../draft/public.ts'

export type Texts = Readonly<Record<string, unknown>>

export interface Merged {
  /** Fields that only others changed. Their text is used. */
  readonly taken: readonly string[]
  /** Fields that both changed: the editor's own text stays until they choose. */
  readonly open: readonly string[]
}

/** Merges two edits of one text field by field. Without `base` it is unknown who changed which field. */
export function mergeFields(base: Texts | undefined, mine: Texts, theirs: Texts): Merged {
  const same = (one: Texts | undefined, other: Texts, name: string) =>
    one !== undefined && sameContent(one[name], other[name])
  const differing = Object.keys(theirs).filter((name) => name !== 'version' && !same(mine, theirs, name))
  const taken = differing.filter((name) => same(base, mine, name))
  const open = differing.filter((name) => !same(base, mine, name) && !same(base, theirs, name))
  return { taken, open }
}

/** Renders another admin's text below the field that both have changed. */
export const TheirsContext = createContext<(field: string) => ReactNode>(() => null)

export const useTheirs = () => useContext(TheirsContext)
