import { useEffect, useState } from 'react'
import { browserTransport } from '../api/client.ts'

const CHECK_EVERY = 15_000

/** Whether the site answers again. The browser's own `online` event is only a reason to check. */
export function useSiteReached(checking: boolean): boolean {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    if (!checking || reached) return
    const check = () => isReached().then((found) => found && setReached(true), reportError)
    const timer = setInterval(check, CHECK_EVERY)
    addEventListener('online', check)
    return () => {
      clearInterval(timer)
      removeEventListener('online', check)
    }
  }, [checking, reached])
  return reached
}

export const isReached = () =>
  browserTransport('/healthz', {}).then(
    ({ ok }) => ok,
    () => false,
  )
