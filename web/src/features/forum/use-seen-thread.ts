import { countUnread, listNotifications, readNotifications } from '@callofcode/contract/notification'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'

/** Who looks at a thread needs no more telling of what stands in it; `version` is what they look at. */
export function useSeenThread(thread: string, member: boolean, version: string) {
  const client = useQueryClient()
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (!member || seen.current === version || document.visibilityState === 'hidden') return
    seen.current = version
    call(readNotifications, { body: { thread } }).then(
      (answer) => {
        client.setQueryData(read(countUnread, {}).queryKey, answer)
        void client.invalidateQueries({ queryKey: keyOf(listNotifications) })
      },
      // They stay unread, which harms nobody.
      () => undefined,
    )
  }, [thread, member, version, client])
}
