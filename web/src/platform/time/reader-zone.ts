import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useKept } from '../api/use-kept.ts'
import { type Session, sessionKey, sessionQuery } from '../session/session.ts'
import { isKnown, zoneOfToday } from './zone-names.ts'

const zoneOf = (session: Session | null | undefined) =>
  session?.timeZone && isKnown(session.timeZone) ? zoneOfToday(session.timeZone) : null

/**
 * Returns the zone of the times for a reader. A member's account sets it, for mails too, and the server has it. Visitors, and
 * members without a choice, get the zone of the device, which is null on the server and until hydration.
 */
export function useReaderZone(): string | null {
  const device = useDeviceZone()
  const { data } = useKept({ ...sessionQuery, select: zoneOf })
  return data ?? device
}

/** Returns the reader's zone before a screen is rendered. */
export const readerZoneOf = (client: QueryClient): string | null =>
  zoneOf(client.getQueryData<Session | null>(sessionKey)) ?? (import.meta.env.SSR ? null : deviceZone())

/** Applies the zone that a member has chosen to the open page. */
export const keepOwnZone = (client: QueryClient, timeZone: string | null) =>
  client.setQueryData<Session | null>(sessionKey, (one) => {
    if (!one) return one
    const { timeZone: _before, ...rest } = one
    return timeZone ? { ...rest, timeZone } : rest
  })

const never = () => () => undefined

const deviceZone = () => zoneOfToday(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** Returns the time zone of the device by its current name, as in events. Null on the server and until hydration. */
export const useDeviceZone = () => useSyncExternalStore(never, deviceZone, () => null)
