import { CATEGORIES } from '@callofcode/contract/forum/forum'
import { useQuery } from '@tanstack/react-query'
import { writableRead } from './forum-queries.ts'

/** Returns the categories in which the reader may write, and the present one. Without an answer there are the fixed ones. */
export function useWritable(present: string): readonly string[] {
  const { data } = useQuery(writableRead)
  const names = data?.data ?? CATEGORIES
  return present === '' || names.some((one) => one === present) ? names : [...names, present]
}
