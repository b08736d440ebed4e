import { type ItemHistory, KINDS, type Kind, type VersionEntry } from '@callofcode/contract/version/version'
import { useParams, useSearch } from '@tanstack/react-router'

type Params = Record<string, string | undefined>

/** The item whose history the address names; undefined for an unknown kind. */
export function itemAt({ kind, id = '' }: Params): { kind: Kind; id: string } | undefined {
  const known = KINDS.find((one) => one === kind)
  return known && { kind: known, id }
}

/** What is shown of a version: what it changed, what changed since, or all of it. */
export const VIEWS = ['before', 'present', 'whole'] as const
export type View = (typeof VIEWS)[number]

/** The version that the address names, and what it can be compared with. */
export interface Chosen {
  readonly entry: VersionEntry
  readonly before: VersionEntry | undefined
  readonly present: VersionEntry
  /** The views that make sense for this version. */
  readonly views: readonly View[]
  readonly view: View
}

/** `?version=3&view=present`; without a number the present version. Undefined if that number does not exist. */
export function chosenOf({ versions }: ItemHistory, { version, view }: Params): Chosen | undefined {
  const at = version ? versions.findIndex(({ number }) => String(number) === version) : 0
  const [entry, before, present] = [versions[at], versions[at + 1], versions[0]]
  if (!entry || !present) return undefined
  const fits = { before: before !== undefined, present: at > 0, whole: true }
  const views = VIEWS.filter((one) => fits[one])
  return { entry, before, present, views, view: views.find((one) => one === view) ?? views[0] ?? 'whole' }
}

/** The numbers of the versions whose content a view needs. */
export function needed({ entry, before, present, view }: Chosen): number[] {
  const other = { before: before?.number, present: present.number, whole: undefined }[view]
  return [entry.number, ...(other === undefined ? [] : [other])]
}

export const useItemAt = () => itemAt(useParams({ strict: false }) as Params)
export const useVersionSearch = () => useSearch({ strict: false }) as Params
