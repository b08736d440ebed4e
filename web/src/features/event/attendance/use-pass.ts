import type { Pass } from '@callofcode/contract/attendance/attendance'
import { getOwnRegistration } from '@callofcode/contract/event/registration'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf, read } from '../../../platform/api/read.ts'
import { passOf } from './attendance-queries.ts'

const SHORTEST = 2_000
/** Milliseconds between reads of a pass without a code, which show a check-in. */
const LOOK = 10_000
const A_DAY = 86_400_000

/**
 * Returns a member's pass for the door. Each state of the seat has its own pass, because a seat that was given up opens no door.
 * A check-in also refreshes the seat, which can then no longer be given up.
 */
export function usePass(id: string) {
  const client = useQueryClient()
  const { data: seat } = useQuery({ ...read(getOwnRegistration, { params: { id } }), enabled: false })
  const pass = passOf(id)
  const found = useQuery({
    ...pass,
    queryKey: [...pass.queryKey, seat?.data.state],
    refetchInterval: ({ state }) => waitOf(state.data?.data),
  })
  const isNews = Boolean(found.data?.data.cameAt) && seat?.data.checkedIn === false
  useEffect(() => {
    if (isNews) void client.invalidateQueries({ queryKey: keyOf(getOwnRegistration, { params: { id } }) })
  }, [isNews, client, id])
  return found
}

function waitOf(pass: Pass | undefined): number | false {
  if (!pass || pass.cameAt) return false
  const untilOpen = Date.parse(pass.opensAt) - Date.now()
  if (untilOpen > 0) return untilOpen < A_DAY && pass.hasSeat ? Math.max(untilOpen, SHORTEST) : false
  if (Date.now() > Date.parse(pass.closesAt)) return false
  return pass.qr ? Math.min(LOOK, Math.max(SHORTEST, pass.secondsLeft * 1_000)) : LOOK
}
