import { getItem, getVersion, type Kind, listDeleted, listVersions } from '@callofcode/contract/version'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read } from '../../platform/api/read.ts'
import { readFound } from '../../platform/api/read-found.ts'
import { itemPlaces } from './item-places.ts'

export const historyOf = (kind: Kind, id: string) => readFound(listVersions, { params: { kind, id } })
export const versionAt = (kind: Kind, id: string, number: number) =>
  read(getVersion, { params: { kind, id, number: String(number) } })
export const deletedItems = read(listDeleted, {})

/** After a change: fetches again what shows the item. Resolves when lists, histories and deleted items are there. */
export async function refreshItems(client: QueryClient, kind: Kind) {
  const lists = refreshLists(client, kind)
  forgetPages(client, kind)
  const shown = [listVersions, listDeleted].map((target) =>
    client.invalidateQueries({ queryKey: keyOf(target) }, { cancelRefetch: false }),
  )
  await Promise.all([lists, ...shown])
}

/** Fetches again the lists that hold the item, on other screens too, so that none shows the old state. */
export async function refreshLists(client: QueryClient, kind: Kind) {
  for (const target of [getItem, listVersions, listDeleted])
    void client.invalidateQueries({ queryKey: keyOf(target) })
  await Promise.all(
    itemPlaces[kind].lists.map((target) =>
      client.invalidateQueries({ queryKey: keyOf(target), refetchType: 'all' }),
    ),
  )
}

/** Drops the cached pages of items; a page that is open fetches again. */
export function forgetPages(client: QueryClient, kind: Kind) {
  for (const target of itemPlaces[kind].pages) {
    client.removeQueries({ queryKey: keyOf(target), type: 'inactive' })
    void client.invalidateQueries({ queryKey: keyOf(target) })
  }
}
