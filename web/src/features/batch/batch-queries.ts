import { listYears } from '@callofcode/contract/batch/alumni'
import { listBatches } from '@callofcode/contract/batch/batch'
import { yearsWith } from '@callofcode/contract/text'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'

export const batchesRead = read(listBatches, {}, { quiet: true })
export const yearsRead = read(listYears, {}, { quiet: true })

/** Returns the years that a choice offers: the usual years, those of members, and the chosen year. */
export function useYears(chosen: number | null): number[] {
  const { data } = useQuery(yearsRead)
  return yearsWith([...(data?.data ?? []).map(({ year }) => year), chosen])
}
