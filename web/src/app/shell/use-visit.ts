import { titleWith } from '@callofcode/contract/club/club-look'
import { useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { noteReading, refreshToday } from '../../features/today/public.ts'
import { isKeptPage, pageNameOf } from '../../platform/offline/stores.ts'
import { paths } from '../../platform/paths.ts'
import { clubOf } from '../../platform/session/club.ts'
import { useSession } from '../../platform/session/session.ts'

/** So long a page stays open until it counts as visited. Its title and data are there by then. */
const STAYED = 1_000
/** After a change of the member's, the kept copy is made again. */
const SETTLED = 3_000

/** What a member opens is noted for the page Today, and kept for when there is no network. */
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
  // A page whose item is not there has no address of its own.
  if (document.querySelector('link[rel=canonical]')) noteReading(memberId, location.pathname, title)
}

/** The page of a problem keeps itself, with what runs its solutions. Returns what ends the keeping. */
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
