import { getToday } from '@callofcode/contract/curriculum/curriculum'
import { getReviewDay } from '@callofcode/contract/review/review'
import { getStreak, setStreakZone } from '@callofcode/contract/streak/streak'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { keepOwnZone, useDeviceZone } from '../../platform/time/reader-zone.ts'

export const ownStreak = { ...read(getStreak, {}, { quiet: true }), staleTime: 3_000 }

export const refreshStreak = (client: QueryClient) =>
  Promise.all(
    [getStreak, getToday, getReviewDay].map((target) =>
      client.invalidateQueries({ queryKey: keyOf(target) }),
    ),
  )

/** Saves this browser's time zone once for a member who has chosen none. Otherwise a journey would move the end of the days. */
export function useOwnZone(zone: string | null | undefined) {
  const here = useDeviceZone()
  const client = useQueryClient()
  useEffect(() => {
    if (zone !== null || !here) return
    call(setStreakZone, { body: { timeZone: here, proposed: true } }).then(
      ({ data }) => {
        keepOwnZone(client, data.zone)
        return refreshStreak(client)
      },
      // The request fails offline, or if the server does not accept the zone. The next visit tries again.
      () => undefined,
    )
  }, [zone, here, client])
}
