import { useEffect } from 'react'
import { noteReading } from '../../features/today/public.ts'
import { useSession } from '../../platform/session/session.ts'

/** So long a page stays open until it counts as visited. Its title and data are there by then. */
const STAYED = 1_000

/** Notes what a member has opened, for the page Today. */
export function useVisit(path: string) {
  const { data: session } = useSession()
  const memberId = session?.role ? session.id : undefined
  useEffect(() => {
    if (!memberId || !path) return undefined
    const timer = setTimeout(() => visited(memberId, path), STAYED)
    return () => clearTimeout(timer)
  }, [memberId, path])
}

function visited(memberId: string, path: string) {
  const title = document.title.replace(/ \S Call of Code$/, '')
  // A page whose item is not there has no address of its own.
  if (document.querySelector('link[rel=canonical]')) noteReading(memberId, path, title)
}
