import { getPerson, listHistory } from '@callofcode/contract/talk/measure'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../platform/api/read.ts'

/** Shows what was just done about a member. */
export function useShowPerson(id: string) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keyOf(getPerson, { params: { id } }) }),
      client.invalidateQueries({ queryKey: keyOf(listHistory) }),
    ])
}
