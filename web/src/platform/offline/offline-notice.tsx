import { type ReactNode, useEffect, useState } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { dayTime } from '../time/shown-time.tsx'
import { Button } from '../ui/button.tsx'
import { useSiteReached } from './use-site-reached.ts'
import './offline-notice.css'

/** Says that this page is a kept copy, from when it is, and when the site can be reached again. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const [keptAt, setKeptAt] = useState<string>()
  // The service worker sets it on the pages that it kept.
  useEffect(() => setKeptAt(document.documentElement.dataset.keptAt), [])
  const isBack = useSiteReached(keptAt !== undefined)
  if (!keptAt) return null
  const when = dayTime(keptAt)
  return (
    <Notice tone={isBack ? 'info' : 'warning'} role="status" className="offline-notice">
      <p>
        {isBack ? (
          `The network is back. This copy is from ${when}.`
        ) : (
          <>
            You are offline. This copy was kept on this device, {when}. {children}
          </>
        )}
      </p>
      {isBack && (
        <Button size="dense" onClick={() => location.reload()}>
          Reload the page
        </Button>
      )}
    </Notice>
  )
}
