import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useKept } from '../api/use-kept.ts'
import { type Session, sessionKey, sessionQuery } from '../session/session.ts'
import { isKnown, zoneOfToday } from './zone-names.ts'

const zoneOf = (session: Session | null | undefined) =>
  session?.timeZone && isKnown(session.timeZone) ? zoneOfToday(session.timeZone) : null

/**
 * The zone in which a reader is told times: that of the member's account, as in mails, which the server knows too; that of
 * the device for visitors and for members who have chosen none, null on the server and until hydration.
 */
export function useReaderZone(): string | null {
  const device = useDeviceZone()
  const { data } = useKept({ ...sessionQuery, select: zoneOf })
  return data ?? device
}

/** The same before a screen is drawn. */
export const readerZoneOf = (client: QueryClient): string | null =>
  zoneOf(client.getQueryData<Session | null>(sessionKey)) ?? (import.meta.env.SSR ? null : deviceZone())

/** A member has chosen a zone: from now on it is that of the open page. */
export const keepOwnZone = (client: QueryClient, timeZone: string | null) =>
  client.setQueryData<Session | null>(sessionKey, (one) => {
    if (!one) return one
    const { timeZone: _before, ...rest } = one
    return timeZone ? { ...rest, timeZone } : rest
  })

const never = () => () => undefined

const deviceZone = () => zoneOfToday(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The time zone of the device by the name of today, as events have it; null on the server and until hydration. */
export const useDeviceZone = () => useSyncExternalStore(never, deviceZone, () => null)
