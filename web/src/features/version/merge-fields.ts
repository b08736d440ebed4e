import { sameContent } from '../draft/public.ts'

export type Texts = Readonly<Record<string, unknown>>

export interface Merged {
  /** Fields that only the others changed: theirs is taken. */
  readonly taken: readonly string[]
  /** Fields that both changed: one's own stays until one chooses. */
  readonly open: readonly string[]
}

/** How two edits of one text come together, field by field. Without `base`, nothing tells who changed what. */
export function mergeFields(base: Texts | undefined, mine: Texts, theirs: Texts): Merged {
  const same = (one: Texts | undefined, other: Texts, name: string) =>
    one !== undefined && sameContent(one[name], other[name])
  const differing = Object.keys(theirs).filter((name) => name !== 'version' && !same(mine, theirs, name))
  const taken = differing.filter((name) => same(base, mine, name))
  const open = differing.filter((name) => !same(base, mine, name) && !same(base, theirs, name))
  return { taken, open }
}
