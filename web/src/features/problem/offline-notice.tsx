import { useEffect, useState } from 'react'
import { browserTransport } from '../../platform/api/client.ts'
import { dayTime } from '../../platform/time/clock-time.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Notice } from '../../platform/ui/notice.tsx'

const LOOKS_EVERY = 15_000

/** Says that this is a kept copy, and from when; and when the site is there again. */
export function OfflineNotice() {
  const [keptAt, setKeptAt] = useState<string>()
  // Set by the service worker on the page that it kept; the server writes no such thing.
  useEffect(() => setKeptAt(document.documentElement.dataset.keptAt), [])
  const isBack = useReached(keptAt !== undefined)
  if (!keptAt) return null
  const when = dayTime(keptAt)
  return (
    <Notice tone={isBack ? 'info' : 'warning'} role="status" className="offline-notice">
      <p>
        {isBack
          ? `The network is back. This copy is from ${when}.`
          : `You are offline. This copy was kept on this device, ${when}. Languages that were fetched before run, and what you type is kept.`}
      </p>
      {isBack && (
        <Button size="dense" onClick={() => location.reload()}>
          Load the page anew
        </Button>
      )}
    </Notice>
  )
}

/** Whether the site answers again. What browsers say of their network is no more than a reason to look. */
function useReached(looking: boolean): boolean {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    if (!looking || reached) return
    const look = () => isReached().then((found) => found && setReached(true), reportError)
    const timer = setInterval(look, LOOKS_EVERY)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [looking, reached])
  return reached
}

const isReached = () =>
  browserTransport('/healthz', {}).then(
    ({ ok }) => ok,
    () => false,
  )
