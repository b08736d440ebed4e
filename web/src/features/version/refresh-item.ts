import { getItem, type Kind, listDeleted, listVersions } from '@callofcode/contract/version'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../platform/api/read.ts'
import { itemPlaces } from './item-places.ts'

/** The lists that an item stands in are asked for anew, those of other screens too: they are not to show what was. */
export async function refreshLists(client: QueryClient, kind: Kind) {
  for (const target of [getItem, listVersions, listDeleted])
    void client.invalidateQueries({ queryKey: keyOf(target) })
  await Promise.all(
    itemPlaces[kind].lists.map((target) =>
      client.invalidateQueries({ queryKey: keyOf(target), refetchType: 'all' }),
    ),
  )
}

/** Forgets what the screens of one item showed; a screen that is open asks anew. */
export function forgetPages(client: QueryClient, kind: Kind) {
  for (const target of itemPlaces[kind].pages) {
    client.removeQueries({ queryKey: keyOf(target), type: 'inactive' })
    void client.invalidateQueries({ queryKey: keyOf(target) })
  }
}
