import { getVersion, type Kind, listDeleted, listVersions } from '@callofcode/contract/version'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read } from '../../platform/api/read.ts'
import { readFound } from '../../platform/api/read-found.ts'
import { forgetPages, refreshLists } from './refresh-item.ts'

export const historyOf = (kind: Kind, id: string) => readFound(listVersions, { params: { kind, id } })
export const versionAt = (kind: Kind, id: string, number: number) =>
  read(getVersion, { params: { kind, id, number: String(number) } })
export const deletedItems = read(listDeleted, {})

/** After a change: what shows the item is read anew. Done when histories and the deleted items are there. */
export async function refreshItems(client: QueryClient, kind: Kind) {
  const lists = refreshLists(client, kind)
  forgetPages(client, kind)
  const shown = [listVersions, listDeleted].map((target) =>
    client.invalidateQueries({ queryKey: keyOf(target) }, { cancelRefetch: false }),
  )
  await Promise.all([lists, ...shown])
}
