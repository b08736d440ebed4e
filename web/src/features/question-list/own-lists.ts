import { getOwnList, getSharedList, listOwnLists } from '@callofcode/contract/question-list/own-list'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, read, readFound } from '../../platform/api/read.ts'

/** Reads the member's own lists. With a question, the response shows which lists contain it. */
export const ownLists = (question?: string) =>
  read(listOwnLists, { query: question ? { question } : {} }, { quiet: true })
export const ownListRead = (id: string) => readFound(getOwnList, { params: { id } }, { quiet: true })
export const sharedListRead = (key: string) => readFound(getSharedList, { params: { key } }, { quiet: true })

/** Reads all queries of own lists again. */
export function useFreshLists() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [listOwnLists, getOwnList, getSharedList].map((one) =>
        client.invalidateQueries({ queryKey: keyOf(one) }),
      ),
    )
}
