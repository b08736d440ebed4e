import { limits } from '@callofcode/contract/limits'
import {
  getItem,
  getVersion,
  KINDS,
  type Kind,
  listDeleted,
  listVersions,
} from '@callofcode/contract/version/version'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read, readFound } from '../../platform/api/read.ts'
import { itemPlaces } from './item-places.ts'

export const historyOf = (kind: Kind, id: string) => readFound(listVersions, { params: { kind, id } })
export const versionAt = (kind: Kind, id: string, number: number) =>
  read(getVersion, { params: { kind, id, number: String(number) } })

/** The filters in the address. A missing filter matches everything. */
export interface DeletedSearch {
  readonly kind?: string | undefined
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/** Returns the kind. An unknown kind means all kinds. */
export const chosenKind = ({ kind }: DeletedSearch): Kind | undefined => KINDS.find((one) => one === kind)

export function deletedItems(search: DeletedSearch) {
  const kind = chosenKind(search)
  const q = [...(search.q ?? '').trim()].slice(0, limits.search).join('')
  const { cursor } = search
  return read(listDeleted, { query: { ...(kind && { kind }), ...(q && { q }), ...(cursor && { cursor }) } })
}

/** Reads all queries that show the item again after a change. Resolves when lists, histories and deleted items are loaded. */
export async function refreshItems(client: QueryClient, kind: Kind) {
  const lists = refreshLists(client, kind)
  forgetPages(client, kind)
  const shown = [listVersions, listDeleted].map((target) =>
    client.invalidateQueries({ queryKey: keyOf(target) }, { cancelRefetch: false }),
  )
  await Promise.all([lists, ...shown])
}

/** Reads the lists that contain the item again, on other screens too, so that no list shows the old state. */
export async function refreshLists(client: QueryClient, kind: Kind) {
  for (const target of [getItem, listVersions, listDeleted])
    void client.invalidateQueries({ queryKey: keyOf(target) })
  await Promise.all(
    itemPlaces[kind].lists.map((target) =>
      client.invalidateQueries({ queryKey: keyOf(target), refetchType: 'all' }),
    ),
  )
}

/** Drops the cached pages of items. An open page fetches its data again. */
export function forgetPages(client: QueryClient, kind: Kind) {
  for (const target of itemPlaces[kind].pages) {
    client.removeQueries({ queryKey: keyOf(target), type: 'inactive' })
    void client.invalidateQueries({ queryKey: keyOf(target) })
  }
}
