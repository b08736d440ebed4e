import { useEffect, useState } from 'react'
import { browserTransport, SITE_ANSWERED } from '../api/client.ts'

const CHECK_EVERY = 15_000
/** Milliseconds before each check. After `online` the network may transfer nothing for some more seconds. */
const AFTER_ONLINE = [0, 1_000, 3_000, 7_000]

/**
 * Returns whether the site responds again, to this check or to any call of the page. The browser's own `online` event only
 * triggers a check.
 */
export function useSiteReached(checking: boolean): boolean {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    if (!checking || reached) return
    let soon: ReturnType<typeof setTimeout>[] = []
    const check = () => isReached().then((found) => found && setReached(true), reportError)
    const checkSoon = () => {
      soon.forEach(clearTimeout)
      soon = AFTER_ONLINE.map((wait) => setTimeout(check, wait))
    }
    const timer = setInterval(check, CHECK_EVERY)
    const answered = () => setReached(true)
    addEventListener('online', checkSoon)
    addEventListener(SITE_ANSWERED, answered)
    return () => {
      soon.forEach(clearTimeout)
      clearInterval(timer)
      removeEventListener('online', checkSoon)
      removeEventListener(SITE_ANSWERED, answered)
    }
  }, [checking, reached])
  return reached
}

export const isReached = () =>
  browserTransport('/healthz', {}).then(
    ({ ok }) => ok,
    () => false,
  )
