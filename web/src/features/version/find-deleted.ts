import { type DeletedItem, KINDS, type Kind } from '@callofcode/contract/version'

/** What the address asks for; absent means any. */
export interface DeletedSearch {
  readonly kind?: string | undefined
  readonly q?: string | undefined
}

/** One of the kinds; anything else in the address means all of them. */
export const chosenKind = ({ kind }: DeletedSearch): Kind | undefined => KINDS.find((one) => one === kind)

/** Items of this kind whose title, or who deleted them, holds every word that is searched for. */
export function findDeleted(items: readonly DeletedItem[], search: DeletedSearch): DeletedItem[] {
  const kind = chosenKind(search)
  const words = (search.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    if (kind && item.kind !== kind) return false
    const text = `${item.title}\n${item.by ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
