import { listYears } from '@callofcode/contract/alumni/alumni'
import { yearsWith } from '@callofcode/contract/club-years'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'

export const yearsRead = read(listYears, {}, { quiet: true })

/** The years that a choice offers: the usual ones, those of members, and the one that is chosen. */
export function useYears(chosen: number | null): number[] {
  const { data } = useQuery(yearsRead)
  return yearsWith([...(data?.data ?? []).map(({ year }) => year), chosen])
}
