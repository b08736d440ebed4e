import { type Group, getGroup, listGroups } from '@callofcode/contract/group/group'
import { listGroupMembers } from '@callofcode/contract/group/group-member'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { keyOf, read, readFound } from '../../platform/api/read.ts'

export interface GroupSearch {
  readonly q?: string
  readonly cursor?: string
}

export const groupsRead = read(listGroups, {}, { quiet: true })
export const groupOf = (slug: string) => readFound(getGroup, { params: { group: slug } }, { quiet: true })
export const groupMembersOf = (slug: string, { q, cursor }: GroupSearch) =>
  read(
    listGroupMembers,
    { params: { group: slug }, query: { ...(q && { q }), ...(cursor && { cursor }) } },
    { quiet: true },
  )
export const askedOf = (slug: string) =>
  read(listGroupMembers, { params: { group: slug }, query: { only: 'asked' } }, { quiet: true })

/** Shows a changed group at once, and reads the list of groups again. */
function showGroup(client: QueryClient, group: Group) {
  client.setQueryData(groupOf(group.slug).queryKey, { data: group, success: true } as never)
  void client.invalidateQueries({ queryKey: keyOf(listGroups) })
}
export function useShowGroup() {
  const client = useQueryClient()
  return (group: Group) => showGroup(client, group)
}

/** Reads all that screens show of groups again. */
export function useRereadGroups() {
  const client = useQueryClient()
  return () => {
    for (const target of [listGroups, getGroup, listGroupMembers])
      void client.invalidateQueries({ queryKey: keyOf(target) })
  }
}
