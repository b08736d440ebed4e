import { listSeries, type SeriesDate } from '@callofcode/contract/event/series'
import { read } from '../../../platform/api/read.ts'

const SOON = 20_000

export const seriesOf = (id: string) => ({
  ...read(listSeries, { params: { id } }, { quiet: true }),
  staleTime: SOON,
})

/** Those after an event that can still be changed. */
export function followingOf(all: readonly SeriesDate[], id: string, now = Date.now()): SeriesDate[] {
  const here = all.find((one) => one._id === id)
  if (!here) return []
  return all.filter(
    (one) =>
      one._id !== id && one.startsAt > here.startsAt && !one.cancelledAt && Date.parse(one.endsAt) > now,
  )
}

/** How many seats are taken or waited for on these. */
export const signedUpFor = (dates: readonly SeriesDate[]) =>
  dates.reduce((sum, { going, waiting }) => sum + going + waiting, 0)
