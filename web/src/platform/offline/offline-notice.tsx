import { say } from 'words:parts'
import { type ReactNode, useEffect, useState } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { useReaderZone } from '../time/reader-zone.ts'
import { dayTime } from '../time/shown-time.tsx'
import { Button } from '../ui/button.tsx'
import { useSiteReached } from './use-site-reached.ts'
import './offline-notice.css'

/** Shows that this page is a cached copy, with its time, and when the site can be reached again. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const zone = useReaderZone() ?? 'UTC'
  const [keptAt, setKeptAt] = useState<string>()
  // The service worker sets this attribute on cached pages.
  useEffect(() => {
    setKeptAt(document.documentElement.dataset.keptAt)
  }, [])
  const isBack = useSiteReached(keptAt !== undefined)
  if (!keptAt) return null
  const when = dayTime(keptAt, zone)
  return (
    <Notice tone={isBack ? 'info' : 'warning'} role="status" className="offline-notice">
      <p>
        {isBack ? say('offlineBack', { when }) : say('offlineCopy', { when })}
        {!isBack && <> {children}</>}
      </p>
      {isBack && (
        <Button size="dense" onClick={() => location.reload()}>
          {say('reload')}
        </Button>
      )}
    </Notice>
  )
}
