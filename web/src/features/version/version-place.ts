import { type ItemHistory, KINDS, type Kind, type VersionEntry } from '@callofcode/contract/version/version'
import { useParams, useSearch } from '@tanstack/react-router'

type Params = Record<string, string | undefined>

/** Returns the item whose history the address names. Undefined for an unknown kind. */
export function itemAt({ kind, id = '' }: Params): { kind: Kind; id: string } | undefined {
  const known = KINDS.find((one) => one === kind)
  return known && { kind: known, id }
}

/** The views of a version: its changes, the changes since, or the whole content. */
export const VIEWS = ['before', 'present', 'whole'] as const
export type View = (typeof VIEWS)[number]

/** The version in the address, and the versions for comparison. */
export interface Chosen {
  readonly entry: VersionEntry
  readonly before: VersionEntry | undefined
  readonly present: VersionEntry
  /** The views that make sense for this version. */
  readonly views: readonly View[]
  readonly view: View
}

/**
 * Returns the version for `?version=3&view=present`, or the present one without a number. Undefined if that number does not
 * exist.
 */
export function chosenOf({ versions }: ItemHistory, { version, view }: Params): Chosen | undefined {
  const at = version ? versions.findIndex(({ number }) => String(number) === version) : 0
  const [entry, before, present] = [versions[at], versions[at + 1], versions[0]]
  if (!entry || !present) return undefined
  const fits = { before: before !== undefined, present: at > 0, whole: true }
  const views = VIEWS.filter((one) => fits[one])
  return { entry, before, present, views, view: views.find((one) => one === view) ?? views[0] ?? 'whole' }
}

/** Returns the numbers of the versions whose content a view needs. */
export function needed({ entry, before, present, view }: Chosen): number[] {
  const other = { before: before?.number, present: present.number, whole: undefined }[view]
  return [entry.number, ...(other === undefined ? [] : [other])]
}

export const useItemAt = () => itemAt(useParams({ strict: false }) as Params)
export const useVersionSearch = () => useSearch({ strict: false }) as Params
