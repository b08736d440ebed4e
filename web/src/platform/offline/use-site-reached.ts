import { useEffect, useState } from 'react'
import { browserTransport, SITE_ANSWERED } from '../api/client.ts'

const CHECK_EVERY = 15_000
/** The browser says `online` when it has a network, which may carry nothing for some seconds more. */
const AFTER_ONLINE = [0, 1_000, 3_000, 7_000]

/** Whether the site answers again: this question, or any call of the page. The browser's own `online` event is only a reason to check. */
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
