import type { ProblemPage } from '@callofcode/contract/problem'
import { useEffect, useState } from 'react'
import { browserTransport } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { paths } from '../../platform/paths.ts'
import { dayTime } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { hasReference, type ReferenceClient } from '../run/public.ts'

const CHECK_EVERY = 15_000

/** Says that this page is a kept copy, from when it is, and when the site can be reached again. */
export function OfflineNotice() {
  const [keptAt, setKeptAt] = useState<string>()
  // The service worker sets it on the pages that it kept.
  useEffect(() => setKeptAt(document.documentElement.dataset.keptAt), [])
  const isBack = useSiteReached(keptAt !== undefined)
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
          Reload the page
        </Button>
      )}
    </Notice>
  )
}

/** Whether the site answers again. The browser's own `online` event is only a reason to check. */
function useSiteReached(checking: boolean): boolean {
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

const isReached = () =>
  browserTransport('/healthz', {}).then(
    ({ ok }) => ok,
    () => false,
  )

/** Keeps this problem for use without a network: its page, the files that the page loaded, and its reference. */
export function useOfflineCopy({ slug }: ProblemPage, reference: ReferenceClient) {
  useEffect(() => {
    let end: (() => void) | undefined
    let gone = false
    const begin = async () => {
      const { keepPage } = await import('../../platform/offline/copies.ts')
      if (gone) return
      end = keepPage(paths.problem(slug), () => {
        // A first question fetches the reference, and the service worker keeps it.
        if (hasReference(slug)) reference.prepare()
      })
    }
    void begin().catch(() => undefined)
    return () => {
      gone = true
      end?.()
    }
  }, [slug, reference])
}
