import { pathOf } from '@callofcode/contract/endpoint'
import { streamThread } from '@callofcode/contract/forum/forum'
import { countUnread } from '@callofcode/contract/notification/notification'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keyOf } from '../../platform/api/read.ts'
import { refreshThread, threadOf } from './forum-queries.ts'

/** Milliseconds until a hidden tab disconnects. A browser allows six connections per site. */
const HIDDEN_FOR = 30_000
const AGAIN_AFTER = 60_000
/** Milliseconds before an event is handled, because the member's own writes were just fetched. */
const SETTLES = 200

/** Fetches a thread again whenever it changes. Returns false while there is no connection that reports changes. */
export function useLiveThread(id: string, known: boolean): boolean {
  const client = useQueryClient()
  const [live, setLive] = useState(false)
  useEffect(() => (known ? listen(client, id, setLive) : undefined), [client, id, known])
  return live
}

function listen(client: QueryClient, id: string, tell: (live: boolean) => void) {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let settling: ReturnType<typeof setTimeout> | undefined
  const versionNow = () => client.getQueryData(threadOf(id).queryKey)?.data.version
  let seen = versionNow()

  const hear = ({ lastEventId }: MessageEvent) => {
    seen = lastEventId
    clearTimeout(settling)
    settling = setTimeout(() => {
      if (versionNow() !== lastEventId) refreshThread(client, id).catch(reportError)
      void client.invalidateQueries({ queryKey: keyOf(countUnread) })
    }, SETTLES)
  }
  const open = () => {
    clearTimeout(timer)
    if (source && source.readyState !== EventSource.CLOSED) return
    source = new EventSource(pathOf(streamThread, { id }, { since: seen }))
    source.onopen = () => tell(true)
    source.onerror = () => {
      tell(false)
      // The browser reconnects after a break, but not after a refusal.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN_AFTER)
    }
    source.addEventListener('changed', hear)
  }
  const close = () => {
    clearTimeout(timer)
    source?.close()
    tell(false)
  }
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') open()
    else timer = setTimeout(close, HIDDEN_FOR)
  }

  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearTimeout(settling)
    close()
  }
}
