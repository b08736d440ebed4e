import type { QueryClient } from '@tanstack/react-query'
import { useKept } from '../api/use-kept.ts'
import { type Session, sessionKey, sessionQuery } from '../session/session.ts'
import { deviceZone, useDeviceZone } from './device-zone.ts'
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
