import { titleWith } from '@callofcode/contract/club/club-look'
import { useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { noteReading } from '../../features/today/last-read.ts'
import { refreshToday } from '../../platform/api/read-again.ts'
import { isKeptPage, pageNameOf } from '../../platform/offline/stores.ts'
import { paths } from '../../platform/paths.ts'
import { clubOf } from '../../platform/session/club.ts'
import { useSession } from '../../platform/session/session.ts'

/** Milliseconds that a page stays open before it counts as visited. Its title and data have arrived by then. */
const STAYED = 1_000
/** Milliseconds from a member's change to the new offline copy. */
const SETTLED = 3_000

/** Records each page that a member opens, for the page Today, and stores a copy for offline use. */
export function useVisit() {
  const { data: session } = useSession()
  const client = useQueryClient()
  const name = useRouterState({
    select: ({ location }) => pageNameOf({ pathname: location.pathname, search: location.searchStr }),
  })
  const memberId = session?.role ? session.id : undefined
  useEffect(() => {
    if (!memberId) return undefined
    let stop: (() => void) | undefined
    let timer = setTimeout(() => {
      note(memberId, clubOf(client).name)
      stop = keep(name)
    }, STAYED)
    const again = () => {
      refreshToday(client).catch(reportError)
      clearTimeout(timer)
      stop?.()
      timer = setTimeout(() => {
        stop = keep(name)
      }, SETTLED)
    }
    const unfollow = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') again()
    })
    return () => {
      clearTimeout(timer)
      unfollow()
      stop?.()
    }
  }, [client, memberId, name])
}

function note(memberId: string, club: string) {
  const title = document.title.replace(titleWith('', { name: club }), '')
  // A page whose item is missing has no canonical address.
  if (document.querySelector('link[rel=canonical]')) noteReading(memberId, location.pathname, title)
}

/**
 * Stores an offline copy. The page of a problem stores itself, with the files that run its solutions. Returns a stop function.
 */
function keep(name: string): () => void {
  const path = name.split('?')[0] ?? ''
  if (!isKeptPage(path) || path.startsWith(paths.problem('')) || !navigator.onLine) return () => undefined
  let stop: (() => void) | undefined
  let gone = false
  import('../../platform/offline/copies.ts').then(
    ({ keepPage }) => {
      if (!gone) stop = keepPage(name, () => undefined)
    },
    () => undefined,
  )
  return () => {
    gone = true
    stop?.()
  }
}
