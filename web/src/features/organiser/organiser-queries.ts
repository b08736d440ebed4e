import { getBackups } from '@callofcode/contract/backup/backup'
import { getClubHome } from '@callofcode/contract/organiser/organiser'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { waitingCounts } from '../../platform/api/read-again.ts'
import { isAdmin, may, organises, type Session, useSession } from '../../platform/session/session.ts'

/** The short stale time shows a finished step as ticked. */
export const clubHomeOf = { ...read(getClubHome, {}, { quiet: true }), staleTime: 3_000 }
/** Returns whether one of their tasks has something on the desk beside what waits. For other tasks the server would answer with nothing. */
export const hasClubHome = (session: Session | null | undefined) =>
  may(session, 'events') || may(session, 'moderation') || may(session, 'announcements')

/** For admins alone. A failed request shows nothing, because admins come to the desk for other things. */
const backupStatus = { ...read(getBackups, {}, { quiet: true }), staleTime: 3_000 }

export function useBackups() {
  const { data: session } = useSession()
  const { data } = useQuery({ ...backupStatus, enabled: isAdmin(session) })
  const backups = data?.data ?? undefined
  return { backups, isTroubled: backups !== undefined && (!backups.place || backups.trouble !== null) }
}

/** Loads the content of the line about the desk. */
export const loadDeskLine = (client: QueryClient, session: Session | null) =>
  Promise.all([
    organises(session) && client.prefetchQuery(waitingCounts),
    isAdmin(session) && client.prefetchQuery(backupStatus),
  ])

export const loadDesk = (client: QueryClient, session: Session | null) =>
  organises(session)
    ? Promise.all([
        client.prefetchQuery(waitingCounts),
        hasClubHome(session) && client.prefetchQuery(clubHomeOf),
      ])
    : Promise.resolve([])
