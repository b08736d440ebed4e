import type { Reply } from '@callofcode/contract/forum'
import { useEffect, useState } from 'react'
import { replyAnchor } from './thread-place.ts'

interface Further {
  hasNextPage: boolean
  isFetching: boolean
  fetchNextPage: () => unknown
}

/** Leads to a reply, reading on until it is there: the one in the address at first, then whichever is named. */
export function useReach(
  replies: readonly Reply[] | undefined,
  { hasNextPage, isFetching, fetchNextPage }: Further,
) {
  const [wanted, setWanted] = useState<string>()
  useEffect(() => setWanted(/^#reply-(.+)/.exec(location.hash)?.[1]), [])
  useEffect(() => {
    if (!wanted || isFetching) return
    const found = document.getElementById(replyAnchor(wanted))
    if (!found && replies && hasNextPage) return void fetchNextPage()
    found?.scrollIntoView({ block: 'start' })
    found?.focus({ preventScroll: true })
    if (found || replies) setWanted(undefined)
  }, [wanted, replies, hasNextPage, isFetching, fetchNextPage])
  return setWanted
}
